"""How the cards of Vs. System speak: by the book that is played, where books differ."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from longbox.engine.tongue import PLAIN, TITLE, Tongue
from longbox.engine.words import Say
from longbox.games.vs.table.editions import EDITIONS, MARVEL_BATTLES, MCU, SYMBOLS, Edition
from longbox.games.vs.table.kinds import COMPILED
from longbox.games.vs.table.state import Vs

if TYPE_CHECKING:
    from longbox.engine.effects.amounts import Number

STATS: Final = ("atk", "def", "health", "cost")
NUMBERS: Final = {2: "two", 3: "three", 4: "four", 5: "five", 6: "six", 7: "seven"}

TONGUES: Final[dict[str, Tongue]] = {
    "": PLAIN,
    MARVEL_BATTLES: Tongue(edition=MARVEL_BATTLES),
    MCU: Tongue(edition=MCU),
}
"""How cards speak by each of the books; the Compiled Rulebook's way is the usual one."""


class VsSay(Say):
    """How the cards of Vs. System speak. In a message {Energy} is the symbol."""

    label_kind = TITLE

    def filled(self, field: str) -> str:
        return self.term(f"[{field}]") if field in SYMBOLS else super().filled(field)

    def stat(self, stat: str) -> str:
        return self.term(stat.capitalize() if stat not in ("atk", "def") else stat.upper())

    def more_of(self, stat: str, amount: Number) -> str:
        """A keyword is a stat, too: one has it or not."""
        return super().more_of(stat, amount) if stat in STATS else self.stat(stat)

    def article(self, noun: str) -> str:
        return f"an{noun}" if noun.startswith("other ") else super().article(noun)

    def number(self, number: int) -> str:
        return NUMBERS.get(number, str(number))


def tongue_name(game: Vs) -> str:
    edition = game.state.edition
    return "" if edition == COMPILED else edition


def speech(game: Vs, this: str, it: str = "") -> VsSay:
    """How a card speaks at a table; of a card that was chosen by its name (`it`), where "it" would not say which."""
    tongue = TONGUES[tongue_name(game)]
    return VsSay(this, tongue=Tongue(messages={"it": it}, edition=tongue.edition) if it else tongue)


def edition_of(say: Say) -> Edition:
    """The book by which a card speaks."""
    return EDITIONS[say.tongue.edition or COMPILED]
