"""A discount for the next card that a player plays in a phase: used up by that card, or gone with the phase."""

from __future__ import annotations

from typing import Final

from longbox.engine.events import Event, EventKind
from longbox.games.champions.table.players import clear
from longbox.games.champions.table.state import Champions


def apply_use(game: Champions, event: Event) -> None:
    game.state.discount[event.seat] = 0


def apply_end(game: Champions, event: Event) -> None:
    clear(game.state.discount)


DISCOUNT_USED: Final = EventKind("use a discount", apply_use, quiet=True)
DISCOUNTS_END: Final = EventKind("discounts end", apply_end, quiet=True)


def use_up(game: Champions, seat: int) -> None:
    if game.state.discount[seat]:
        game.take_place(Event(DISCOUNT_USED, seat=seat))


def end_all(game: Champions) -> None:
    if any(game.state.discount):
        game.take_place(Event(DISCOUNTS_END))
