"""Whose turn it is: it passes from player to player, and from one head of a side to the other."""

from __future__ import annotations

from typing import Final

from longbox.engine.events import Event, EventKind
from longbox.games.vs.table.state import Vs


def apply_passing(game: Vs, event: Event) -> None:
    game.state.active = event.seat


TURN_PASSES: Final = EventKind("the turn passes", apply_passing, quiet=True)


def pass_turn(game: Vs, seat: int) -> None:
    game.take_place(Event(TURN_PASSES, seat=seat))
