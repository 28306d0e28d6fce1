"""Look, choose, move: cards are looked at where they lie, and the words that follow speak of those.

    look(top(DECK, 3)), ko(a(THOSE)), put_back(THOSE.rest)
    reveal(top(DECK)), if_(is_a(IT, CHEAP), take(IT))
    search(DECK), take(a(upgrade.at(DECK))), shuffle()

What moves the cards are deeds of the game; here stands how they are found, and who sees it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

from longbox.engine import slots
from longbox.engine.decision import Decision, Option, Question
from longbox.engine.effects import phrases
from longbox.engine.effects.adjectives import Adjective
from longbox.engine.effects.amounts import Number
from longbox.engine.effects.deeds import Deed
from longbox.engine.effects.nouns import Cards, Noun, distinct
from longbox.engine.effects.phrases import BEHIND, Part, part, plural_of
from longbox.engine.effects.places import Place
from longbox.engine.effects.verbs import Verb
from longbox.engine.frames import Frame, Scope
from longbox.engine.view import lose_track
from longbox.engine.words import Say
from longbox.engine.zones import ZoneKind

if TYPE_CHECKING:
    from longbox.engine.game import Game


@dataclass(frozen=True, eq=False)
class Pile(Place):
    """A deck or pile by its name: "{your} deck", "the encounter deck"; of several, the first is the one with a top.
    Where there may be several and one is meant, `find` says which zone that is."""

    kinds: tuple[ZoneKind, ...]
    name: str
    find: Callable[[Game[Any]], int] | None = None

    def zones(self, game: Game[Any], scope: Scope) -> list[int]:
        if self.find is not None:
            return [self.find(game)]
        return [kind.at(scope.you if kind.spread > 1 else 0) for kind in self.kinds]

    def cards(self, game: Game[Any], scope: Scope) -> list[int]:
        zones: list[list[int]] = game.state.zones
        found: list[int] = []
        for zone in self.zones(game, scope):
            found += zones[zone]
        return found

    def fits(self, game: Game[Any], scope: Scope, card: int) -> bool:
        return game.state.zone[card] in self.zones(game, scope)

    def part(self, say: Say) -> Part:
        return part(say.phrase("{from} {pile}", pile=say.phrase(self.name)), BEHIND, phrases.PLACE)


def pile(name: str, *kinds: ZoneKind, find: Callable[[Game[Any]], int] | None = None) -> Pile:
    return Pile(kinds, name, find)


@dataclass(frozen=True, eq=False)
class FromTop(Noun):
    """The top cards of a pile, the topmost first; without a number all that lie there. A game that makes a deck anew
    does so where there are too few. `under`: those at the bottom, the lowest first."""

    of: Pile
    many: int | None = None
    under: bool = False
    asks = True

    def cards(self, game: Game[Any], scope: Scope) -> list[int]:
        if self.many is None:
            return self.of.cards(game, scope)
        lying: list[int] = game.state.zones[self.of.zones(game, scope)[0]]
        return lying[: self.many] if self.under else lying[: -self.many - 1 : -1]

    def prepare(self, game: Game[Any], scope: Scope) -> None:
        if self.many is not None:
            game.rules.replenish(game, self.of.zones(game, scope)[0], self.many)

    def words(self, say: Say) -> str:
        name = say.phrase(self.of.name)
        if self.many is None:
            return name
        if self.under:
            assert self.many == 1, "nothing says how many lie at the bottom"
            return say.phrase("the bottom card of {pile}", pile=name)
        if self.many == 1:
            return say.phrase("the top card of {pile}", pile=name)
        return say.phrase("the top {number} cards of {pile}", number=say.number(self.many), pile=name)


def top(of: Pile, many: int = 1) -> FromTop:
    return FromTop(of, many)


def bottom(of: Pile) -> FromTop:
    return FromTop(of, 1, under=True)


def whole(of: Pile) -> FromTop:
    """All that lies there: "your hand"."""
    return FromTop(of)


@dataclass(frozen=True, eq=False)
class DownTo(FromTop):
    """The cards of a pile from the top down to the first of a kind; all of them, if there is none."""

    what: Cards = field(kw_only=True)

    def cards(self, game: Game[Any], scope: Scope) -> list[int]:
        found: list[int] = []
        lying: list[int] = game.state.zones[self.of.zones(game, scope)[0]]
        for card in reversed(lying):
            found.append(card)
            if self.what.match(game, scope, card):
                break
        return found

    def words(self, say: Say) -> str:
        what = say.article(say.with_parts(self.what.head, [one.part(say) for one in self.what.adjectives]))
        return say.phrase("cards from {pile} until {what} turns up", pile=say.phrase(self.of.name), what=what)


def down_to(what: Cards, of: Pile) -> DownTo:
    return DownTo(of, what=what)


@dataclass(frozen=True, eq=False)
class Look(Verb):
    """Cards are looked at and stay where they are. `openly`: all see them; else you alone, unless hands are open.

    They are THOSE of what follows; one card alone is also IT.
    """

    verb: str
    what: FromTop
    openly: bool = False

    def apply(self, game: Game[Any], scope: Scope) -> None:
        cards = tuple(self.what.cards(game, scope))
        zone: list[int] = game.state.zone
        scope[slots.THOSE] = cards
        scope[slots.WHERE] = tuple([zone[card] for card in cards])
        if self.what.many == 1:
            scope[slots.IT] = cards
        alone = not self.openly and not game.rules.open_hands(game)
        scope[slots.ALONE] = int(alone)
        if self.openly and (cards or self.what.many is None):
            game.rules.reveal(game, scope, cards)
        else:
            game.show(cards, 1 << scope.you if alone else -1)

    def possible(self, game: Game[Any], scope: Scope) -> bool:
        return bool(self.what.cards(game, scope))

    def words(self, say: Say) -> str:
        return say.together(say.does(self.verb), self.what.words(say))

    def goes_on(self, say: Say) -> Say:
        return say.of_cards_in(self.what.of) if self.what.many is None else say


def look(what: FromTop) -> Look:
    return Look("look at", what)


def reveal(what: FromTop) -> Look:
    return Look("reveal", what, openly=True)


def search(where: Pile) -> Look:
    return Look("search", whole(where))


def hide_what_leaves(game: Game[Any], scope: Scope) -> None:
    """Of cards that only you have looked at, some are about to go where others do not see which: a deed that moves
    cards unseen calls this first."""
    if scope.vars.get(slots.ALONE):
        lose_track(game, THOSE.cards(game, scope), 1 << scope.you)


@dataclass(frozen=True, eq=False)
class Those(Noun):
    """The cards that were looked at and still lie where they lay; `that` and `of` keep some of them, `rest` says that
    others have gone."""

    adjectives: tuple[Adjective, ...] = ()
    kind: Cards | None = None
    others_gone: bool = False

    def cards(self, game: Game[Any], scope: Scope) -> list[int]:
        looked_at: tuple[int, ...] = scope.vars.get(slots.THOSE, ())
        where: tuple[int, ...] = scope.vars.get(slots.WHERE, ())
        zone: list[int] = game.state.zone
        kept: list[int] = []
        for place, card in enumerate(looked_at):
            if zone[card] == where[place] and self.fits(game, scope, card):
                kept.append(card)
        return kept

    def fits(self, game: Game[Any], scope: Scope, card: int) -> bool:
        for adjective in self.adjectives:
            if not adjective.fits(game, scope, card):
                return False
        return self.kind is None or self.kind.describes(game, scope, card)

    def that(self, *adjectives: Adjective) -> Those:
        return Those((*self.adjectives, *adjectives), self.kind, self.others_gone)

    def of(self, kind: Cards) -> Those:
        """Those of a kind, wherever that noun finds its cards otherwise."""
        return Those(self.adjectives, kind, self.others_gone)

    @property
    def rest(self) -> Those:
        return Those(self.adjectives, self.kind, True)

    def words(self, say: Say) -> str:
        if self.kind is not None:
            return say.phrase("{cards} among them", cards=say.with_parts(self.kind.head, self._parts(say)))
        if self.adjectives:
            return say.with_parts("of them", self._parts(say))
        return say.phrase("the rest" if self.others_gone else "them")

    def its(self, say: Say, word: str) -> str:
        """Their numbers are added up."""
        if self.kind is None and not self.adjectives and not self.others_gone:
            return say.phrase("their total {measure}", measure=word)
        return say.phrase("the total {measure} of {cards}", measure=word, cards=self.several(say))

    def several(self, say: Say) -> str:
        if self.kind is not None:
            head = self.kind.heads or plural_of(self.kind.head)
            return say.phrase("{cards} among them", cards=say.with_parts(head, self._parts(say), several=True))
        if self.adjectives:
            return say.with_parts("those", self._parts(say), several=True)
        return self.words(say)

    def each_one(self, say: Say) -> str:
        if self.kind is None:
            return self.several(say)
        return say.phrase("all {cards}", cards=self.several(say))

    def chosen_one(self, say: Say) -> str:
        if self.kind is not None:
            return say.article(self.words(say))
        one = "another" if self.others_gone else "one of them"
        return say.with_parts(one, self._parts(say))

    def so_many(self, number: Number, say: Say) -> str:
        if self.kind is None and not self.adjectives and isinstance(number, int):
            return say.phrase("{number} of them", number=number)
        return super().so_many(number, say)

    def _parts(self, say: Say) -> list[Part]:
        of_kind = () if self.kind is None else self.kind.adjectives
        return [adjective.part(say) for adjective in (*of_kind, *self.adjectives)]


THOSE: Final = Those()


@dataclass(frozen=True, eq=False)
class InAnyOrder(Question):
    """A deed is done to cards in an order that their player chooses, the first one first; done once all are chosen, or
    `many` of them."""

    deed: Deed
    whom: Noun
    many: int = 0

    def ask(self, game: Game[Any], frame: Frame) -> Decision | None:
        left = self.left(game, frame)
        if len(left) < 2:
            return None
        options = [Option(self.deed.key, (card,)) for card in distinct(game, left)]
        return Decision(frame.scope.you, options, about=self)

    def left(self, game: Game[Any], frame: Frame) -> list[int]:
        picked: tuple[int, ...] = frame.data or ()
        return [card for card in self.whom.cards(game, frame.scope) if card not in picked]

    def answer(self, game: Game[Any], frame: Frame, option: Option) -> None:
        frame.data = (*(frame.data or ()), *option.cards)

    def step(self, game: Game[Any], frame: Frame) -> None:
        left = self.left(game, frame)
        picked: tuple[int, ...] = frame.data or ()
        wanted = len(left) if not self.many else min(self.many - len(picked), len(left))
        if wanted and len(left) > 1:
            super().step(game, frame)
            return
        game.state.frames.pop()
        self.deed.act(game, frame.scope, [*picked, *left[:wanted]], 0)

    def words(self, say: Say) -> str:
        whom = self.whom.words(say.of_leaving() if self.deed.moves else say)
        if self.many:
            whom = say.phrase("{number} of {cards}", number=say.number(self.many), cards=whom)
        done = say.together(say.does(self.deed.base), say.phrase(self.deed.rest, whom=whom))
        return say.phrase("{done} in any order", done=done)


@dataclass(frozen=True, eq=False)
class Until(Verb):
    """A deed is done to the top card of a pile again and again until it was one of a kind; that one is IT. The cards
    that lay there at the start are all that is tried."""

    deed: Deed
    of: Pile
    what: Cards

    def apply(self, game: Game[Any], scope: Scope) -> None:
        zones: list[list[int]] = game.state.zones
        zone = self.of.zones(game, scope)[0]
        for _ in range(len(zones[zone])):
            card = zones[zone][-1]
            self.deed.act(game, scope, [card], 0)
            if self.what.match(game, scope, card):
                scope[slots.IT] = (card,)
                return
        scope[slots.IT] = ()

    def possible(self, game: Game[Any], scope: Scope) -> bool:
        return bool(game.state.zones[self.of.zones(game, scope)[0]])

    def words(self, say: Say) -> str:
        cards = say.phrase("cards from {pile}", pile=say.phrase(self.of.name))
        done = say.together(say.does(self.deed.base), say.phrase(self.deed.rest, whom=cards))
        found = say.article(say.with_parts(self.what.head, self._parts(say)))
        return say.phrase("{done} until {found} turns up", done=done, found=found)

    def _parts(self, say: Say) -> list[Part]:
        return [adjective.part(say) for adjective in self.what.adjectives]
