"""Exhausting and readying cards, and changing form."""

from __future__ import annotations

from typing import Final

from longbox.engine.events import Event, EventKind
from longbox.games.champions.table import Champions


def apply_exhaust(game: Champions, event: Event) -> None:
    game.state.put("exhausted", event.card, 1)


def apply_ready(game: Champions, event: Event) -> None:
    game.state.put("exhausted", event.card, 0)


def apply_flip(game: Champions, event: Event) -> None:
    """Turn an identity to its other side; everything on it stays as it is."""
    game.turn_to(event.card, 1 - game.state.face[event.card])


EXHAUSTED: Final = EventKind("exhaust", apply_exhaust)
READIED: Final = EventKind("ready", apply_ready)
FLIPPED: Final = EventKind("change form", apply_flip)


def exhaust(game: Champions, card: int) -> None:
    """Exhaust a card by an effect, and not as the price of something."""
    if not game.state.exhausted[card]:
        game.happen(Event(EXHAUSTED, card=card, manner="effect"))


def ready(game: Champions, card: int) -> None:
    if game.state.exhausted[card]:
        game.happen(Event(READIED, card=card))


def change_form(game: Champions, seat: int) -> None:
    game.happen(Event(FLIPPED, card=game.state.identity[seat], seat=seat))
