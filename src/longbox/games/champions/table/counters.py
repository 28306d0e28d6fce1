"""Counters that lie on cards, status cards among them.

Damage and threat may lie on any card, too. They are columns of their own, because every choice asks for them.
"""

from __future__ import annotations

from longbox.engine.counters import Counter, number, with_more
from longbox.games.champions.table.state import Champions


def count(game: Champions, card: int, counter: Counter) -> int:
    """How many counters of a kind lie on a card."""
    lying = game.state.counters[card]
    return number(lying, counter.name) if lying else 0


def add(game: Champions, card: int, name: str, amount: int) -> None:
    """So many more of a kind, or fewer."""
    state = game.state
    state.put("counters", card, with_more(state.counters[card], name, amount))


def has(game: Champions, card: int, counter: Counter) -> bool:
    lying = game.state.counters[card]
    return bool(lying) and number(lying, counter.name) > 0
