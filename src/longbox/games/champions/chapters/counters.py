"""Counters on cards: put there, taken off, and the end of a card whose uses are spent."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from longbox.engine.counters import Counter, number
from longbox.engine.events import Event, EventKind
from longbox.engine.language import Message
from longbox.games.champions.chapters.discarding import discard
from longbox.games.champions.table.abilities import Uses
from longbox.games.champions.table.counters import add
from longbox.games.champions.table.state import Champions


def apply_counters(game: Champions, event: Event) -> None:
    """The manner is the name of the counters."""
    add(game, event.card, event.manner, event.amount)


def left(game: Champions, event: Event) -> Mapping[str, object]:
    parts = {"number": number(game.state.counters[event.card], event.manner), "kind": Message(event.manner)}
    return {"left": Message("{number} {kind} counter", parts, many="{number} {kind} counters")}


def discard_if_used_up(game: Champions, event: Event) -> None:
    """A card with uses is discarded when its last counter of that kind is gone."""
    card = event.card
    uses: Uses | None = game.face(card).fact("uses")
    if uses is None or uses.stays or uses.counter.name != event.manner:
        return
    if not number(game.state.counters[card], event.manner):
        discard(game, card)


COUNTERS: Final = EventKind("counters", apply_counters, then=discard_if_used_up, facts=left)


def change(game: Champions, card: int, counter: Counter, amount: int) -> None:
    game.happen(Event(COUNTERS, card=card, amount=amount, manner=counter.name))
