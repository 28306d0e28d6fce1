"""Transforming Heroes: the card that was played is out of the game, and another one takes its place."""

from __future__ import annotations

from typing import Final

from longbox.engine.events import Event, EventKind
from longbox.games.legendary.chapters.gaining import give, leave_play
from longbox.games.legendary.table.state import Table
from longbox.games.legendary.table.zones import TRANSFORMED, stack_pool


def apply_transform(game: Table, event: Event) -> None:
    """`target` goes where `amount` says. That the other card was played stays true."""
    leave_play(game, event.card, TRANSFORMED.first)
    game.state.put("pool", event.card, stack_pool(TRANSFORMED))
    give(game, event.target, event.seat, event.amount)


TRANSFORM: Final = EventKind("transform", apply_transform)
