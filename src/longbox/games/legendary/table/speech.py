"""How Legendary's cards speak: to you, or of "each player" in the third person."""

from __future__ import annotations

from typing import Final

from longbox.engine.words import Say
from longbox.games.legendary.table.kinds import TO_FIGHT


class Speech(Say):
    """How the cards of Legendary speak."""

    def stat(self, stat: str) -> str:
        return "Attack"

    def has(self, stat: str) -> str:
        return "takes" if stat == TO_FIGHT else "has"

    def article(self, noun: str) -> str:
        if noun.startswith(("one ", "another")):
            return noun
        if noun.startswith("other "):
            return "an" + noun
        return "an " + noun if noun.startswith("X-") else super().article(noun)


SPEECH: Final = Speech("this card")
"""What is said while a card's own name stands beside it."""
