"""Things that hold or don't."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import mypyc_attr

from longbox.engine.effects.adjectives import Adjective
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

    def denied(self, say: Say) -> str:
        """Its words where it does not hold."""
        raise NotImplementedError(f"{type(self).__name__} does not say its opposite")


@dataclass(frozen=True, eq=False)
class Fact(Condition):
    """Something that the game knows, a word with its test: "{you} are making a team attack"."""

    word: str
    test: Callable[[Game[Any], Scope], bool]
    opposite: str = ""

    def holds(self, game: Game[Any], scope: Scope) -> bool:
        return self.test(game, scope)

    def words(self, say: Say) -> str:
        return say.leaf(self.word)

    def denied(self, say: Say) -> str:
        assert self.opposite, f"nothing says the opposite of {self.word!r}"
        return say.leaf(self.opposite)


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
class AnyOf(Condition):
    """At least one of several conditions."""

    conditions: tuple[Condition, ...]

    def holds(self, game: Game[Any], scope: Scope) -> bool:
        return any(condition.holds(game, scope) for condition in self.conditions)

    def words(self, say: Say) -> str:
        return listed([condition.words(say) for condition in self.conditions], "or")


def all_of(*conditions: Condition) -> All:
    return All(conditions)


def any_of(*conditions: Condition) -> AnyOf:
    return AnyOf(conditions)


@dataclass(frozen=True, eq=False)
class Not(Condition):
    """The opposite of a condition."""

    condition: Condition

    def holds(self, game: Game[Any], scope: Scope) -> bool:
        return not self.condition.holds(game, scope)

    def words(self, say: Say) -> str:
        return self.condition.denied(say)

    def denied(self, say: Say) -> str:
        return self.condition.words(say)


def not_(condition: Condition) -> Not:
    return Not(condition)


@dataclass(frozen=True, eq=False)
class IsA(Condition):
    """Cards that were spoken of have a quality: "if Thor is stunned". Nothing has it if there are none."""

    who: Noun
    quality: Adjective

    def holds(self, game: Game[Any], scope: Scope) -> bool:
        cards = self.who.cards(game, scope)
        return bool(cards) and all(self.quality.fits(game, scope, card) for card in cards)

    def words(self, say: Say) -> str:
        return f"{self.who.words(say)} {self.quality.predicate(say)}"

    def denied(self, say: Say) -> str:
        return f"{self.who.words(say)} {self.quality.predicate(say, denied=True)}"


def is_a(who: Noun, quality: Adjective) -> IsA:
    return IsA(who, quality)


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

    def denied(self, say: Say) -> str:
        if self.least == 1:
            return f"there is no {self.noun.words(say)}"
        return f"there are fewer than {self.least} {say.plural(self.noun)}"


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

    def denied(self, say: Say) -> str:
        return f"{self.who.words(say)} is not {say.article(self.what.words(say))}"


@dataclass(frozen=True, eq=False)
class IfYouDid(Condition):
    """Something that could be declined or fail has been done: the slot that remembers it is not empty."""

    slot: Slot
    say_as: str = "you did"

    def holds(self, game: Game[Any], scope: Scope) -> bool:
        return bool(scope.vars.get(self.slot))

    def words(self, say: Say) -> str:
        return self.say_as
