"""How Legendary's cards speak: to you, or of "each player" in the third person."""

from __future__ import annotations

from typing import Final

from longbox.engine.words import Say


class Speech(Say):
    """How the cards of Legendary speak."""

    def article(self, noun: str) -> str:
        if noun.startswith(("one ", "another")):
            return noun
        if noun.startswith("other "):
            return "an" + noun
        return "an " + noun if noun.startswith("X-") else super().article(noun)


SPEECH: Final = Speech("this card")
"""What is said while a card's own name stands beside it."""
