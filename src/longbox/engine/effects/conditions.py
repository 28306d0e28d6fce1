"""Things that hold or don't."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import mypyc_attr

from longbox.engine.effects.adjectives import Adjective
from longbox.engine.effects.amounts import Amount
from longbox.engine.effects.nouns import THIS, Noun
from longbox.engine.frames import Node, Scope
from longbox.engine.slots import Slot
from longbox.engine.words import Say

if TYPE_CHECKING:
    from longbox.engine.game import Game


@mypyc_attr(allow_interpreted_subclasses=True)
class Condition(Node):
    @property
    def names_this(self) -> bool:
        """Whether it is about the card that speaks, which is "it" in what follows."""
        return False

    def holds(self, game: Game[Any], scope: Scope) -> bool:
        raise NotImplementedError(f"{type(self).__name__} does not say when it holds")

    def heading(self, say: Say) -> str:
        """Its words where it stands before an ability like a title: "[Covert]"; "" if it has none."""
        return ""

    def denied(self, say: Say) -> str:
        """Its words where it does not hold."""
        raise NotImplementedError(f"{type(self).__name__} does not say its opposite")

    def with_them(self, say: Say, denied: bool = False) -> str:
        """Its words where it tells players apart: "each player with 6 cards in their hand"."""
        raise NotImplementedError(f"{type(self).__name__} does not tell players apart")


@dataclass(frozen=True, eq=False)
class Fact(Condition):
    """Something that the game knows, a word with its test: "{you} are making a team attack"."""

    word: str
    test: Callable[[Game[Any], Scope], bool]
    opposite: str = ""

    def holds(self, game: Game[Any], scope: Scope) -> bool:
        return self.test(game, scope)

    def words(self, say: Say) -> str:
        return say.phrase(self.word)

    def denied(self, say: Say) -> str:
        assert self.opposite, f"nothing says the opposite of {self.word!r}"
        return say.phrase(self.opposite)


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
        return say.listed([condition.words(say) for condition in self.conditions])


@dataclass(frozen=True, eq=False)
class AnyOf(Condition):
    """At least one of several conditions."""

    conditions: tuple[Condition, ...]

    def holds(self, game: Game[Any], scope: Scope) -> bool:
        return any(condition.holds(game, scope) for condition in self.conditions)

    def words(self, say: Say) -> str:
        return say.either([condition.words(say) for condition in self.conditions])

    def with_them(self, say: Say, denied: bool = False) -> str:
        assert not denied, "nothing says who has neither"
        return say.either([condition.with_them(say) for condition in self.conditions])


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

    def with_them(self, say: Say, denied: bool = False) -> str:
        return self.condition.with_them(say, denied=not denied)


def not_(condition: Condition) -> Not:
    return Not(condition)


@dataclass(frozen=True, eq=False)
class IsA(Condition):
    """Cards that were spoken of have a quality: "if Thor is stunned". Nothing has it if there are none."""

    who: Noun
    quality: Adjective

    @property
    def names_this(self) -> bool:
        return self.who is THIS

    def holds(self, game: Game[Any], scope: Scope) -> bool:
        cards = self.who.cards(game, scope)
        return bool(cards) and all(self.quality.fits(game, scope, card) for card in cards)

    def words(self, say: Say) -> str:
        return self.quality.said_of(self.who.words(say), say)

    def denied(self, say: Say) -> str:
        return self.quality.said_of(self.who.words(say), say, denied=True)


@dataclass(frozen=True, eq=False)
class ThereAre(Condition):
    """At least so many cards of a kind are there, and perhaps no more than so many."""

    noun: Noun
    least: int = 1
    most: int | None = None

    def holds(self, game: Game[Any], scope: Scope) -> bool:
        number = len(self.noun.cards(game, scope))
        return number >= self.least and (self.most is None or number <= self.most)

    def words(self, say: Say) -> str:
        if self.least == 1 and self.most is None:
            return self.noun.exists(say)
        return say.phrase("there are {so_many}", so_many=self.so_many(say))

    def so_many(self, say: Say) -> str:
        cards = say.plural(self.noun)
        if self.least == self.most:
            return say.phrase("exactly {number} {cards}", number=self.least, cards=cards)
        return say.together(say.within(self.least, self.most), cards)

    def denied(self, say: Say) -> str:
        if self.least == 1:
            return self.noun.exists(say, denied=True)
        return say.phrase("there are fewer than {number} {cards}", number=self.least, cards=say.plural(self.noun))

    def with_them(self, say: Say, denied: bool = False) -> str:
        if self.least == 1 and self.most is None:
            return say.phrase("without {card}" if denied else "with {card}", card=say.article(self.noun.words(say)))
        assert not denied, "nothing says who has another number of them"
        return say.phrase("with {so_many}", so_many=self.so_many(say))


@dataclass(frozen=True, eq=False)
class Some(Condition):
    """Something that the game counts is not nothing: "there is a Hero you played this turn"."""

    what: Amount

    def holds(self, game: Game[Any], scope: Scope) -> bool:
        return self.what.of(game, scope) > 0

    def words(self, say: Say) -> str:
        return self.what.exists(say)

    def denied(self, say: Say) -> str:
        return self.what.exists(say, denied=True)


def there_is(what: Noun | Amount) -> Condition:
    return Some(what) if isinstance(what, Amount) else ThereAre(what)


def none(what: Noun | Amount) -> Not:
    return Not(there_is(what))


def at_least(number: int, noun: Noun) -> ThereAre:
    return ThereAre(noun, number)


def there_are(number: int, noun: Noun) -> ThereAre:
    """Just so many."""
    return ThereAre(noun, number, number)


@dataclass(frozen=True, eq=False)
class Is(Condition):
    """A card that was spoken of is of a kind: "if it is a Location"."""

    who: Noun
    what: Noun

    def holds(self, game: Game[Any], scope: Scope) -> bool:
        cards = self.who.cards(game, scope)
        return bool(cards) and all(self.what.match(game, scope, card) for card in cards)

    def words(self, say: Say) -> str:
        return say.phrase("{who} is {what}", who=self.who, what=say.article(self.what.words(say)))

    def denied(self, say: Say) -> str:
        return say.phrase("{who} is not {what}", who=self.who, what=say.article(self.what.words(say)))


def is_a(who: Noun, what: Adjective | Noun) -> Condition:
    """Of a quality, or of a kind."""
    return Is(who, what) if isinstance(what, Noun) else IsA(who, what)


@dataclass(frozen=True, eq=False)
class IfYouDid(Condition):
    """Something that could be declined or fail has been done: the slot that remembers it is not empty."""

    slot: Slot

    def holds(self, game: Game[Any], scope: Scope) -> bool:
        return bool(scope.vars.get(self.slot))

    def words(self, say: Say) -> str:
        return say.phrase("you did")
