"""Drones: face-down cards that are minions, and the numbers that they have."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from longbox.engine.effects.nouns import Cards
from longbox.engine.events import EventKind
from longbox.engine.frames import Scope
from longbox.engine.modifiers import SET
from longbox.engine.words import Say, counted
from longbox.games.champions.chapters.drones import DRONE_MADE, make_drone
from longbox.games.champions.chapters.entering_play import ENTERED_PLAY
from longbox.games.champions.table.state import Champions
from longbox.games.champions.vocabulary.adjectives import FACE_DOWN
from longbox.games.champions.vocabulary.places import MINIONS
from longbox.games.champions.vocabulary.statics import Bonus
from longbox.games.champions.vocabulary.verbs import FromOwnDeck

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


@dataclass(frozen=True, eq=False)
class MakeDrone(FromOwnDeck):
    """The top card of your deck becomes a Drone."""

    def apply(self, game: Champions, scope: Scope) -> None:
        make_drone(game, scope.you)

    def taken(self, game: Champions, scope: Scope) -> int:
        return 1

    def happens(self) -> tuple[EventKind, ...]:
        return (DRONE_MADE, ENTERED_PLAY)

    def words(self, say: Say) -> str:
        return "put the top card of your deck face down into play as a Drone minion engaged with you"


DRONE: Final = MakeDrone()
