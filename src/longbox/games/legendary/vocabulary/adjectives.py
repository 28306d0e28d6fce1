"""What tells some cards from others: classes and teams, groups, kinds, spaces."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from longbox.engine import history
from longbox.engine.effects import phrases
from longbox.engine.effects.adjectives import Adjective, Having, Is, Measure
from longbox.engine.effects.phrases import BEFORE, BEHIND, Part, part
from longbox.engine.frames import Scope
from longbox.engine.game import Game
from longbox.engine.words import Say
from longbox.games.legendary.chapters import defeating
from longbox.games.legendary.chapters.discarding import DISCARDS
from longbox.games.legendary.table.enemies import is_villain, masterminds, space_of
from longbox.games.legendary.table.kinds import BYSTANDER, HERO, IN_SPACES, WOUND
from longbox.games.legendary.table.nouns import COST
from longbox.games.legendary.table.state import Table
from longbox.games.legendary.table.zones import HQ, SIDEKICKS


@dataclass(frozen=True, eq=False)
class OfKind(Adjective):
    """Cards of a printed kind, which the head of the noun names."""

    kind: str

    def fits(self, game: Game[Any], scope: Scope, card: int) -> bool:
        return bool(game.state.definition[card].kind == self.kind)

    def part(self, say: Say) -> Part:
        return part("", BEFORE, phrases.KIND)


@dataclass(frozen=True, eq=False)
class WithIcon(Adjective):
    """Cards that print one of some classes or teams."""

    icons: tuple[str, ...]

    def fits(self, game: Game[Any], scope: Scope, card: int) -> bool:
        traits = game.state.definition[card].traits
        return any(icon in traits for icon in self.icons)

    def part(self, say: Say) -> Part:
        return part(" or ".join(self.icons), BEFORE, phrases.TEAM)

    def predicate(self, say: Say, denied: bool = False) -> str:
        return f"is {'not ' if denied else ''}{say.article(self.part(say).one)} Hero"


def icon(*icons: str) -> WithIcon:
    return WithIcon(icons)


@dataclass(frozen=True, eq=False)
class WithPoints(Adjective):
    """Cards that print Attack or Recruit, be it 0."""

    points: str

    def fits(self, game: Game[Any], scope: Scope, card: int) -> bool:
        return self.points in game.state.definition[card].stats

    def part(self, say: Say) -> Part:
        return part(f"with {say.article(self.points.capitalize())} icon", BEHIND, phrases.THAT)


@dataclass(frozen=True, eq=False)
class OfGroup(Adjective):
    """Of a Villain group. `led`: of the one that a Mastermind always leads, or the one that stands in for it."""

    group: str
    led: bool = False

    def fits(self, game: Game[Any], scope: Scope, card: int) -> bool:
        group = game.state.stand_in or self.group if self.led else self.group
        return bool(game.state.definition[card].fact("group") == group)

    def part(self, say: Say) -> Part:
        return part(self.group, BEFORE, phrases.TEAM)


@dataclass(frozen=True, eq=False)
class InSpace(Adjective):
    """In a space of the city, as the space says: "on the Rooftops"."""

    space: int

    def fits(self, game: Game[Any], scope: Scope, card: int) -> bool:
        return space_of(game, card) == self.space

    def part(self, say: Say) -> Part:
        return part(IN_SPACES[self.space], BEHIND, phrases.PLACE)


def counts_as_villain(game: Table, scope: Scope, card: int) -> bool:
    return is_villain(game, card)


def was_discarded_this_turn(game: Table, scope: Scope, card: int) -> bool:
    return card in history.cards(game, DISCARDS, game.state.active)


def costing(least: int | None = None, most: int | None = None) -> Having:
    return Having(COST, least, most)


def having(measure: Measure, least: int | None = None, most: int | None = None) -> Having:
    return Having(measure, least, most)


def has_bystander(game: Table, scope: Scope, card: int) -> bool:
    definition = game.state.definition
    return any(definition[held].kind == BYSTANDER for held in game.on(card)) and can_lose(game, card)


def can_lose(game: Table, card: int) -> bool:
    """A Mastermind can be defeated as long as there is something of it to take."""
    return card not in masterminds(game) or defeating.mastermind_stands(game)


def is_sidekick(game: Table, scope: Scope, card: int) -> bool:
    """A card of the Sidekick stack, and not another Hero that copies one."""
    return bool(game.state.definition[card].fact("stack") == SIDEKICKS.name)


def is_rightmost(game: Table, scope: Scope, card: int) -> bool:
    """Under the Sewers."""
    return game.state.zone[card] == HQ.first


def attack_now(game: Game[Any], card: int) -> int:
    return game.value(card, "attack")


ATTACK_NOW: Final = Measure("Attack", attack_now, "with {bound} {word}")
A_HERO: Final = OfKind(HERO)
A_WOUND: Final = OfKind(WOUND)
A_BYSTANDER: Final = OfKind(BYSTANDER)
RIGHTMOST: Final = Is("rightmost", is_rightmost)
A_SIDEKICK: Final = Is("a Sidekick", is_sidekick)
HOLDING_A_BYSTANDER: Final = Is("that holds a Bystander", has_bystander, BEHIND, phrases.THAT)
A_VILLAIN: Final = Is("", counts_as_villain)
DISCARDED_THIS_TURN: Final = Is("that {you} discarded this turn", was_discarded_this_turn, BEHIND, phrases.THAT)
