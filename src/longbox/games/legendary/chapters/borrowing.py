"""Borrowing: whoever's turn it is plays a copy of a card in another player's hand, if both want it.

The active player asks; the other one offers a card or does not, and the active player takes the offer or declines it.
A refusal stands until something else was done.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from longbox.engine.decision import PASS, Decision, Option, Question
from longbox.engine.effects.flow import Steps
from longbox.engine.effects.nouns import distinct
from longbox.engine.events import Doing, Event, EventKind
from longbox.engine.frames import Frame, Scope
from longbox.engine.language import capital, said
from longbox.engine.player_deeds import Bar, PlayerDeed
from longbox.engine.topics import Topic
from longbox.games.legendary.chapters import playing
from longbox.games.legendary.chapters.discarding import apply_discard
from longbox.games.legendary.chapters.drawing import DRAW
from longbox.games.legendary.table import slots
from longbox.games.legendary.table.abilities import FromHand, can_be_lent, having
from longbox.games.legendary.table.names import name_of, names_of
from longbox.games.legendary.table.players import in_turn_order
from longbox.games.legendary.table.state import Table
from longbox.games.legendary.table.timing import in_showdown
from longbox.games.legendary.table.zones import HAND


def borrowable(game: Table, seat: int) -> list[int]:
    """The cards in a hand that can be lent."""
    return [card for card in game.state.zones[HAND.first + seat] if can_be_lent(having(game, card, FromHand))]


def lenders(game: Table) -> list[int]:
    """Whom the active player may ask: those who have not lent a card this turn, and might have one."""
    state = game.state
    if not state.borrowable or in_showdown(game):
        return []
    return [
        seat
        for seat in in_turn_order(game)[1:]
        if not state.borrowed_from[seat]
        and not state.refused[seat]
        and (borrowable(game, seat) if state.open_hands else state.zones[HAND.first + seat])
    ]


def nobody_to_ask(game: Table, seat: int, card: int, target: int) -> bool:
    return not lenders(game)


def ask_label(game: Table, option: Option) -> str:
    return said("Ask {player} to lend you a card", player=game.rules.player(game, option.amount))


ASKING_FOR_A_CARD: Final = PlayerDeed(
    "ask",
    when=(Bar("LG-KW-COORDINATE-03", nobody_to_ask, "nobody is there who may lend you a card now"),),
    label=ask_label,
)


def not_yours(game: Table, seat: int, card: int, target: int) -> bool:
    return game.state.zone[card] != HAND.first + seat


def not_to_be_lent(game: Table, seat: int, card: int, target: int) -> bool:
    return not can_be_lent(having(game, card, FromHand))


def lend_label(game: Table, option: Option) -> str:
    return said("Lend {card}", card=names_of(game, option))


LENDING: Final = PlayerDeed(
    "lend",
    what=(
        Bar("LG-KW-COORDINATE-01", not_yours, "only cards from your hand can be lent", last=True),
        Bar("LG-KW-COORDINATE-01", not_to_be_lent, "only cards with Coordinate can be lent"),
    ),
    label=lend_label,
)


def apply_refusal(game: Table, event: Event) -> None:
    game.state.refused[event.seat] = 1


def apply_forgetting(game: Table, event: Event) -> None:
    game.state.refused = [0] * game.state.seats


REFUSE: Final = EventKind("refuse to lend", apply_refusal, quiet=True)
FORGET_REFUSALS: Final = EventKind("forget refusals", apply_forgetting, quiet=True)


def forget_refusals(game: Table) -> None:
    """Something else is done, and whoever has refused may be asked again."""
    if 1 in game.state.refused:
        game.take_place(Event(FORGET_REFUSALS))


@dataclass(frozen=True, eq=False)
class Offer(Question):
    """The player who was asked offers a card, or none."""

    def deeds(self, game: Table) -> tuple[PlayerDeed, ...]:
        return (LENDING,)

    def prompt(self, game: Table, decision: Decision) -> str:
        player = game.rules.player(game, game.state.active)
        return said("Lend a card to {player}, who plays a copy of it?", player=player)

    def label(self, game: Table, option: Option) -> str:
        return said("No") if option is PASS else super().label(game, option)

    def topic(self, game: Table, decision: Decision) -> Topic:
        return LEND_TOPIC

    def ask(self, game: Table, frame: Frame) -> Decision:
        lender = frame.scope[slots.LENDER]
        cards = distinct(game, borrowable(game, lender))
        return Decision(lender, [*(Option("lend", (card,)) for card in cards), PASS], about=self)

    def answer(self, game: Table, frame: Frame, option: Option) -> None:
        game.state.frames.pop()
        frame.scope.source = option.card


@dataclass(frozen=True, eq=False)
class Accept(Question):
    """The active player takes the offer, or declines it."""

    def prompt(self, game: Table, decision: Decision) -> str:
        scope = game.state.frames[-1].scope
        lender = game.rules.player(game, scope[slots.LENDER])
        return capital(said("{player} offers {card}: take it?", player=lender, card=name_of(game, scope.source)))

    def label(self, game: Table, option: Option) -> str:
        return said("No") if option is PASS else said("Play a copy of {card}", card=names_of(game, option))

    def topic(self, game: Table, decision: Decision) -> Topic:
        return BORROW_TOPIC

    def ask(self, game: Table, frame: Frame) -> Decision:
        return Decision(frame.scope.you, [Option("borrow", (frame.scope.source,)), PASS], about=self)

    def answer(self, game: Table, frame: Frame, option: Option) -> None:
        game.state.frames.pop()
        if option.verb == "pass":
            refuse(game, frame.scope)


LEND_TOPIC: Final = Topic("lend", window="Lending a card to whoever's turn it is")
BORROW_TOPIC: Final = Topic("borrow")
OFFER: Final = Offer()
ACCEPT: Final = Accept()


def refuse(game: Table, scope: Scope) -> None:
    scope.source = -1
    game.take_place(Event(REFUSE, seat=scope[slots.LENDER]))


def ask_lender(game: Table, scope: Scope) -> None:
    game.push(OFFER, scope)


def ask_borrower(game: Table, scope: Scope) -> None:
    if scope.source < 0:
        refuse(game, scope)
    else:
        game.show([scope.source])
        game.push(ACCEPT, scope)


def apply_lend(game: Table, event: Event) -> None:
    """The card is discarded; `amount` tells how many are drawn for it."""
    apply_discard(game, event)
    game.state.borrowed_from[event.seat] = 1


LEND: Final = EventKind("lend", apply_lend, doing=Doing("{Coordinate}"))


def lend(game: Table, scope: Scope) -> None:
    if scope.source >= 0:
        scope.event = Event(LEND, seat=scope[slots.LENDER], cards=(scope.source,), amount=1)
        game.happen(scope.event)


def draw_for_it(game: Table, scope: Scope) -> None:
    if scope.source >= 0:
        assert scope.event is not None
        game.happen(Event(DRAW, seat=scope[slots.LENDER], amount=scope.event.amount))


def play_copy(game: Table, scope: Scope) -> None:
    if scope.source >= 0:
        playing.play_as(game, Scope(scope.you, scope.source), game.state.definition[scope.source])


BORROWS: Final = Steps(ask_lender, ask_borrower, lend, draw_for_it, play_copy)
"""The active player asks `lender` for a card."""
SWAPS: Final = Steps(lend, draw_for_it)
"""Alone, `source` is discarded for another card."""
