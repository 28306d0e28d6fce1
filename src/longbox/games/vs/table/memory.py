"""What cards remember for the whole game: how far something has come, or names that they have met."""

from __future__ import annotations

from longbox.games.vs.table.state import Vs

NO_POWER = -1
"""Stands where the uses of a power name that power."""


def remembered(game: Vs, card: int, what: str) -> int:
    """The number that a card has kept under a name; 0 if none."""
    return game.state.used.get((card, NO_POWER, NO_POWER, what), 0)


def remember(game: Vs, card: int, what: str, number: int) -> None:
    """Keep a number under a name, or forget it if it is 0."""
    if number:
        game.state.used[card, NO_POWER, NO_POWER, what] = number
    else:
        game.state.used.pop((card, NO_POWER, NO_POWER, what), None)
