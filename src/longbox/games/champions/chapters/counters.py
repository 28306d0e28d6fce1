"""Counters on cards: put there, taken off, and the end of a card whose uses are spent."""

from __future__ import annotations

from typing import Final

from longbox.engine.events import Event, EventKind
from longbox.games.champions.chapters.discarding import discard
from longbox.games.champions.table.state import Champions


def apply_counters(game: Champions, event: Event) -> None:
    game.state.add("counters", event.card, event.amount)


def discard_if_used_up(game: Champions, event: Event) -> None:
    """A card with uses is discarded when its last counter is gone."""
    card = event.card
    face = game.face(card)
    if not game.state.counters[card] and face.fact("uses") and not face.fact("stays"):
        discard(game, card)


COUNTERS: Final = EventKind(
    "counters",
    apply_counters,
    then=discard_if_used_up,
    facts=lambda game, event: {"now": game.state.counters[event.card]},
)


def change(game: Champions, card: int, amount: int) -> None:
    game.happen(Event(COUNTERS, card=card, amount=amount))
