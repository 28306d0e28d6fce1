"""Changing form: an identity turns to its other side."""

from __future__ import annotations

from typing import Final

from longbox.engine.events import Event, EventKind
from longbox.games.champions.table.state import Champions


def apply_flip(game: Champions, event: Event) -> None:
    """Turn an identity to its other side; everything on it stays as it is."""
    game.turn_to(event.card, 1 - game.state.face[event.card])


FLIPPED: Final = EventKind("change form", apply_flip)


def change_form(game: Champions, seat: int) -> None:
    game.happen(Event(FLIPPED, card=game.state.identity[seat], seat=seat))
