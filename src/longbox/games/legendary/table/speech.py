"""How Legendary's cards speak: to you, or of "each player" in the third person."""

from __future__ import annotations

from typing import Final

from longbox.engine.words import Say
from longbox.games.legendary.table.kinds import SHIELD, TO_FIGHT
from longbox.games.legendary.table.sides import TONGUES, tongue_name
from longbox.games.legendary.table.state import Table


class Speech(Say):
    """How the cards of Legendary speak. In a message {a Villain} is a term with its article, {you have} what a player
    holds or has played, and {SHIELD} the team whose name has too many dots for a message."""

    def filled(self, field: str) -> str:
        if field.startswith("a "):
            return self.article(self.filled(field.removeprefix("a ")))
        if field == "you have":
            return self.term("they have" if self.third else "you have")
        return self.term(SHIELD) if field == "SHIELD" else super().filled(field)

    def stat(self, stat: str) -> str:
        return self.term("Attack")

    def has(self, stat: str) -> str:
        return "takes" if stat == TO_FIGHT else "has"

    def article(self, noun: str) -> str:
        if noun.startswith(("one ", "another")):
            return noun
        if noun.startswith("other "):
            return "an" + noun
        return "an " + noun if noun.startswith("X-") else super().article(noun)


THIS: Final = "this card"
SPEECHES: Final[dict[str, Speech]] = {name: Speech(THIS, tongue=tongue) for name, tongue in TONGUES.items()}


def speech(game: Table, this: str = THIS) -> Speech:
    """How cards speak at a table; of themselves by name, unless that stands beside what is said."""
    return speech_of(tongue_name(game), this)


def speech_of(tongue: str, this: str = THIS) -> Speech:
    """How cards speak in the tongue of a side."""
    known = SPEECHES[tongue]
    return known if this == THIS else Speech(this, tongue=known.tongue)
