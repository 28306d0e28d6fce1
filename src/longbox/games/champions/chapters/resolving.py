"""Cards that are being resolved: everybody sees them, and they are neither in a hand nor in play."""

from __future__ import annotations

from typing import Final

from longbox.engine.events import Event, EventKind
from longbox.games.champions.table.state import Champions
from longbox.games.champions.table.zones import RESOLVING


def apply_shown(game: Champions, event: Event) -> None:
    game.detach(event.card)
    game.move(event.card, RESOLVING.at())


SHOWN: Final = EventKind("show", apply_shown, quiet=True)


def show(game: Champions, card: int) -> None:
    """Show a card that is played, revealed or turned up as a boost card."""
    game.take_place(Event(SHOWN, card=card))
