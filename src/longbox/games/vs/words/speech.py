"""How the cards of Vs. System speak."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from longbox.engine.words import Say
from longbox.games.vs.vocabulary import amounts

if TYPE_CHECKING:
    from longbox.engine.effects.amounts import Number

NUMBERS: Final = ("atk", "def", "health", "cost")


class VsSay(Say):
    """How the cards of Vs. System speak."""

    def stat(self, stat: str) -> str:
        return stat.capitalize() if stat not in ("atk", "def") else stat.upper()

    def more_of(self, stat: str, amount: Number) -> str:
        """A keyword is a stat, too: one has it or not."""
        return super().more_of(stat, amount) if stat in NUMBERS else self.stat(stat)

    def article(self, noun: str) -> str:
        return f"an{noun}" if noun.startswith("other ") else super().article(noun)

    def number(self, number: int) -> str:
        return amounts.NUMBERS.get(number, str(number))
