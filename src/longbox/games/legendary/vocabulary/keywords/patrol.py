"""Patrol: something happens if a place is empty when the card is played."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from longbox.engine.effects.abilities import Ability
from longbox.engine.effects.conditions import Condition
from longbox.engine.effects.flow import NOTHING, If
from longbox.engine.frames import Node, Scope
from longbox.engine.tongue import WHEN
from longbox.engine.words import Say
from longbox.engine.zones import ZoneKind
from longbox.games.legendary.table.abilities import ON_PLAY
from longbox.games.legendary.table.board import is_empty, stands, zone_of
from longbox.games.legendary.table.enemies import is_villain
from longbox.games.legendary.table.kinds import THE_SPACES
from longbox.games.legendary.table.state import Table
from longbox.games.legendary.table.zones import VICTORY


def villains_in(game: Table, space: int) -> bool:
    """A Mastermind there is none."""
    return any(is_villain(game, card) for card in game.state.zones[zone_of(space)])


class Place(Condition):
    """A place that can be patrolled: it holds if nothing lies there."""

    def exists(self, game: Table) -> bool:
        return True

    def name(self) -> str:
        raise NotImplementedError(f"{type(self).__name__} does not say its name")

    def words(self, say: Say) -> str:
        return say.phrase("it is empty")


@dataclass(frozen=True, eq=False)
class CitySpace(Place):
    space: int

    def exists(self, game: Table) -> bool:
        return stands(game, self.space)

    def holds(self, game: Table, scope: Scope) -> bool:
        return is_empty(game, self.space)

    def name(self) -> str:
        return THE_SPACES[self.space]

    def words(self, say: Say) -> str:
        return say.phrase("no {Villain} is there")


@dataclass(frozen=True, eq=False)
class Pile(Place):
    """A pile of yours, or one that all share."""

    zone: ZoneKind
    said: str

    def holds(self, game: Table, scope: Scope) -> bool:
        seat = scope.you if self.zone.spread > 1 else 0
        return not game.state.zones[self.zone.first + seat]

    def name(self) -> str:
        return self.said


@dataclass(frozen=True, eq=False)
class OnPatrol(Condition):
    """The place that is patrolled is there at all: a space of the city may be destroyed."""

    place: Place

    def holds(self, game: Table, scope: Scope) -> bool:
        return self.place.exists(game)

    def heading(self, say: Say) -> str:
        return say.heading(WHEN, say.phrase("{Patrol} {place}", place=say.phrase(self.place.name())))


@dataclass(frozen=True, eq=False)
class Patrols(Node):
    """Something happens if no Villain is in a space of the city, and perhaps something other if one is, whatever the
    card that says so. A space that does not exist is not patrolled at all."""

    place: CitySpace
    effect: Node
    otherwise: Node

    def enter(self, game: Table, scope: Scope) -> None:
        if self.place.holds(game, scope):
            self.effect.enter(game, scope)
        elif villains_in(game, self.place.space):
            self.otherwise.enter(game, scope)

    def possible(self, game: Table, scope: Scope) -> bool:
        return stands(game, self.place.space)

    def words(self, say: Say) -> str:
        name = say.phrase("{Patrol} {place}", place=say.phrase(self.place.name()))
        effect, otherwise = self.effect, self.otherwise
        if effect is NOTHING:
            return say.phrase("{patrol}: if {a Villain} is there, {effect}", patrol=name, effect=otherwise)
        said = say.phrase("{patrol}: if no {Villain} is there, {effect}", patrol=name, effect=effect)
        return said if otherwise is NOTHING else say.phrase("{said}; otherwise, {other}", said=said, other=otherwise)


def patrols(place: int, effect: Node = NOTHING, otherwise: Node = NOTHING) -> Patrols:
    """As an effect, of a space of the city."""
    return Patrols(CitySpace(place), effect, otherwise)


YOUR_VICTORY_PILE: Final = Pile(VICTORY, "your Victory Pile")


def patrol(place: int | Place, effect: Node, otherwise: Node = NOTHING) -> Ability:
    """Of a space of the city, or of a pile."""
    patrolled = CitySpace(place) if isinstance(place, int) else place
    return Ability(ON_PLAY, If(patrolled, effect, otherwise), OnPatrol(patrolled))
