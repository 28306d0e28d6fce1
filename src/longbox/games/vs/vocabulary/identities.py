"""Who a character is: main or supporting, of which level, or another one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from longbox.engine.effects.deeds import Deed
from longbox.engine.effects.nouns import Noun
from longbox.engine.effects.verbs import Verb
from longbox.engine.frames import Scope
from longbox.engine.words import Say
from longbox.games.vs.chapters import transform as transforming
from longbox.games.vs.chapters.levels import regress
from longbox.games.vs.chapters.rows import has_namesakes_as_main
from longbox.games.vs.chapters.status import take_over
from longbox.games.vs.chapters.succession import succeed
from longbox.games.vs.table.state import Vs


def lead(game: Vs, scope: Scope, cards: list[int], amount: int) -> None:
    if not has_namesakes_as_main(game, cards[0], scope.you):
        take_over(game, scope.you, cards[0], source=scope.source)


def go_down(game: Vs, scope: Scope, cards: list[int], amount: int) -> None:
    for card in cards:
        regress(game, card, seat=scope.you, source=scope.source, until=None)


def go_down_for_a_while(game: Vs, scope: Scope, cards: list[int], amount: int) -> None:
    for card in cards:
        regress(game, card, seat=scope.you, source=scope.source, until=("start of turn", scope.you))


become_main: Final = Deed(
    "become",
    "{your} {main character}, and {your} {main character} so far a {supporting} character",
    act=lead,
    acts=True,
    one_by_one=True,
).to
become_level_1: Final = Deed("become", "{Level} 1", act=go_down, acts=True).to
be_held_at_level_1: Final = Deed(
    "become", "{Level} 1 until {your} next turn starts", act=go_down_for_a_while, acts=True
).to


@dataclass(frozen=True, eq=False)
class Transform(Verb):
    """A character becomes another one, which comes from outside the game, at this level. A deed has no second noun."""

    who: Noun
    into: Noun
    level: int = 1

    def apply(self, game: Vs, scope: Scope) -> None:
        new = self.into.cards(game, scope)
        for old in self.who.cards(game, scope):
            if new:
                transforming.transform(game, old, new[0], level=self.level, you=scope.you, source=scope.source)

    def words(self, say: Say) -> str:
        message = "{who} {transforms} into {other}, {Level} {number}"
        return say.phrase(message, who=self.who, other=self.into, number=self.level)


@dataclass(frozen=True, eq=False)
class TurnInto(Verb):
    """A character becomes the other one that its card is, at another level. A deed has no name and no level."""

    name: str
    level: int

    def apply(self, game: Vs, scope: Scope) -> None:
        transforming.turn_into(game, scope.source, self.level, source=scope.source)

    def words(self, say: Say) -> str:
        return say.phrase("{this} {transforms} into {name}, {Level} {number}", name=self.name, number=self.level)


def turn_into(name: str, *, level: int) -> TurnInto:
    return TurnInto(name, level)


@dataclass(frozen=True, eq=False)
class Succeed(Verb):
    """A main character from outside the game takes the place of this one, which is KO'd. A deed has no names."""

    name: str
    level: int

    def apply(self, game: Vs, scope: Scope) -> None:
        succeed(game, scope, self.name, self.level)

    def words(self, say: Say) -> str:
        message = (
            "{name}, {Level} {number}, whom {you} have outside the game, takes over as {your} {main character} and "
            "comes {stunned}"
        )
        return say.phrase(message, name=self.name, number=self.level)


def bring_successor(name: str, *, level: int) -> Succeed:
    return Succeed(name, level)


def transform(who: Noun, *, into: Noun, level: int = 1) -> Transform:
    return Transform(who, into, level)
