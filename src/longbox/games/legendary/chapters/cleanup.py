"""The end of a turn: everything is discarded, points are gone, a new hand is drawn.

It is a row of named moments, each an event that effects can wait for:

    DISCARD_EVERYTHING   played and unplayed cards go; before it they are still there, after it the hand is empty
    NEW_HAND             before it nothing of the new hand is drawn; after it all of it is there, with its extra cards
                         and those that were kept or set aside for it
    TURN_ENDS            points, plays and what lasts for the turn are over

So `when(NEW_HAND, who=YOU)` comes after the new hand, and `before(NEW_HAND)` just before it.
"""

from __future__ import annotations

from typing import Final

from longbox.engine import history
from longbox.engine.effects.flow import Steps
from longbox.engine.events import Doing, Event, EventKind
from longbox.engine.frames import Scope
from longbox.games.legendary.chapters import challenges, points
from longbox.games.legendary.chapters.drawing import DRAW
from longbox.games.legendary.table.abilities import SmallerHands, having
from longbox.games.legendary.table.state import Table
from longbox.games.legendary.table.timing import MASTERMIND_FIGHT, fights_are_over
from longbox.games.legendary.table.zones import ASIDE, DISCARD, HAND, HORRORS, PLAYED


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


def discard_everything(game: Table, scope: Scope) -> None:
    game.happen(Event(DISCARD_EVERYTHING, seat=scope.you))


def new_hand(game: Table, scope: Scope) -> None:
    game.happen(Event(NEW_HAND, seat=scope.you))


def form_the_hand(game: Table, event: Event) -> None:
    game.push(HAND_IS_FORMED, Scope(event.seat))


def hand_size(game: Table) -> int:
    """Effects that set the size of the hand replace the usual six; Horrors make it smaller."""
    less = sum([power.less for card in game.state.zones[HORRORS.first] for power in having(game, card, SmallerHands)])
    return max(0, (game.state.hand_size or challenges.hand_size(game)) - less)


def draw_new_hand(game: Table, scope: Scope) -> None:
    """Extra cards come on top."""
    amount = hand_size(game) + game.state.extra_cards
    game.happen(Event(DRAW, seat=scope.you, amount=amount, manner="new hand"))


def take_back(game: Table, scope: Scope) -> None:
    if game.state.zones[ASIDE.first + scope.you]:
        game.happen(Event(TAKE_BACK, seat=scope.you))


HAND_IS_FORMED: Final = Steps(draw_new_hand, take_back)
NEW_HAND: Final = EventKind("new hand", then=form_the_hand, quiet=True, doing=Doing("draw", rest="a new hand"))
CLEANUP: Final = Steps(discard_everything, new_hand)
"""A player's cards go, and a new hand comes."""


def apply_end_of_turn(game: Table, event: Event) -> None:
    """What holds for one turn ends: points, what was played, what lasts this turn. The next one is for `seat`."""
    state = game.state
    state.active = event.seat
    if state.more_turns:
        state.more_turns.pop(0)
    points.forget(game)
    history.forget(game)
    state.hand_size = state.extra_cards = 0
    state.versatile = state.lightshow = state.recruit_fights = state.in_use = state.excess = 0
    state.overpaid = state.no_fights = state.both_sides = 0
    state.plays = []
    state.came_into_hq = 0
    state.kept = []
    state.won = []
    state.borrowed_from = [0] * state.seats
    state.refused = [0] * state.seats
    game.clear_uses("turn")
    game.expire("turn")
    game.expire(*MASTERMIND_FIGHT)
    fights_are_over(game)


TURN_ENDS: Final = EventKind("end of turn", apply_end_of_turn, quiet=True)


def end_turn(game: Table, following: int) -> None:
    game.take_place(Event(TURN_ENDS, seat=following))
