"""Drones: face-down cards that are minions, and the numbers that they have."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from longbox.engine.effects.nouns import Cards
from longbox.engine.frames import Scope
from longbox.engine.modifiers import SET
from longbox.engine.words import Say, counted
from longbox.games.champions.chapters.drones import DRONE_MADE, make_drone
from longbox.games.champions.chapters.entering_play import ENTERED_PLAY
from longbox.games.champions.table.state import Champions
from longbox.games.champions.vocabulary.adjectives import FACE_DOWN
from longbox.games.champions.vocabulary.deeds import FromOwnDeck
from longbox.games.champions.vocabulary.places import MINIONS
from longbox.games.champions.vocabulary.statics import Bonus

facedown_drone: Final = Cards("Drone", MINIONS, (FACE_DOWN,))


@dataclass(frozen=True, eq=False)
class Base(Bonus):
    """What a card without numbers of its own has."""

    def head(self, say: Say) -> str:
        return f"each {self.to.words(say)} has"

    def tail(self, say: Say) -> str:
        if self.stat == "health":
            return counted(self.amount, "base hit point")
        return f"base {self.stat.upper()} {self.amount}"


def base(stat: str, amount: int) -> Base:
    return Base(stat, amount, facedown_drone, op=SET)


def make_drones(game: Champions, scope: Scope, cards: list[int], amount: int) -> None:
    make_drone(game, scope.you)


DRONE: Final = FromOwnDeck(
    "put",
    "the top card of {your} deck face down into play as a Drone minion engaged with {to_you}",
    act=make_drones,
    happens=(DRONE_MADE, ENTERED_PLAY),
    takes=1,
).done()
