"""Who sits there: the order of players, who is next, and in what form each is."""

from __future__ import annotations

from typing import Any, Final

from longbox.engine.game import Game
from longbox.engine.zones import MAX_SEATS
from longbox.games.champions.table import kinds
from longbox.games.champions.table.state import Champions, ChampionsState


def in_player_order(game: Game[Any]) -> tuple[int, ...]:
    """The players who are still in the game, from the first player on clockwise."""
    state: ChampionsState = game.state
    order = CLOCKWISE[state.seats][state.first]
    gone: list[int] = state.out
    for out in gone:
        if out:
            return tuple([seat for seat in order if not gone[seat]])
    return order


CLOCKWISE: Final[tuple[tuple[tuple[int, ...], ...], ...]] = tuple(
    tuple((*range(first, seats), *range(first)) for first in range(seats)) for seats in range(MAX_SEATS + 1)
)
"""All seats of a table from one of them on, by how many there are and by that first one."""


def clear(marks: list[int]) -> None:
    """Take the marks of all seats away."""
    for seat in range(len(marks)):
        marks[seat] = 0


def next_player(game: Champions, seat: int) -> int:
    """The next player clockwise who is still in the game."""
    state = game.state
    for step in range(1, state.seats + 1):
        other = (seat + step) % state.seats
        if not state.out[other]:
            return other
    return seat


def is_hero(game: Champions, seat: int) -> bool:
    return form(game, seat) == kinds.HERO


def form(game: Champions, seat: int) -> str:
    state = game.state
    identity = state.identity[seat]
    return state.definition[identity].faces[state.face[identity]].kind
