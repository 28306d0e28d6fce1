"""The players in the order of their turns."""

from __future__ import annotations

from longbox.games.legendary.table.state import Table


def in_turn_order(game: Table) -> list[int]:
    """All seats, the active one first, then clockwise."""
    state = game.state
    return [(state.active + step) % state.seats for step in range(state.seats)]
