"""Amounts that cards give: how many there are, and their numbers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from longbox.engine.effects.adjectives import Measure
from longbox.engine.effects.amounts import Amount, Number, count, half_of, measured, number_words
from longbox.engine.effects.conditions import Condition
from longbox.engine.effects.nouns import Noun
from longbox.engine.frames import Scope
from longbox.engine.game import Game
from longbox.engine.words import Say


@dataclass(frozen=True, eq=False)
class Per(Amount):
    """So much for each card of a kind, or for each of something that the game counts; `every`: for each so many."""

    what: Noun | Amount
    each: int = 1
    most: int | None = None
    every: int = 1

    def of(self, game: Game[Any], scope: Scope) -> int:
        what = self.what
        number = what.of(game, scope) if isinstance(what, Amount) else len(what.cards(game, scope))
        found = self.each * (number // self.every)
        return found if self.most is None else min(found, self.most)

    def measured(self, unit: str, units: str, say: Say) -> str:
        return say.together(measured(self.each, unit, units, say), self.for_each(say))

    def for_each(self, say: Say) -> str:
        each = "for every {what}" if self.every > 2 else "for each {what}"
        return at_most(self.most, say.phrase(each, what=self.counted(say)), say)

    def counted(self, say: Say) -> str:
        what = self.what
        if self.every == 1 or isinstance(what, Amount):
            return what.words(say)
        plural = say.plural(what)
        if self.every == 2:
            return say.phrase("pair of {cards}", cards=plural)
        return say.together(str(self.every), plural)

    def words(self, say: Say) -> str:
        return say.together(str(self.each), self.for_each(say))


def at_most(most: int | None, said: str, say: Say) -> str:
    return said if most is None else say.phrase("{number} (at most {most})", number=said, most=most)


def per(what: Noun | Amount, each: int = 1, most: int | None = None) -> Per:
    return Per(what, each, most)


def per_two(what: Noun, each: int = 1) -> Per:
    return Per(what, each, every=2)


def per_every(number: int, what: Noun, each: int = 1) -> Per:
    """For each so many."""
    return Per(what, each, every=number)


@dataclass(frozen=True, eq=False)
class Value(Amount):
    """A number of a card, of several their sum: "its cost"; and perhaps something more."""

    of_whom: Noun
    measure: Measure
    more: int = 0
    most: int | None = None

    def of(self, game: Game[Any], scope: Scope) -> int:
        number = self.measure.of
        found = self.more
        for card in self.of_whom.cards(game, scope):
            found += number(game, card)
        if self.measure.half is not None:
            found += self.halves(game, scope) // 2
        return found if self.most is None else min(found, self.most)

    def half(self, game: Game[Any], scope: Scope) -> bool:
        """Whether it comes to half a point more than that."""
        return self.measure.half is not None and self.halves(game, scope) % 2 == 1

    def halves(self, game: Game[Any], scope: Scope) -> int:
        half = self.measure.half
        assert half is not None
        return sum([half(game, card) for card in self.of_whom.cards(game, scope)])

    def measured(self, unit: str, units: str, say: Say) -> str:
        return say.phrase("{unit} equal to {number}", unit=units or unit, number=self)

    def words(self, say: Say) -> str:
        said = self.measure.whose(self.of_whom, say)
        if self.more:
            said = say.phrase("{first} plus {second}", first=said, second=self.more)
        return at_most(self.most, said, say)


def value(of_whom: Noun, measure: Measure, *, more: int = 0, most: int | None = None) -> Value:
    return Value(of_whom, measure, more, most)


@dataclass(frozen=True, eq=False)
class Greatest(Amount):
    """The greatest of a number that some cards have; 0 where there are none."""

    of_whom: Noun
    measure: Measure

    def of(self, game: Game[Any], scope: Scope) -> int:
        number = self.measure.of
        return max([number(game, card) for card in self.of_whom.cards(game, scope)], default=0)

    def measured(self, unit: str, units: str, say: Say) -> str:
        return say.phrase("{unit} equal to {number}", unit=units or unit, number=self)

    def words(self, say: Say) -> str:
        return say.phrase("the highest {measure} among {cards}", measure=self.measure, cards=say.plural(self.of_whom))


def greatest(of_whom: Noun, measure: Measure) -> Greatest:
    return Greatest(of_whom, measure)


@dataclass(frozen=True, eq=False)
class AllBut(Amount):
    """As many as there are too many: all cards of a kind but so many."""

    left: int
    what: Noun

    def of(self, game: Game[Any], scope: Scope) -> int:
        return max(0, len(self.what.cards(game, scope)) - self.left)

    def measured(self, unit: str, units: str, say: Say) -> str:
        return say.phrase("{unit} until {left} are left", unit=units or unit, left=self.left)

    def words(self, say: Say) -> str:
        return say.phrase("all but {left} {cards}", left=self.left, cards=say.plural(self.what))


def all_but(left: int, what: Noun) -> AllBut:
    return AllBut(left, what)


@dataclass(frozen=True, eq=False)
class EitherAmount(Amount):
    """One number, or another if a condition holds: "3 damage (4 if ...)"."""

    usual: Number
    other: Number
    given: Condition

    def of(self, game: Game[Any], scope: Scope) -> int:
        return count(game, scope, self.other if self.given.holds(game, scope) else self.usual)

    def measured(self, unit: str, units: str, say: Say) -> str:
        return self.or_other(measured(self.usual, unit, units, say), say)

    def words(self, say: Say) -> str:
        return self.or_other(number_words(self.usual, say), say)

    def or_other(self, usual: str, say: Say) -> str:
        return say.phrase("{usual} ({other} if {given})", usual=usual, other=self.other, given=self.given)


def either_amount(usual: Number, other: Number, *, given: Condition) -> EitherAmount:
    return EitherAmount(usual, other, given)


@dataclass(frozen=True, eq=False)
class Plus(Amount):
    """One number and another: "1 damage plus 2 for each energy resource"."""

    first: Number
    second: Number

    def of(self, game: Game[Any], scope: Scope) -> int:
        halves = half_of(game, scope, self.first) and half_of(game, scope, self.second)
        return count(game, scope, self.first) + count(game, scope, self.second) + halves

    def half(self, game: Game[Any], scope: Scope) -> bool:
        return half_of(game, scope, self.first) != half_of(game, scope, self.second)

    def measured(self, unit: str, units: str, say: Say) -> str:
        return say.phrase("{first} plus {second}", first=measured(self.first, unit, units, say), second=self.second)

    def words(self, say: Say) -> str:
        return say.phrase("{first} plus {second}", first=self.first, second=self.second)


def plus(first: Number, second: Number) -> Plus:
    return Plus(first, second)
