"""Qualities of cards that other cards give: what lies on them, how many of a kind there are, their numbers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from longbox.engine.effects import phrases
from longbox.engine.effects.adjectives import Adjective, Measure
from longbox.engine.effects.nouns import Cards, Noun
from longbox.engine.effects.phrases import BEHIND, Part, part
from longbox.engine.effects.places import Place
from longbox.engine.frames import Scope
from longbox.engine.words import Say

if TYPE_CHECKING:
    from longbox.engine.game import Game


@dataclass(frozen=True, eq=False)
class Holding(Adjective):
    """A card of some kind lies on it, wherever that noun finds its cards otherwise: "that holds an ally"."""

    what: Cards

    def fits(self, game: Game[Any], scope: Scope, card: int) -> bool:
        found = False
        for held in game.on(card):
            found = found or self.what.describes(game, scope, held)
        return found

    def part(self, say: Say) -> Part:
        held = say.with_parts(self.what.head, [adjective.part(say) for adjective in self.what.adjectives])
        return part(say.phrase("that holds {card}", card=say.article(held)), BEHIND, phrases.THAT)


def holding(what: Cards) -> Holding:
    return Holding(what)


@dataclass(frozen=True, eq=False)
class Under(Place):
    """Where cards lie that go with others: "under this card", "under it"."""

    host: Noun

    def cards(self, game: Game[Any], scope: Scope) -> list[int]:
        found: list[int] = []
        for card in self.host.cards(game, scope):
            found += game.on(card)
        return found

    def fits(self, game: Game[Any], scope: Scope, card: int) -> bool:
        return game.state.host[card] in self.host.cards(game, scope)

    def part(self, say: Say) -> Part:
        return part(say.phrase("under {card}", card=self.host), BEHIND, phrases.PLACE)


def under(host: Noun) -> Under:
    return Under(host)


@dataclass(frozen=True, eq=False)
class Outnumbered(Adjective):
    """A number of it is less than there are cards of a kind: "with less ATK than there are allies"."""

    measure: Measure
    by: Noun

    def fits(self, game: Game[Any], scope: Scope, card: int) -> bool:
        return self.measure.of(game, card) < len(self.by.cards(game, scope))

    def part(self, say: Say) -> Part:
        said = say.phrase("with less {measure} than there are {cards}", measure=self.measure, cards=say.plural(self.by))
        return part(said, BEHIND, phrases.THAT)


def less_than(by: Noun, measure: Measure) -> Outnumbered:
    """Those of which a number is less than there are cards of a kind."""
    return Outnumbered(measure, by)


@dataclass(frozen=True, eq=False)
class Compared(Adjective):
    """A number of it beside the same number of another card, or of any of some: "with less ATK than Hulk", "with
    the same or a higher cost", "with no higher cost than a character in your hand"."""

    measure: Measure
    other: Noun
    above: bool
    or_equal: bool

    def fits(self, game: Game[Any], scope: Scope, card: int) -> bool:
        number = self.measure.of(game, card)
        found = False
        for one in self.other.cards(game, scope):
            theirs = self.measure.of(game, one)
            found = (
                found or (number > theirs if self.above else number < theirs) or (self.or_equal and number == theirs)
            )
        return found

    def part(self, say: Say) -> Part:
        measure, other = self.measure.words(say), self.other.any_one(say)
        if self.or_equal:
            said = say.no_less(measure, other) if self.above else say.no_more(measure, other)
        else:
            bound = "with more {measure} than {other}" if self.above else "with less {measure} than {other}"
            said = say.phrase(bound, measure=measure, other=other)
        return part(said, BEHIND, phrases.WITH)


@dataclass(frozen=True, eq=False)
class Alike(Adjective):
    """A number of it is the same as that of another card: "that costs as much as it". Nothing is like no card."""

    measure: Measure
    other: Noun

    def fits(self, game: Game[Any], scope: Scope, card: int) -> bool:
        number = self.measure.of
        return number(game, card) in [number(game, one) for one in self.other.cards(game, scope)]

    def part(self, say: Say) -> Part:
        said = say.phrase("with the same {measure} as {other}", measure=self.measure, other=self.other.any_one(say))
        return part(said, BEHIND, phrases.WITH)


def alike(measure: Measure, other: Noun) -> Alike:
    return Alike(measure, other)


def with_less(measure: Measure, than: Noun) -> Compared:
    return Compared(measure, than, above=False, or_equal=False)


def with_at_least(measure: Measure, of: Noun) -> Compared:
    return Compared(measure, of, above=True, or_equal=True)


def with_at_most(measure: Measure, of: Noun) -> Compared:
    return Compared(measure, of, above=False, or_equal=True)
