"""Chance. The stream is one number in the state, so that the same seed gives the same game everywhere."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from longbox.engine.state import State

_MULTIPLIER: Final = 6364136223846793005
_INCREMENT: Final = 1442695040888963407
_MASK: Final = (1 << 64) - 1


def seeded(seed: int) -> int:
    """The start of the stream for a seed; near seeds begin far apart."""
    mixed = (seed * 0x9E3779B97F4A7C15 + 0xD1B54A32D192ED03) & _MASK
    for _ in range(2):
        mixed = ((mixed ^ (mixed >> 31)) * 0xBF58476D1CE4E5B9) & _MASK
    return mixed


def below(state: State, bound: int) -> int:
    """A number from 0 to bound - 1."""
    state.random = (state.random * _MULTIPLIER + _INCREMENT) & _MASK
    return ((state.random >> 32) * bound) >> 32


def shuffle(state: State, cards: list[Any]) -> None:
    random = state.random
    for last in range(len(cards) - 1, 0, -1):
        random = (random * _MULTIPLIER + _INCREMENT) & _MASK
        other = ((random >> 32) * (last + 1)) >> 32
        cards[last], cards[other] = cards[other], cards[last]
    state.random = random
