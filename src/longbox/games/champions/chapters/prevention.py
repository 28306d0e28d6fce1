"""What does not happen, or less of it, because a card has seen to that: nothing changes by it, but it is told."""

from __future__ import annotations

from typing import Final

from longbox.engine.events import Event, EventKind
from longbox.games.champions.table.state import Champions

PREVENTED: Final = EventKind("prevent")
CANCELLED: Final = EventKind("cancel")


def prevent(game: Champions, event: Event, most: int | None, source: int, what: str) -> int:
    """Take some or all of the amount off an event, which does not happen if nothing is left of it; give how much."""
    amount = event.amount if most is None else min(most, event.amount)
    event.amount -= amount
    if event.amount <= 0:
        event.cancelled = True
    if amount > 0:
        game.tell(Event(PREVENTED, card=event.card, source=source, amount=amount, manner=what))
    return amount


def tell_cancelled(game: Champions, card: int, source: int, what: str) -> None:
    """A card does not do, or does not suffer, what was about to happen."""
    game.tell(Event(CANCELLED, card=card, source=source, manner=what))


WHAT: Final = {"would attack": "attack", "would be defeated": "defeat", "reveal": "revealed"}
"""What is told not to happen, by the name of the event; of other events nothing is told."""


def cancel(game: Champions, event: Event, source: int) -> None:
    event.cancelled = True
    if event.kind.name == "place threat":
        game.tell(Event(PREVENTED, card=event.card, source=source, amount=event.amount, manner="threat"))
    what = WHAT.get(event.kind.name)
    if what is not None:
        tell_cancelled(game, event.card, source, what)
