"""Bystanders: captured by enemies, rescued by players."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from longbox.engine.events import Event, EventKind
from longbox.games.legendary.chapters.gaining import give
from longbox.games.legendary.table.kinds import BYSTANDER
from longbox.games.legendary.table.state import Table
from longbox.games.legendary.table.zones import BYSTANDERS, HELD, VICTORY


def apply_rescue(game: Table, event: Event) -> None:
    stack = game.state.zones[BYSTANDERS.first]
    event.cards = tuple(reversed(stack[-event.amount :])) if event.amount else ()
    rescue(game, event.seat, event.cards)


def rescue(game: Table, seat: int, bystanders: Iterable[int]) -> None:
    """Bystanders come to a player's Victory Pile, wherever they were."""
    for card in bystanders:
        give(game, card, seat, VICTORY.first + seat)
        if seat == game.state.active:
            game.state.rescued += 1


def apply_capture(game: Table, event: Event) -> None:
    """`card` takes `cards`; where none are named, that many Bystanders from their stack."""
    if event.amount:
        event.cards = tuple(reversed(game.state.zones[BYSTANDERS.first][-event.amount :]))
    for card in event.cards:
        game.move(card, HELD.first)
        game.attach(card, event.card)


def apply_free(game: Table, event: Event) -> None:
    """Bystanders that `card` holds come to the Victory Pile of a player."""
    held = game.on(event.card)
    event.cards = tuple(card for card in held if game.state.definition[card].kind == BYSTANDER)
    rescue(game, event.seat, event.cards)


RESCUE: Final = EventKind("rescue", apply_rescue)
CAPTURE: Final = EventKind("capture", apply_capture)
FREE: Final = EventKind("free", apply_free)
