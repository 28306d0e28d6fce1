"""Captives (rulebook: Facehuggers and Capturing Characters).

A captive is removed from the game with its wounds and lies under its captor. When the captor leaves play, the captive
comes back stunned, as it was.
"""

from __future__ import annotations

from typing import Final

from longbox.engine.events import Event, EventKind
from longbox.games.vs.chapters.simultaneous_arrival import appear_together
from longbox.games.vs.chapters.stun import LEAVE_OTHERWISE, leave_play, leaves_otherwise
from longbox.games.vs.table.characters import in_a_row, is_main, rows_of
from longbox.games.vs.table.state import Vs
from longbox.games.vs.table.zones import KO_PILE, REMOVED


def apply_capture(game: Vs, event: Event) -> None:
    state = game.state
    card, captor = event.card, event.source
    wounds = state.wounds[card]
    leave_play(game, card, REMOVED.at())
    if state.zone[card] == REMOVED.at():
        state.put("wounds", card, wounds)
        state.captives[card] = state.arrival[captor]
        game.attach(card, captor)


def apply_giving_up(game: Vs, event: Event) -> None:
    """Captives go to their owners' KO piles. They were not in play, so that is no KO."""
    state = game.state
    for card in event.cards:
        let_go(game, card)
        state.put("wounds", card, 0)
        game.move(card, KO_PILE.at(state.owner[card]))


def apply_freeing(game: Vs, event: Event) -> None:
    for card in event.cards:
        let_go(game, card)


CAPTURE: Final = EventKind("capture", apply_capture)
SET_FREE: Final = EventKind("captives are free", apply_freeing, quiet=True)
GIVE_UP: Final = EventKind("the captive is lost", apply_giving_up)


def capture(game: Vs, captor: int, card: int, *, seat: int) -> None:
    """Take a supporting character captive; a token that is captured is no longer in the game."""
    if not in_a_row(game, captor) or not in_a_row(game, card) or is_main(game, card):
        return
    if leaves_otherwise(game, card):
        game.happen(Event(LEAVE_OTHERWISE, seat=seat, cards=(card,), source=captor))
    else:
        game.happen(Event(CAPTURE, seat=seat, card=card, source=captor))


def captives_of(game: Vs, captor: int) -> list[int]:
    state = game.state
    return [card for card in state.captives if state.host[card] == captor]


def let_go(game: Vs, card: int) -> None:
    del game.state.captives[card]
    game.detach(card)


def free_the_captives(game: Vs) -> bool:
    """Those whose captor has left play come back to their owners' back rows, at one moment."""
    state = game.state
    free = [card for card, arrival in state.captives.items() if state.arrival[state.host[card]] != arrival]
    if free:
        game.take_place(Event(SET_FREE, cards=tuple(free)))
    back = [card for card in free if not state.out[state.owner[card]]]
    owners = [state.owner[card] for card in back]
    rows = [rows_of(game, owner)[1] for owner in owners]
    kept = tuple((0, state.wounds[card], 0) for card in back)
    appear_together(game, back, rows, owners, manner="stunned", kept=kept)
    return bool(back)
