"""Qualities of cards that other cards give: what lies on them, how many of a kind there are."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from longbox.engine.effects import phrases
from longbox.engine.effects.adjectives import Adjective, Measure
from longbox.engine.effects.nouns import Cards, Noun
from longbox.engine.effects.phrases import BEHIND, Part, part, phrase
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
        held = phrase(self.what.head, [adjective.part(say) for adjective in self.what.adjectives])
        return part(f"that holds {say.article(held)}", BEHIND, phrases.THAT)


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
        return part(f"under {self.host.words(say)}", BEHIND, phrases.PLACE)


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
        return part(f"with less {self.measure.word} than there are {say.plural(self.by)}", BEHIND, phrases.THAT)


def less_than(by: Noun, measure: Measure) -> Outnumbered:
    """Those of which a number is less than there are cards of a kind."""
    return Outnumbered(measure, by)
