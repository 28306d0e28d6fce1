"""Exhausting and readying cards."""

from __future__ import annotations

from typing import Final

from longbox.engine.events import Event, EventKind
from longbox.games.champions.table.state import Champions


def apply_exhaust(game: Champions, event: Event) -> None:
    game.state.put("exhausted", event.card, 1)


def apply_ready(game: Champions, event: Event) -> None:
    game.state.put("exhausted", event.card, 0)


EXHAUSTED: Final = EventKind("exhaust", apply_exhaust)
READIED: Final = EventKind("ready", apply_ready)


def exhaust(game: Champions, card: int, manner: str = "effect") -> None:
    """Exhaust a card by an effect, or as the price of something."""
    if not game.state.exhausted[card]:
        game.happen(Event(EXHAUSTED, card=card, manner=manner))


def ready(game: Champions, card: int) -> None:
    if game.state.exhausted[card]:
        game.happen(Event(READIED, card=card))
