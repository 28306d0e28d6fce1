"""What tells some cards from others: a test, and the word for it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import mypyc_attr

from longbox.engine.effects import phrases
from longbox.engine.effects.phrases import BEFORE, BEHIND, Part, part
from longbox.engine.frames import Node, Scope
from longbox.engine.inflection import of_several
from longbox.engine.words import Say

if TYPE_CHECKING:
    from longbox.engine.effects.nouns import Noun
    from longbox.engine.game import Game

Test = Callable[["Game[Any]", Scope, int], bool]


@mypyc_attr(allow_interpreted_subclasses=True)
class Adjective(Node):
    """A quality of cards."""

    def fits(self, game: Game[Any], scope: Scope, card: int) -> bool:
        """Whether a card has it now."""
        raise NotImplementedError(f"{type(self).__name__} does not say whom it fits")

    def fitted(self, game: Game[Any], scope: Scope, card: int, side: int) -> bool:
        """Whether a card had it in an event that tells on whose side it was (-1: as it is now)."""
        return self.fits(game, scope, card)

    def part(self, say: Say) -> Part:
        """Its word, and where that stands in a phrase."""
        raise NotImplementedError(f"{type(self).__name__} does not say its word")

    def said_of(self, who: str, say: Say, denied: bool = False) -> str:
        """Its word said of a card: "Thor is stunned", "Thor has ATK 3 or more"; or the opposite."""
        raise NotImplementedError(f"{type(self).__name__} does not say itself of a card")

    def words(self, say: Say) -> str:
        return self.part(say).one


@dataclass(frozen=True, eq=False)
class Is(Adjective):
    """A word of the rulebook with its test: "stunned", "in its back row"."""

    word: str
    test: Test
    before: bool = BEFORE
    rank: int = phrases.STATE
    many: str = ""

    def fits(self, game: Game[Any], scope: Scope, card: int) -> bool:
        return self.test(game, scope, card)

    def part(self, say: Say) -> Part:
        return part(say.phrase(self.word), self.before, self.rank, say.phrase(self.many))

    def said_of(self, who: str, say: Say, denied: bool = False) -> str:
        return say.is_so(who, self.word, denied)


@dataclass(frozen=True, eq=False)
class Other(Adjective):
    """Any but the card that speaks."""

    def fits(self, game: Game[Any], scope: Scope, card: int) -> bool:
        return card != scope.source

    def part(self, say: Say) -> Part:
        return part(say.phrase("other"), BEFORE, phrases.OTHER)


OTHER: Final = Other()


@dataclass(frozen=True, eq=False)
class Feature(Node):
    """Names that cards have, perhaps several: kinds, teams, traits. `said` is how a name goes with a head, as {name} or
    with its article as {a}; "" where the head says it. `head` is what such a card is called by itself: "an X-Men Hero".
    `many`: how it goes with several where that differs. `of_cards`: these are names of cards, and no terms.
    """

    has: Callable[[Game[Any], int, str], bool]
    said: str = "{name}"
    before: bool = BEFORE
    rank: int = phrases.TEAM
    head: str = ""
    many: str = ""
    of_cards: bool = False

    def named(self, names: tuple[str, ...], say: Say) -> str:
        return say.either(list(names)) if self.of_cards else say.one_of(names)


@dataclass(frozen=True, eq=False)
class Has(Adjective):
    """One of some names: "X-Men or Avengers", "Tech"."""

    feature: Feature
    names: tuple[str, ...]

    def fits(self, game: Game[Any], scope: Scope, card: int) -> bool:
        has = self.feature.has
        found = False
        for name in self.names:
            found = found or has(game, card, name)
        return found

    def part(self, say: Say) -> Part:
        feature = self.feature
        name = feature.named(self.names, say)
        one, many = [say.phrase(word, name=name, a=say.article(name)) for word in (feature.said, feature.many)]
        return part(one, feature.before, feature.rank, many)

    def said_of(self, who: str, say: Say, denied: bool = False) -> str:
        name = self.feature.named(self.names, say)
        if self.feature.head:
            card = say.together(name, say.phrase(self.feature.head))
            return say.is_so(who, "{card}", denied, card=say.article(card))
        return say.is_so(who, self.feature.said or "{name}", denied, name=name, a=say.article(name))


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True, eq=False)
class Measure(Node):
    """A number of a card by its word: its cost, its ATK. `said` is how a bound on it follows a head; `on` stands before
    whose number it is where that is not simply its own: "the threat on" a scheme, not the scheme's threat. `has`: which
    cards have such a number at all, if not all do; no bound fits the others. `half`: whether there is half a point more
    than the whole ones, where such are printed."""

    word: str
    of: Callable[[Game[Any], int], int]
    said: str = "with {word} {bound}"
    rank: int = phrases.WITH
    on: str = ""
    has: Callable[[Game[Any], int], bool] | None = None
    half: Callable[[Game[Any], int], bool] | None = None

    def whose(self, noun: Noun, say: Say) -> str:
        return say.together(say.phrase(self.on), noun.words(say)) if self.on else noun.its(say, self.words(say))

    def words(self, say: Say) -> str:
        return say.phrase(self.word)


@dataclass(frozen=True, eq=False)
class Having(Adjective):
    """A measure within bounds: "that costs 6 or less", "with ATK 3 or more", "with 5 or 6 Attack"."""

    measure: Measure
    least: int | None = None
    most: int | None = None

    def fits(self, game: Game[Any], scope: Scope, card: int) -> bool:
        measure = self.measure
        if measure.has is not None and not measure.has(game, card):
            return False
        number = measure.of(game, card)
        if number == self.most and measure.half is not None and measure.half(game, card):
            return False
        return (self.least is None or number >= self.least) and (self.most is None or number <= self.most)

    def part(self, say: Say) -> Part:
        measure = self.measure
        bound = say.within(self.least, self.most)
        one, many = [
            say.phrase(message, word=measure, bound=bound) for message in (measure.said, of_several(measure.said))
        ]
        return part(one, BEHIND, measure.rank, many)

    def said_of(self, who: str, say: Say, denied: bool = False) -> str:
        bound = say.within(self.least, self.most)
        return say.is_so(who, self.measure.said, denied, word=self.measure, bound=bound)
