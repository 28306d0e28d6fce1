"""Where cards are: a place finds its cards, and asks of a card only its zone.

A place is an adjective, too: it says "in your hand" of cards that stay there and "from your hand" of cards that leave.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import mypyc_attr

from longbox.engine.effects import phrases
from longbox.engine.effects.adjectives import Adjective, Test
from longbox.engine.effects.phrases import BEHIND, Part, part
from longbox.engine.effects.players import Players
from longbox.engine.frames import Scope
from longbox.engine.words import Say
from longbox.engine.zones import ZoneKind

if TYPE_CHECKING:
    from longbox.engine.game import Game

Find = Callable[["Game[Any]", Scope], list[int]]
HAD: Final = ("{you} ", "{you have}")
"""How the words of places begin that say what players have."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Place(Adjective):
    """Where cards are. `anywhere`: wherever such cards can be, which goes without saying."""

    anywhere: bool = False

    def cards(self, game: Game[Any], scope: Scope) -> list[int]:
        """All cards that are there now, in their order."""
        raise NotImplementedError(f"{type(self).__name__} does not say which cards are there")

    def fits(self, game: Game[Any], scope: Scope, card: int) -> bool:
        return card in self.cards(game, scope)

    @property
    def is_had(self) -> bool:
        """Whether its word is that somebody has the cards or did something to them: "Heroes {you} have"."""
        return False

    def had(self, say: Say) -> str:
        """Its word before such cards: "{you} have" a Hero."""
        return self.part(say).one

    def said_of(self, who: str, say: Say, denied: bool = False) -> str:
        return say.is_so(who, "{place}", denied, place=self.part(say).one)

    def of(self, players: Players) -> Theirs:
        """The same place of others: `HAND.of(THAT_PLAYER)`."""
        return Theirs(self, players)


@dataclass(frozen=True, eq=False)
class Theirs(Place):
    """A place of some players: "in that player's hand"."""

    place: Place
    players: Players

    def cards(self, game: Game[Any], scope: Scope) -> list[int]:
        found: list[int] = []
        for seat in self.players.seats(game, scope):
            found += self.place.cards(game, scope.child(seat))
        return found

    def fits(self, game: Game[Any], scope: Scope, card: int) -> bool:
        return any(self.place.fits(game, scope.child(seat), card) for seat in self.players.seats(game, scope))

    @property
    def is_had(self) -> bool:
        return self.place.is_had

    def part(self, say: Say) -> Part:
        return self.place.part(say.of_player(self.players.whose(say), self.players.words(say)))


@dataclass(frozen=True, eq=False)
class AnyPlace(Place):
    """One of several places: "from your hand or your discard pile"."""

    places: tuple[Place, ...]

    def cards(self, game: Game[Any], scope: Scope) -> list[int]:
        found: list[int] = []
        for place in self.places:
            found += place.cards(game, scope)
        return found

    def fits(self, game: Game[Any], scope: Scope, card: int) -> bool:
        found = False
        for place in self.places:
            found = found or place.fits(game, scope, card)
        return found

    @property
    def is_had(self) -> bool:
        return self.places[0].is_had

    def part(self, say: Say) -> Part:
        """A preposition that they share is said once. Where one of them goes without saying, so do all."""
        words = [place.part(say).one for place in self.places]
        if not all(words):
            return part("", BEHIND, phrases.PLACE)
        return part(say.sharing(words), BEHIND, phrases.PLACE)


@dataclass(frozen=True, eq=False)
class InYour(Place):
    """Your own zones of some kinds: "{from} {your} hand"."""

    kinds: tuple[ZoneKind, ...]
    word: str

    def cards(self, game: Game[Any], scope: Scope) -> list[int]:
        zones: list[list[int]] = game.state.zones
        if len(self.kinds) == 1:
            return zones[self.kinds[0].first + scope.you]
        found: list[int] = []
        for kind in self.kinds:
            found += zones[kind.first + scope.you]
        return found

    def fits(self, game: Game[Any], scope: Scope, card: int) -> bool:
        zone: int = game.state.zone[card]
        return any(zone == kind.first + scope.you for kind in self.kinds)

    @property
    def is_had(self) -> bool:
        return self.word.startswith(HAD)

    def part(self, say: Say) -> Part:
        return part(say.phrase(self.word), BEHIND, phrases.PLACE)


@dataclass(frozen=True, eq=False)
class InThe(Place):
    """The zones of some kinds, of all players or of nobody: "in the city", "in any KO pile"."""

    kinds: tuple[ZoneKind, ...]
    word: str
    many: str = ""

    def cards(self, game: Game[Any], scope: Scope) -> list[int]:
        zones: list[list[int]] = game.state.zones
        found: list[int] = []
        for kind in self.kinds:
            for zone in kind.range():
                found += zones[zone]
        return found

    def fits(self, game: Game[Any], scope: Scope, card: int) -> bool:
        zone: int = game.state.zone[card]
        return any(kind.holds(zone) for kind in self.kinds)

    def part(self, say: Say) -> Part:
        return part(say.phrase(self.word), BEHIND, phrases.PLACE, say.phrase(self.many))


@dataclass(frozen=True, eq=False)
class Among(Place):
    """Cards that the game finds by a rule of its own: "on your side", "in the combat", "enemy".

    `test` says of a card whether it is one of them, where that is quicker than to find them all; `of_side` says it of
    the player on whose side a card was. `has`: how a clause that stands behind them is said before them: "the attack
    damaged" a character.
    """

    find: Find
    word: str = ""
    before: bool = BEHIND
    rank: int = phrases.PLACE
    test: Test | None = None
    anywhere: bool = False
    of_side: Test | None = None
    has: str = ""

    def cards(self, game: Game[Any], scope: Scope) -> list[int]:
        return self.find(game, scope)

    def fits(self, game: Game[Any], scope: Scope, card: int) -> bool:
        return card in self.find(game, scope) if self.test is None else self.test(game, scope, card)

    def fitted(self, game: Game[Any], scope: Scope, card: int, side: int) -> bool:
        if side < 0 or self.of_side is None:
            return self.fits(game, scope, card)
        return self.of_side(game, scope, side)

    @property
    def is_had(self) -> bool:
        return bool(self.has) or self.word.startswith(HAD)

    def had(self, say: Say) -> str:
        return say.phrase(self.has or self.word)

    def part(self, say: Say) -> Part:
        return part(say.phrase(self.word), self.before, self.rank)


def nowhere(game: Game[Any], scope: Scope) -> list[int]:
    return []


def wherever(game: Game[Any], scope: Scope, card: int) -> bool:
    return True


ANYWHERE: Final = Among(nowhere, test=wherever, anywhere=True)
"""Of cards that are spoken of and never looked for: where they are goes without saying."""
