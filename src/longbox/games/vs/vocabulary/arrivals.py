"""Bringing cards into play and to your side: from decks and KO piles, from the enemy, as resources."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from longbox.engine.decision import Decision, Option, Question
from longbox.engine.effects.abilities import Trigger
from longbox.engine.effects.flow import Steps
from longbox.engine.effects.nouns import Cards, Noun, distinct
from longbox.engine.effects.verbs import Verb
from longbox.engine.events import Event, EventKind
from longbox.engine.frames import Frame, Scope
from longbox.engine.topics import Topic
from longbox.engine.view import lose_track
from longbox.engine.words import Say
from longbox.games.vs.chapters.hands_and_decks import REVEAL, shuffle
from longbox.games.vs.chapters.resource_step import resource_label
from longbox.games.vs.chapters.resources import GAIN_RESOURCE
from longbox.games.vs.chapters.rows import CHANGE_SIDES, appear, bears_name_of_main
from longbox.games.vs.chapters.stun import ready
from longbox.games.vs.table import slots
from longbox.games.vs.table.characters import in_a_row, rows_of
from longbox.games.vs.table.editions import edition
from longbox.games.vs.table.names import ROWS, card_prompt, name, named
from longbox.games.vs.table.state import Vs
from longbox.games.vs.table.zones import DECK, HAND
from longbox.games.vs.vocabulary.amounts import NUMBERS
from longbox.games.vs.vocabulary.moments import your_turn_ends
from longbox.games.vs.vocabulary.topics import CHOOSE_ROW


class IntoARow(Question):
    """Something comes into a row that its player chooses. Subclasses say which cards, and what then happens."""

    def step(self, game: Vs, frame: Frame) -> None:
        if self.is_stopped(game, frame.scope):
            ignore_effect(game, frame.scope)
        else:
            super().step(game, frame)

    def is_stopped(self, game: Vs, scope: Scope) -> bool:
        """By some books an effect that would bring a namesake of one's main character does nothing."""
        return edition(game).namesake_of_main_stops_all and self.brings_namesake_of_main(game, scope)

    def brings_namesake_of_main(self, game: Vs, scope: Scope) -> bool:
        return False

    def coming(self, game: Vs, scope: Scope) -> list[int]:
        raise NotImplementedError(f"{type(self).__name__} does not say who comes")

    def arrive(self, game: Vs, scope: Scope, card: int, seat: int, row: int) -> None:
        raise NotImplementedError(f"{type(self).__name__} does not say what happens")

    def side(self, game: Vs, scope: Scope) -> int:
        return scope.you

    def chooser(self, game: Vs, scope: Scope) -> int:
        return scope.you

    def ask(self, game: Vs, frame: Frame) -> Decision | None:
        cards = self.coming(game, frame.scope)
        if not cards:
            return None
        options = [Option("place", (cards[0],), amount=row) for row in (0, 1)]
        return Decision(self.chooser(game, frame.scope), options, about=self)

    def answer(self, game: Vs, frame: Frame, option: Option) -> None:
        game.state.frames.pop()
        seat = self.side(game, frame.scope)
        self.arrive(game, frame.scope, option.card, seat, rows_of(game, seat)[option.amount])

    def prompt(self, game: Vs, decision: Decision) -> str:
        return card_prompt(game, self)

    def label(self, game: Vs, option: Option) -> str:
        return f"{named(game, option.card)} in the {ROWS[option.amount]}"

    def topic(self, game: Vs, decision: Decision) -> Topic:
        return CHOOSE_ROW


def ignore_effect(game: Vs, scope: Scope) -> None:
    """Nothing more of an effect is done; what is done by the rules, such as putting its card away, is."""
    frames = game.state.frames
    while frames and frames[-1].scope is scope and not isinstance(frames[-1].node, Steps):
        frames.pop()


@dataclass(frozen=True, eq=False)
class PutIntoPlay(IntoARow):
    """A card that was chosen appears on your side; if the effect names no side, on its owner's, who says where."""

    which: Noun
    names_your_side: bool = True

    def enter(self, game: Vs, scope: Scope) -> None:
        super().enter(game, scope)
        if self.which.asks:
            self.which.prepare(game, scope)

    def coming(self, game: Vs, scope: Scope) -> list[int]:
        cards = self.which.cards(game, scope)
        return [card for card in cards if not bears_name_of_main(game, card, self.side_of(game, scope, card))]

    def brings_namesake_of_main(self, game: Vs, scope: Scope) -> bool:
        return len(self.coming(game, scope)) < len(self.which.cards(game, scope))

    def side_of(self, game: Vs, scope: Scope, card: int) -> int:
        return scope.you if self.names_your_side else game.state.owner[card]

    def side(self, game: Vs, scope: Scope) -> int:
        return self.side_of(game, scope, self.coming(game, scope)[0])

    def chooser(self, game: Vs, scope: Scope) -> int:
        return self.side(game, scope)

    def arrive(self, game: Vs, scope: Scope, card: int, seat: int, row: int) -> None:
        appear(game, card, row, seat=seat, source=scope.source)

    def words(self, say: Say) -> str:
        return f"put {self.which.words(say)} {'onto your side' if self.names_your_side else 'into play'}"


@dataclass(frozen=True, eq=False)
class GoesBack(IntoARow):
    """A borrowed character goes back to the side it came from, if it is still with you."""

    def coming(self, game: Vs, scope: Scope) -> list[int]:
        card, arrival = scope[slots.BORROWED], scope[slots.ARRIVAL]
        state = game.state
        there = in_a_row(game, card) and state.arrival[card] == arrival and state.controller[card] == scope.you
        return [card] if there and not state.out[scope[slots.LENT_BY]] else []

    def side(self, game: Vs, scope: Scope) -> int:
        seat: int = scope[slots.LENT_BY]
        return seat

    def arrive(self, game: Vs, scope: Scope, card: int, seat: int, row: int) -> None:
        game.happen(Event(CHANGE_SIDES, seat=seat, card=card, amount=row, source=scope.source))

    def words(self, say: Say) -> str:
        return "it goes back to a row of the side that it came from"


GO_BACK: Final = Trigger(your_turn_ends, GoesBack())


@dataclass(frozen=True, eq=False)
class Borrow(IntoARow):
    """A chosen enemy character is readied and fights on your side until the turn ends."""

    which: Noun

    def enter(self, game: Vs, scope: Scope) -> None:
        super().enter(game, scope)
        self.which.prepare(game, scope)

    def step(self, game: Vs, frame: Frame) -> None:
        """First it is readied, whether it can come or not, if the effect is not stopped as a whole."""
        if frame.at or self.is_stopped(game, frame.scope):
            super().step(game, frame)
        else:
            frame.at = 1
            ready(game, self.which.cards(game, frame.scope), seat=frame.scope.you)

    def brings_namesake_of_main(self, game: Vs, scope: Scope) -> bool:
        return len(self.coming(game, scope)) < len(self.which.cards(game, scope))

    def coming(self, game: Vs, scope: Scope) -> list[int]:
        return [card for card in self.which.cards(game, scope) if not bears_name_of_main(game, card, scope.you)]

    def arrive(self, game: Vs, scope: Scope, card: int, seat: int, row: int) -> None:
        state = game.state
        vars = {slots.BORROWED: card, slots.ARRIVAL: state.arrival[card], slots.LENT_BY: state.controller[card]}
        game.add_delayed_trigger(GO_BACK, scope, ("turn", 0), once=True, vars=vars)
        game.happen(Event(CHANGE_SIDES, seat=seat, card=card, amount=row, source=scope.source))

    def words(self, say: Say) -> str:
        back = GO_BACK.effect.words(say)
        return f"ready {self.which.words(say)} and move it to a row of yours; when your turn ends, {back}"


@dataclass(frozen=True, eq=False)
class LookThrough(Verb):
    """Look through your deck."""

    def apply(self, game: Vs, scope: Scope) -> None:
        game.show(game.state.zones[DECK.at(scope.you)], 1 << scope.you)

    def words(self, say: Say) -> str:
        return "look through your deck"


@dataclass(frozen=True, eq=False)
class Shuffle(Verb):
    """Shuffle your deck."""

    def apply(self, game: Vs, scope: Scope) -> None:
        shuffle(game, DECK.at(scope.you))

    def words(self, say: Say) -> str:
        return "shuffle your deck"


def apply_taking(game: Vs, event: Event) -> None:
    """One of the top cards of a deck goes into the hand, or under the deck."""
    game.move(event.card, (HAND if event.manner == "take" else DECK).at(event.seat), bottom=True)


TAKE_FROM_TOP: Final = EventKind("take from the top", apply_taking, quiet=True)


@dataclass(frozen=True, eq=False)
class TakeFromTop(Question):
    """Look at the top cards of your deck, take one of a kind, and put the others under the deck, one by one.

    What is revealed is seen by all; what is `secret` only by you.
    """

    many: int
    what: Cards
    secret: bool = False

    def enter(self, game: Vs, scope: Scope) -> None:
        deck = game.state.zones[DECK.at(scope.you)]
        top = tuple(reversed(deck[-self.many :]))
        game.push(self, scope, (top, 0))
        if self.secret:
            game.show(top, 1 << scope.you)
        elif top:
            game.happen(Event(REVEAL, seat=scope.you, cards=top, source=scope.source))

    def ask(self, game: Vs, frame: Frame) -> Decision | None:
        cards, taken = frame.data
        if not cards:
            return None
        if not taken:
            able = distinct(game, [card for card in cards if self.what.describes(game, frame.scope, card)])
            if able:
                return Decision(frame.scope.you, [Option("take", (card,)) for card in able], about=self)
        options = [Option("put under", (card,)) for card in distinct(game, list(cards))]
        return Decision(frame.scope.you, options, about=self)

    def answer(self, game: Vs, frame: Frame, option: Option) -> None:
        """All see which of the revealed cards is taken, but not in which order the others go under the deck."""
        cards, _ = frame.data
        frame.data = (tuple(card for card in cards if card != option.card), 1)
        if self.secret or option.verb != "take":
            lose_track(game, cards, 1 << frame.scope.you)
        game.take_place(Event(TAKE_FROM_TOP, seat=frame.scope.you, card=option.card, manner=option.verb))

    def prompt(self, game: Vs, decision: Decision) -> str:
        source = name(game, game.state.frames[-1].scope.source)
        if decision.options[0].verb == "take":
            return f"{source}: take a {self.what.head} into your hand"
        return f"{source}: which card goes under your deck next?"

    def label(self, game: Vs, option: Option) -> str:
        if option.verb == "take":
            return f"Take {named(game, option.card)}"
        return f"Put under {named(game, option.card)}"

    def words(self, say: Say) -> str:
        look = "look at" if self.secret else "reveal"
        return (
            f"{look} the top {NUMBERS[self.many]} cards of your deck, take a {self.what.head} from among them "
            "into your hand, then put the others under the deck in any order"
        )


@dataclass(frozen=True, eq=False)
class LayTopCard(Question):
    """The top card of your deck becomes a resource, face down; a Location may lie face up."""

    def enter(self, game: Vs, scope: Scope) -> None:
        game.show(game.state.zones[DECK.at(scope.you)][-1:], 1 << scope.you)
        super().enter(game, scope)

    def ask(self, game: Vs, frame: Frame) -> Decision | None:
        deck = game.state.zones[DECK.at(frame.scope.you)]
        if not deck:
            return None
        top = deck[-1]
        options = [Option("resource", (top,))]
        if game.state.definition[top].kind == "location":
            options.insert(0, Option("resource", (top,), amount=1))
        return Decision(frame.scope.you, options, about=self)

    def answer(self, game: Vs, frame: Frame, option: Option) -> None:
        game.state.frames.pop()
        scope = frame.scope
        face = "face up" if option.amount else "face down"
        game.happen(Event(GAIN_RESOURCE, seat=scope.you, card=option.card, source=scope.source, manner=face))

    def prompt(self, game: Vs, decision: Decision) -> str:
        return card_prompt(game, self)

    def label(self, game: Vs, option: Option) -> str:
        return resource_label(game, option)

    def words(self, say: Say) -> str:
        faces = "a Location face up or face down, any other card face down"
        return f"put the top card of your deck into your resource row: {faces}"
