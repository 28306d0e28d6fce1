"""The end of a turn: everything is discarded, points are gone, a new hand is drawn."""

from __future__ import annotations

from typing import Final

from longbox.engine import history
from longbox.engine.events import Event, EventKind
from longbox.games.legendary.chapters import challenges, points
from longbox.games.legendary.chapters.drawing import DRAW
from longbox.games.legendary.table.state import Table
from longbox.games.legendary.table.timing import MASTERMIND_FIGHT
from longbox.games.legendary.table.zones import ASIDE, DISCARD, HAND, PLAYED


def apply_discard_everything(game: Table, event: Event) -> None:
    """Played and unplayed cards are discarded, but for those that are to join the new hand."""
    state = game.state
    for zone in (PLAYED.first + event.seat, HAND.first + event.seat):
        if state.kept:
            game.move_all([card for card in state.zones[zone] if card in state.kept], ASIDE.first + event.seat)
        game.move_all(state.zones[zone], DISCARD.first + event.seat)


def apply_take_back(game: Table, event: Event) -> None:
    """What was set aside joins the new hand."""
    game.move_all(game.state.zones[ASIDE.first + event.seat], HAND.first + event.seat)


DISCARD_EVERYTHING: Final = EventKind("discard everything", apply_discard_everything, quiet=True)
TAKE_BACK: Final = EventKind("take back", apply_take_back, quiet=True)


def discard_everything(game: Table, seat: int) -> None:
    game.happen(Event(DISCARD_EVERYTHING, seat=seat))


def draw_new_hand(game: Table, seat: int) -> None:
    """Effects that set the size of the hand replace the usual six; extra cards come on top."""
    state = game.state
    amount = (state.hand_size or challenges.hand_size(game)) + state.extra_cards
    game.happen(Event(DRAW, seat=seat, amount=amount, manner="new hand"))


def take_back(game: Table, seat: int) -> None:
    if game.state.zones[ASIDE.first + seat]:
        game.happen(Event(TAKE_BACK, seat=seat))


def apply_end_of_turn(game: Table, event: Event) -> None:
    """What holds for one turn ends: points, what was played, what lasts this turn. The next one is for `seat`."""
    state = game.state
    state.active = event.seat
    if state.more_turns:
        state.more_turns.pop(0)
    points.forget(game)
    history.forget(game)
    state.hand_size = state.extra_cards = 0
    state.versatile = state.lightshow = state.recruit_fights = state.in_use = 0
    state.plays = []
    state.kept = []
    state.borrowed_from = [0] * state.seats
    state.refused = [0] * state.seats
    game.clear_uses("turn")
    game.expire("turn")
    game.expire(*MASTERMIND_FIGHT)


TURN_ENDS: Final = EventKind("end of turn", apply_end_of_turn, quiet=True)


def end_turn(game: Table, following: int) -> None:
    game.take_place(Event(TURN_ENDS, seat=following))
