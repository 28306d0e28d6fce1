"""How Legendary's cards speak: to you, or of "each player" in the third person."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from longbox.engine.language import message
from longbox.engine.words import Say
from longbox.games.legendary.table.kinds import SHIELD, TO_FIGHT
from longbox.games.legendary.table.sides import TONGUES, tongue_name
from longbox.games.legendary.table.state import Table
from longbox.games.legendary.table.zones import HAND

if TYPE_CHECKING:
    from longbox.engine.effects.abilities import Trigger


class Speech(Say):
    """How the cards of Legendary speak. In a message {a Villain} is a term with its article, {you have} what a player
    holds or has played, and {SHIELD} the team whose name has too many dots for a message (so {SHIELD Level})."""

    def filled(self, field: str) -> str:
        if field.startswith("a "):
            return self.article(self.filled(field.removeprefix("a ")))
        if field == "you have":
            return self.term("they have" if self.third else "you have")
        if field.startswith("SHIELD"):
            return self.term(SHIELD + field.removeprefix("SHIELD"))
        return super().filled(field)

    def stat(self, stat: str) -> str:
        return self.term("Attack")

    def has(self, who: str, stat: str, what: str) -> str:
        if stat == TO_FIGHT:
            return self.phrase("{who} takes {what}", who=who, what=what)
        return super().has(who, stat, what)

    def heard(self, power: Trigger) -> str:
        """What cards do out of a hand, they say so."""
        told = super().heard(power)
        return self.phrase("{told} and {this} is in your hand", told=told) if power.where == (HAND.name,) else told

    def takes_an(self, noun: str) -> bool:
        return noun.startswith("X-") or super().takes_an(noun)


THIS: Final = message("this card")


def speech(game: Table, this: str = "") -> Speech:
    """How cards speak at a table; of themselves by name, unless that stands beside what is said."""
    return speech_of(tongue_name(game), this)


def speech_of(tongue: str, this: str = "") -> Speech:
    """How cards speak in the tongue of a side."""
    spoken = TONGUES[tongue]
    return Speech(this or spoken.message(THIS), tongue=spoken)
