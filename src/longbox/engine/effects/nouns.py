"""Which cards: filters that can pick, test and say themselves."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import mypyc_attr

from longbox.engine import hidden_information, slots
from longbox.engine.decision import DONE, Decision, Group, Option, Question, offers
from longbox.engine.effects.adjectives import Adjective
from longbox.engine.effects.amounts import Number, count, measured
from longbox.engine.effects.phrases import BEHIND, PLACE, Part, part, plural_of
from longbox.engine.effects.places import AnyPlace, Place
from longbox.engine.frames import Frame, Scope
from longbox.engine.slots import Slot
from longbox.engine.words import Say

if TYPE_CHECKING:
    from longbox.engine.cards import Card
    from longbox.engine.game import Game
    from longbox.engine.state import State

Chooser = Callable[["Game[Any]", Scope], int]


@mypyc_attr(allow_interpreted_subclasses=True)
class Noun(Question):
    """Some cards. One that `asks` is a question: a player chooses which."""

    def cards(self, game: Game[Any], scope: Scope) -> list[int]:
        raise NotImplementedError(f"{type(self).__name__} does not say which cards it means")

    def match(self, game: Game[Any], scope: Scope, card: int) -> bool:
        return card in self.cards(game, scope)

    def candidates(self, game: Game[Any], scope: Scope) -> list[int]:
        """The cards that could be meant, before anything is chosen."""
        return self.cards(game, scope)

    def prepare(self, game: Game[Any], scope: Scope) -> None:
        """Let a player choose, where there is a choice. The answer is then found by `cards`."""

    def meant_for(self, verb: str) -> Noun:
        """The same, chosen for a purpose that its options name."""
        return self

    def fitted(self, game: Game[Any], scope: Scope, card: int, side: int) -> bool:
        """Whether a card was one of these in an event that tells on whose side it was (-1: as it is now)."""
        return self.match(game, scope, card)

    @property
    def may_be_declined(self) -> bool:
        """Whether a player may choose one or none."""
        return False

    def several(self, say: Say) -> str:
        """Its words for more than one."""
        return say.regular_plural(self.words(say))

    def any_one(self, say: Say) -> str:
        """Its words where any of them will do."""
        return self.words(say)

    def chosen_one(self, say: Say) -> str:
        """Its words where a player chooses one."""
        return say.article(self.words(say))

    def so_many(self, number: Number, say: Say) -> str:
        """Its words where a player chooses some."""
        return measured(number, self.words(say), say.plural(self), say)

    def each_one(self, say: Say) -> str:
        """Its words where all of them are meant."""
        return say.phrase("each {card}", card=self)

    def all_of_them(self, say: Say) -> str:
        """Its words where something holds of whichever they are: "characters with Flight"."""
        return self.words(say)

    def exists(self, say: Say, denied: bool = False) -> str:
        """That there is one, or none."""
        if denied:
            return say.phrase("there is no {card}", card=self)
        return say.phrase("there is {card}", card=say.article(self.words(say)))

    def its(self, say: Say, word: str) -> str:
        """Something of them: "its cost", "Hulk's ATK"."""
        return say.together(say.whose(self), word)

    def does(self, say: Say, verb: str) -> str:
        """Any of them with a verb: "a character attacks"."""
        return say.it_does(self.any_one(say), verb)

    def bearing(self, say: Say) -> str:
        """The one of them on which the card that speaks lies: "the minion with Spider-Tracer"."""
        return self.words(say)

    asks = False


@dataclass(frozen=True, eq=False)
class This(Noun):
    """The card that speaks, if there is one: a copy may have none."""

    def cards(self, game: Game[Any], scope: Scope) -> list[int]:
        return [] if slots.BODILESS in scope.vars else [scope.source]

    def match(self, game: Game[Any], scope: Scope, card: int) -> bool:
        return card == scope.source

    def each_one(self, say: Say) -> str:
        return say.this

    def words(self, say: Say) -> str:
        return say.this


@dataclass(frozen=True, eq=False)
class That(Noun):
    """What was chosen or found earlier in the same effect; `called` names what it is where "it" could be taken for
    another card."""

    slot: Slot = slots.IT
    head: str = ""

    def called(self, head: str) -> That:
        return That(self.slot, head)

    def cards(self, game: Game[Any], scope: Scope) -> list[int]:
        found = scope.vars.get(self.slot, ())
        return [found] if isinstance(found, int) else list(found)

    def words(self, say: Say) -> str:
        return say.phrase("that {card}", card=say.phrase(self.head)) if self.head else say.phrase("it")


@dataclass(frozen=True, eq=False)
class InRole(Noun):
    """The cards that had a role in what is answered, wherever they are now; `that` keeps some of them, `called` names
    what they are where "it" could be taken for another card."""

    slot: Slot
    adjectives: tuple[Adjective, ...] = ()
    head: str = ""

    def cards(self, game: Game[Any], scope: Scope) -> list[int]:
        fit = self.adjectives
        return [card for card in scope[self.slot] if all(one.fits(game, scope, card) for one in fit)]

    def that(self, *adjectives: Adjective) -> InRole:
        return InRole(self.slot, (*self.adjectives, *adjectives), self.head)

    def called(self, head: str) -> InRole:
        return InRole(self.slot, self.adjectives, head)

    def words(self, say: Say) -> str:
        return say.phrase("that {card}", card=say.phrase(self.head)) if self.head else say.phrase("it")

    def each_one(self, say: Say) -> str:
        return say.phrase("each of them")

    def chosen_one(self, say: Say) -> str:
        return self.words(say)


WHOM: Final = InRole(slots.WHOM)
BY: Final = InRole(slots.BY)


THIS: Final = This()
IT: Final = That()
EACH_ONE: Final = That(slots.EACH)
"""Of cards that are taken one after the other, the one whose turn it is."""


@dataclass(frozen=True, eq=False)
class Host(Noun):
    """The card that this one lies on, which its speech knows by what it may be attached to."""

    def cards(self, game: Game[Any], scope: Scope) -> list[int]:
        host = game.state.host[scope.source]
        return [host] if host >= 0 else []

    def match(self, game: Game[Any], scope: Scope, card: int) -> bool:
        return bool(card == game.state.host[scope.source])

    def words(self, say: Say) -> str:
        return say.host or say.phrase("the card with {this}")

    def each_one(self, say: Say) -> str:
        return self.words(say)


HOST: Final = Host()


@dataclass(frozen=True, eq=False)
class Cards(Noun):
    """Cards by what they are, where they are and which of them: a head, a place and adjectives.

    `heads` is the plural of the head where that is not regular. Narrower nouns are made by `that` and
    `at`; in which order their adjectives are given is all the same.
    """

    head: str
    place: Place
    adjectives: tuple[Adjective, ...] = ()
    heads: str = ""

    def cards(self, game: Game[Any], scope: Scope) -> list[int]:
        adjectives = self.adjectives
        kept: list[int] = []
        for card in self.place.cards(game, scope):
            for adjective in adjectives:
                if not adjective.fits(game, scope, card):
                    break
            else:
                kept.append(card)
        return kept

    def match(self, game: Game[Any], scope: Scope, card: int) -> bool:
        return self.describes(game, scope, card) and self.place.fits(game, scope, card)

    def fitted(self, game: Game[Any], scope: Scope, card: int, side: int) -> bool:
        for adjective in self.adjectives:
            if not adjective.fitted(game, scope, card, side):
                return False
        return self.place.anywhere or self.place.fitted(game, scope, card, side)

    def describes(self, game: Game[Any], scope: Scope, card: int) -> bool:
        """Whether a card is one of these by its adjectives, wherever it is."""
        fits = True
        for adjective in self.adjectives:
            fits = fits and adjective.fits(game, scope, card)
        return fits

    def that(self, *adjectives: Adjective) -> Cards:
        """Only those that have these qualities. A first place takes the one of cards that could be anywhere."""
        place, kept = self.place, list(self.adjectives)
        for adjective in adjectives:
            if isinstance(adjective, Place) and place.anywhere:
                place = adjective
            else:
                kept.append(adjective)
        return Cards(self.head, place, tuple(kept), self.heads)

    def at(self, *places: Place) -> Cards:
        """Those that are in another place, or in one of several."""
        place = places[0] if len(places) == 1 else AnyPlace(places)
        return Cards(self.head, place, self.adjectives, self.heads)

    def called(self, head: str) -> Cards:
        """The same cards by another name: "Killbot"."""
        return Cards(head, self.place, self.adjectives)

    def words(self, say: Say) -> str:
        return say.with_parts(self.head, self._parts(say))

    def several(self, say: Say) -> str:
        return say.with_parts(self.heads or plural_of(self.head), self._parts(say), several=True)

    def any_one(self, say: Say) -> str:
        return say.article(self.words(say))

    def all_of_them(self, say: Say) -> str:
        return self.several(say)

    def exists(self, say: Say, denied: bool = False) -> str:
        """What is where a player holds it is had by that player: "a Hero you have", "you have a Hero"."""
        if not self.place.is_had:
            return super().exists(say, denied)
        where = self.place.had(say)
        said = say.with_parts(self.head, [adjective.part(say) for adjective in self.adjectives])
        return (
            say.phrase("{where} no {card}", where=where, card=said)
            if denied
            else say.together(where, say.article(said))
        )

    def bearing(self, say: Say) -> str:
        return say.phrase("the {card} with {this}", card=say.phrase(self.head))

    def with_part(self, say: Say, added: Part, several: bool = False) -> str:
        """Its words with one part more, which stands where it belongs."""
        head = (self.heads or plural_of(self.head)) if several else self.head
        return say.with_parts(head, [*self._parts(say), added], several=several)

    def _parts(self, say: Say) -> list[Part]:
        place = self.place
        there = part(say.phrase("{from} it"), BEHIND, PLACE) if place is say.searched else place.part(say)
        return [*[adjective.part(say) for adjective in self.adjectives], there]


@dataclass(frozen=True, eq=False)
class Known(Cards):
    """Cards that their head tells from all others: "the villain", "you", "Hulk". It needs no article."""

    def any_one(self, say: Say) -> str:
        return self.words(say)

    def each_one(self, say: Say) -> str:
        return self.words(say)

    def all_of_them(self, say: Say) -> str:
        return self.words(say)

    def bearing(self, say: Say) -> str:
        return self.words(say)


def anything(game: Game[Any], scope: Scope, card: int) -> bool:
    return True


@dataclass(frozen=True, eq=False)
class Each(Noun):
    """All of them."""

    noun: Noun

    def cards(self, game: Game[Any], scope: Scope) -> list[int]:
        return self.noun.cards(game, scope)

    def its(self, say: Say, word: str) -> str:
        """Their numbers are added up."""
        return say.phrase("the total {measure} of {cards}", measure=word, cards=say.plural(self.noun))

    def match(self, game: Game[Any], scope: Scope, card: int) -> bool:
        return self.noun.match(game, scope, card)

    def words(self, say: Say) -> str:
        return self.noun.each_one(say)

    def each_one(self, say: Say) -> str:
        return self.words(say)


@dataclass(frozen=True, eq=False)
class Several(Noun):
    """More than one of them at once, however many: "characters on your side attack"."""

    noun: Noun

    def match(self, game: Game[Any], scope: Scope, card: int) -> bool:
        return self.noun.match(game, scope, card)

    def fitted(self, game: Game[Any], scope: Scope, card: int, side: int) -> bool:
        return self.noun.fitted(game, scope, card, side)

    def words(self, say: Say) -> str:
        return self.noun.several(say)

    def does(self, say: Say, verb: str) -> str:
        return say.together(self.words(say), say.phrase(verb))


@dataclass(frozen=True, eq=False)
class A(Noun):
    """One or more of them, as a player chooses: `A(minion)`, `A(card, least=0, most=3)`; `most` None: any number.

    A set is offered in one order only, so that there are not n! ways to the same set; cards that are alike and not
    in play are offered once.
    """

    noun: Noun
    least: Number = 1
    most: Number | None = 1
    slot: Slot = slots.IT
    verb: str = "choose"
    by: Chooser | None = None
    asks = True
    silence_tells = True

    def cards(self, game: Game[Any], scope: Scope) -> list[int]:
        return list(scope.vars.get(self.slot, ()))

    def candidates(self, game: Game[Any], scope: Scope) -> list[int]:
        return self.noun.cards(game, scope)

    def meant_for(self, verb: str) -> Noun:
        return A(self.noun, self.least, self.most, self.slot, verb, self.by)

    def match(self, game: Game[Any], scope: Scope, card: int) -> bool:
        return self.noun.match(game, scope, card)

    def prepare(self, game: Game[Any], scope: Scope) -> None:
        scope.vars[self.slot] = ()
        game.push_picks(self, scope)

    def ask(self, game: Game[Any], frame: Frame) -> Decision | None:
        scope = frame.scope
        picked: tuple[int, ...] = frame.data
        seat = self.chooser(game, scope)
        found = self.among(game, frame)
        most = len(found) if self.most is None else count(game, scope, self.most)
        least = min(count(game, scope, self.least), len(found))
        if len(picked) >= min(most, len(found)):
            return self.ask_lest_silence_tells(game, scope, seat) if not found else None
        first = found.index(picked[-1]) + 1 if picked else 0
        last = len(found) - max(0, least - len(picked) - 1)
        to_pick = offers(self.verb)
        options = [to_pick[card] for card in distinct(game, found[first:last], seat)]
        if len(picked) >= least:
            options.append(DONE)
        group = None
        if most > 1:
            group = Group(frame.at, self.verb, picked, most, least)
        return Decision(seat, options, about=self, group=group)

    def ask_lest_silence_tells(self, game: Game[Any], scope: Scope, seat: int) -> Decision | None:
        """Whoever may choose from a hidden hand and has nothing there is asked all the same, and declines."""
        if self.least or not isinstance(self.noun, Cards):
            return None
        hidden = hidden_information.hidden_hand(game, seat) if not game.rules.open_hands(game) else []
        may_be_there = any(self.noun.place.fits(game, scope, card) for card in hidden)
        return Decision(seat, [DONE], about=self) if may_be_there else None

    def chooser(self, game: Game[Any], scope: Scope) -> int:
        return scope.you if self.by is None else self.by(game, scope)

    def among(self, game: Game[Any], frame: Frame) -> list[int]:
        scope = frame.scope
        return sorted_alike(game, self.noun.cards(game, scope), self.chooser(game, scope))

    def forget_picks(self, frame: Frame) -> None:
        frame.data = ()

    def answer(self, game: Game[Any], frame: Frame, option: Option) -> None:
        if option is not DONE:
            frame.data = (*frame.data, *option.cards)
        if option is DONE or self.most == 1:
            self.close(game, frame)
            game.state.frames.pop()

    def close(self, game: Game[Any], frame: Frame) -> None:
        frame.scope.vars[self.slot] = frame.data

    def words(self, say: Say) -> str:
        if self.most == 1:
            if self.least or say.bare:
                return self.noun.chosen_one(say)
            return say.phrase("up to 1 {card}", card=self.noun)
        if self.most is None:
            return say.phrase("any number of {cards}", cards=say.plural(self.noun))
        many = self.noun.so_many(self.most, say)
        return many if self.least == self.most else say.phrase("up to {many}", many=many)

    @property
    def may_be_declined(self) -> bool:
        return self.least == 0 and self.most == 1


def likeness(game: Game[Any], card: int, seat: int | None) -> Hashable:
    """What tells a card from others for a seat (None: for all who know everything). One unseen is like no other,
    lest what is offered, or in what order, give it away."""
    state: State = game.state
    return state.definition[card] if seat is None or state.known[card] >> seat & 1 else card


def distinct(game: Game[Any], cards: list[int], seat: int | None = None) -> list[int]:
    """Of cards that lie out of play and are alike only the first: to pick one or the other is the same."""
    state: State = game.state
    definitions, zone_of, known = state.definition, state.zone, state.known
    in_play = game.rules.zones.in_play
    kept: list[int] = []
    met: set[Card] = set()
    for card in cards:
        definition = definitions[card]
        if definition not in met:
            met.add(definition)
            kept.append(card)
        elif in_play[zone_of[card]] or (seat is not None and not known[card] >> seat & 1):
            if card not in kept:
                kept.append(card)
        else:
            zone, eyes = zone_of[card], known[card]
            for one in kept:
                if definitions[one] is definition and zone_of[one] == zone and known[one] == eyes:
                    break
            else:
                kept.append(card)
    return kept


def sorted_alike(game: Game[Any], cards: list[int], seat: int | None = None) -> list[int]:
    """Cards with those that are alike side by side, otherwise in their order."""
    alike: dict[Hashable, list[int]] = {}
    for card in cards:
        alike.setdefault(likeness(game, card, seat), []).append(card)
    return [card for group in alike.values() for card in group]
