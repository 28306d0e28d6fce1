"""Officers who come out of their stack as Villains: each has an Attack of its own there, and whoever defeats one gains
it as the Hero that it is."""

from __future__ import annotations

from typing import Final

from longbox.engine.events import Doing, Event, EventKind
from longbox.engine.frames import Scope
from longbox.games.legendary.chapters.city import ENTERS, ENTERS_SPACE
from longbox.games.legendary.table import slots
from longbox.games.legendary.table.board import empty_spaces
from longbox.games.legendary.table.state import Table
from longbox.games.legendary.table.zones import OFFICERS

EVERYWHERE: Final = "everywhere"
"""The manner of a call to arms after which one stands in each space that was empty."""


def apply_call(game: Table, event: Event) -> None:
    """`amount` of them, or as many as there are spaces and Officers left."""
    if event.manner == EVERYWHERE:
        event.amount = len(empty_spaces(game))
    event.cards = tuple(game.state.zones[OFFICERS.first][::-1][: event.amount])
    game.state.officers_out = 1


def let_them_in(game: Table, event: Event) -> None:
    """One after the other; the stack of what is still to be done turns their order round."""
    seat = game.state.active
    if event.manner == EVERYWHERE:
        for card, space in reversed(list(zip(event.cards, empty_spaces(game), strict=False))):
            game.push(ENTERS_SPACE, Scope(seat, card, vars={slots.TO: space}))
        return
    for card in reversed(event.cards):
        game.push(ENTERS, Scope(seat, card))


CALL_OUT: Final = EventKind(
    "call out officers", apply_call, then=let_them_in, doing=Doing("call out", rest="{Officers} as {Villains}")
)
