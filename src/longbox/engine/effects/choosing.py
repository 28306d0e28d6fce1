"""How many of some cards, and which: a player chooses, chance picks, all of them, those with the highest number.

These are the words of card files: `a(minion)`, `up_to(2, card)`, `each(ally)`, `a(highest(hero, COST))`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from longbox.engine import slots
from longbox.engine.effects import phrases
from longbox.engine.effects.adjectives import Measure
from longbox.engine.effects.amounts import Number, count, measured
from longbox.engine.effects.nouns import A, Cards, Chooser, Each, Noun
from longbox.engine.effects.phrases import BEFORE, BEHIND, part
from longbox.engine.frames import Scope
from longbox.engine.slots import Slot
from longbox.engine.words import Say

if TYPE_CHECKING:
    from longbox.engine.game import Game


def a(noun: Noun, *, by: Chooser | None = None, slot: Slot = slots.IT) -> A:
    """One, as you choose, or another player."""
    return A(noun, by=by, slot=slot)


def up_to(most: Number, noun: Noun, *, by: Chooser | None = None) -> A:
    return A(noun, 0, most, by=by)


def one_to(most: Number, noun: Noun, *, by: Chooser | None = None) -> A:
    """At least one."""
    return A(noun, 1, most, by=by)


def exactly(number: Number, noun: Noun, *, by: Chooser | None = None) -> A:
    """So many, or all if there are fewer."""
    return A(noun, number, number, by=by)


def any_number(noun: Noun, *, by: Chooser | None = None) -> A:
    return A(noun, 0, None, by=by)


def each(noun: Noun) -> Each:
    return Each(noun)


@dataclass(frozen=True, eq=False)
class The(Noun):
    """What there is only one of: "the Hero under this card"."""

    noun: Noun

    def cards(self, game: Game[Any], scope: Scope) -> list[int]:
        return self.noun.cards(game, scope)

    def match(self, game: Game[Any], scope: Scope, card: int) -> bool:
        return self.noun.match(game, scope, card)

    def its(self, say: Say, word: str) -> str:
        return say.phrase("the {measure} of {card}", measure=word, card=self)

    def each_one(self, say: Say) -> str:
        return self.words(say)

    def words(self, say: Say) -> str:
        return say.phrase("the {card}", card=self.noun)


def the(noun: Noun) -> The:
    return The(noun)


@dataclass(frozen=True, eq=False)
class Extreme(Noun):
    """Those with the highest or lowest number; all that tie."""

    noun: Cards
    measure: Measure
    lowest: bool = False

    def cards(self, game: Game[Any], scope: Scope) -> list[int]:
        number = self.measure.of
        kept: list[int] = []
        best = 0
        for card in self.noun.cards(game, scope):
            found = -number(game, card) if self.lowest else number(game, card)
            if not kept or found > best:
                kept, best = [card], found
            elif found == best:
                kept.append(card)
        return kept

    def words(self, say: Say) -> str:
        return self.noun.with_part(say, part(self.superlative(say), BEHIND, phrases.SUPERLATIVE))

    def several(self, say: Say) -> str:
        return self.noun.with_part(say, part(self.superlative(say), BEHIND, phrases.SUPERLATIVE), several=True)

    def superlative(self, say: Say) -> str:
        word = "with the lowest {measure}" if self.lowest else "with the highest {measure}"
        return say.phrase(word, measure=self.measure)

    def any_one(self, say: Say) -> str:
        return say.phrase("the {card}", card=self)

    def chosen_one(self, say: Say) -> str:
        return self.any_one(say)

    def bearing(self, say: Say) -> str:
        return self.noun.bearing(say)


def highest(noun: Cards, measure: Measure) -> Extreme:
    return Extreme(noun, measure)


def lowest(noun: Cards, measure: Measure) -> Extreme:
    return Extreme(noun, measure, lowest=True)


@dataclass(frozen=True, eq=False)
class Topmost(Noun):
    """Of cards in a pile the one that lies above all others of its kind."""

    noun: Cards

    def cards(self, game: Game[Any], scope: Scope) -> list[int]:
        return self.noun.cards(game, scope)[-1:]

    def words(self, say: Say) -> str:
        return say.phrase("the topmost {card}", card=self.noun)


def topmost(noun: Cards) -> Topmost:
    return Topmost(noun)


@dataclass(frozen=True, eq=False)
class OneOfEach(Noun):
    """Of cards with the same name only the first: "different cards in your discard pile"."""

    noun: Cards

    def cards(self, game: Game[Any], scope: Scope) -> list[int]:
        by_name: dict[str, int] = {}
        for card in self.noun.cards(game, scope):
            by_name.setdefault(game.face(card).name, card)
        return list(by_name.values())

    def words(self, say: Say) -> str:
        return self.noun.with_part(say, part(say.phrase("different"), BEFORE, phrases.OTHER))

    def several(self, say: Say) -> str:
        return self.noun.with_part(say, part(say.phrase("different"), BEFORE, phrases.OTHER), several=True)


def one_of_each(noun: Cards) -> OneOfEach:
    return OneOfEach(noun)


@dataclass(frozen=True, eq=False)
class AtRandom(Noun):
    """As many of them as a number says, picked by chance when the effect is carried out."""

    noun: Cards
    many: Number = 1
    slot: Slot = slots.IT
    asks = True

    def cards(self, game: Game[Any], scope: Scope) -> list[int]:
        return list(scope.vars.get(self.slot, ()))

    def candidates(self, game: Game[Any], scope: Scope) -> list[int]:
        return self.noun.cards(game, scope)

    def prepare(self, game: Game[Any], scope: Scope) -> None:
        left = list(self.noun.cards(game, scope))
        picked: list[int] = []
        many = count(game, scope, self.many)
        while left and len(picked) < many:
            picked.append(game.pick_at_random(left))
            left.remove(picked[-1])
        scope.vars[self.slot] = tuple(picked)

    def words(self, say: Say) -> str:
        random = part(say.phrase("random"), BEFORE, phrases.OTHER)
        one, several = self.noun.with_part(say, random), self.noun.with_part(say, random, several=True)
        return measured(self.many, one, several, say)


def at_random(noun: Cards, many: Number = 1) -> AtRandom:
    return AtRandom(noun, many)


@dataclass(frozen=True, eq=False)
class Both(Noun):
    """Some cards and some others, whose choices are made one after the other."""

    first: Noun
    second: Noun
    asks = True

    def __post_init__(self) -> None:
        assert not self.first.asks or not self.second.asks, "a noun of two makes one choice at most"

    def cards(self, game: Game[Any], scope: Scope) -> list[int]:
        return [*self.first.cards(game, scope), *self.second.cards(game, scope)]

    def candidates(self, game: Game[Any], scope: Scope) -> list[int]:
        return [*self.first.candidates(game, scope), *self.second.candidates(game, scope)]

    def prepare(self, game: Game[Any], scope: Scope) -> None:
        if self.first.asks:
            self.first.prepare(game, scope)
        else:
            self.second.prepare(game, scope)

    def words(self, say: Say) -> str:
        return say.phrase("{first} and {second}", first=self.first, second=self.second)


def both(first: Noun, second: Noun) -> Both:
    return Both(first, second)


@dataclass(frozen=True, eq=False)
class Either(Noun):
    """Any of two kinds: "a Villain or a Mastermind"."""

    first: Noun
    second: Noun

    def cards(self, game: Game[Any], scope: Scope) -> list[int]:
        first = self.first.cards(game, scope)
        return [*first, *[card for card in self.second.cards(game, scope) if card not in first]]

    def match(self, game: Game[Any], scope: Scope, card: int) -> bool:
        return self.first.match(game, scope, card) or self.second.match(game, scope, card)

    def fitted(self, game: Game[Any], scope: Scope, card: int, side: int) -> bool:
        return self.first.fitted(game, scope, card, side) or self.second.fitted(game, scope, card, side)

    def words(self, say: Say) -> str:
        return say.phrase("{first} or {second}", first=self.first, second=self.second)

    def any_one(self, say: Say) -> str:
        return say.phrase("{first} or {second}", first=self.first.any_one(say), second=self.second.any_one(say))

    def several(self, say: Say) -> str:
        return say.phrase("{first} or {second}", first=self.first.several(say), second=self.second.several(say))


def either(first: Noun, second: Noun) -> Either:
    return Either(first, second)
