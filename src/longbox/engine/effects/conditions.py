"""Things that hold or don't."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import mypyc_attr

from longbox.engine.effects.nouns import Noun
from longbox.engine.frames import Node, Scope
from longbox.engine.slots import Slot
from longbox.engine.words import Say, listed

if TYPE_CHECKING:
    from longbox.engine.game import Game


@mypyc_attr(allow_interpreted_subclasses=True)
class Condition(Node):
    def holds(self, game: Game[Any], scope: Scope) -> bool:
        raise NotImplementedError(f"{type(self).__name__} does not say when it holds")


@dataclass(frozen=True, eq=False)
class Always(Condition):
    def holds(self, game: Game[Any], scope: Scope) -> bool:
        return True

    def words(self, say: Say) -> str:
        return ""


ALWAYS: Final = Always()


@dataclass(frozen=True, eq=False)
class All(Condition):
    conditions: tuple[Condition, ...]

    def holds(self, game: Game[Any], scope: Scope) -> bool:
        return all(condition.holds(game, scope) for condition in self.conditions)

    def words(self, say: Say) -> str:
        return listed([condition.words(say) for condition in self.conditions])


@dataclass(frozen=True, eq=False)
class Not(Condition):
    """The opposite of a condition, in words of its own: English has no regular negation."""

    condition: Condition
    say_as: str

    def holds(self, game: Game[Any], scope: Scope) -> bool:
        return not self.condition.holds(game, scope)

    def words(self, say: Say) -> str:
        return self.say_as


@dataclass(frozen=True, eq=False)
class ThereAre(Condition):
    """At least so many cards of a kind are there."""

    noun: Noun
    least: int = 1

    def holds(self, game: Game[Any], scope: Scope) -> bool:
        return len(self.noun.cards(game, scope)) >= self.least

    def words(self, say: Say) -> str:
        if self.least == 1:
            return f"there is {say.article(self.noun.words(say))}"
        return f"there are {self.least} or more {say.plural(self.noun)}"


@dataclass(frozen=True, eq=False)
class Is(Condition):
    """A card that was spoken of is of a kind: "if it is a Location"."""

    who: Noun
    what: Noun

    def holds(self, game: Game[Any], scope: Scope) -> bool:
        cards = self.who.cards(game, scope)
        return bool(cards) and all(self.what.match(game, scope, card) for card in cards)

    def words(self, say: Say) -> str:
        return f"{self.who.words(say)} is {say.article(self.what.words(say))}"


@dataclass(frozen=True, eq=False)
class IfYouDid(Condition):
    """Something that could be declined or fail has been done: the slot that remembers it is not empty."""

    slot: Slot
    say_as: str = "you did"

    def holds(self, game: Game[Any], scope: Scope) -> bool:
        return bool(scope.vars.get(self.slot))

    def words(self, say: Say) -> str:
        return self.say_as
