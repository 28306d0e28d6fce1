"""Shuffling a deck, perhaps with cards that join it."""

from __future__ import annotations

from typing import Final

from longbox.engine.events import Event, EventKind
from longbox.games.champions.table.state import Champions


def apply_shuffle(game: Champions, event: Event) -> None:
    """The amount is the number of the deck's zone."""
    for card in event.cards:
        game.move(card, event.amount)
    game.shuffle(event.amount)


SHUFFLED: Final = EventKind("shuffle", apply_shuffle, quiet=True)


def shuffle_into(game: Champions, deck: int, *cards: int) -> None:
    game.take_place(Event(SHUFFLED, cards=cards, amount=deck))
