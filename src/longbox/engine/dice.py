"""Chance. The stream is one number in the state, so that the same seed gives the same game everywhere."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i64

if TYPE_CHECKING:
    from longbox.engine.state import State

_MULTIPLIER: Final = 6364136223846793005
_INCREMENT: Final = 1442695040888963407
_MASK: Final = (1 << 64) - 1

_HALF: Final = 0xFFFFFFFF
_QUARTER: Final = 0xFFFF
_FIRST: Final = 0x7F2D
_SECOND: Final = 0x4C95
_THIRD: Final = 0xF42D
_FOURTH: Final = 0x5851
"""The multiplier's quarters, the lowest first."""
_LOW_INCREMENT: Final = 0xF767814F
_HIGH_INCREMENT: Final = 0x14057B7E

COMPILED: Final[bool] = not __file__.endswith(".py")
"""Whether these modules run as machine code."""


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
    if COMPILED:
        shuffle_by_halves(state, cards)
    else:
        shuffle_by_wholes(state, cards)


def shuffle_by_wholes(state: State, cards: list[Any]) -> None:
    random = state.random
    for last in range(len(cards) - 1, 0, -1):
        random = (random * _MULTIPLIER + _INCREMENT) & _MASK
        other = ((random >> 32) * (last + 1)) >> 32
        cards[last], cards[other] = cards[other], cards[last]
    state.random = random


def shuffle_by_halves(state: State, cards: list[Any]) -> None:
    """The same numbers, from two halves of 32 bits: compiled, these are machine words, while whole ones are not. No
    product here has more than 48 bits, as the multiplier is taken in quarters."""
    half: i64 = _HALF
    quarter: i64 = _QUARTER
    high: i64 = state.random >> 32
    low: i64 = state.random & _HALF
    place: i64 = len(cards) - 1
    while place > 0:
        upper = low * _SECOND
        lower = low * _FIRST + ((upper & quarter) << 16) + _LOW_INCREMENT
        high = (
            high * _FIRST
            + ((high * _SECOND & quarter) << 16)
            + low * _THIRD
            + ((low * _FOURTH & quarter) << 16)
            + (lower >> 32)
            + (upper >> 16)
            + _HIGH_INCREMENT
        ) & half
        low = lower & half
        other = high * (place + 1) >> 32
        cards[place], cards[other] = cards[other], cards[place]
        place -= 1
    state.random = (int(high) << 32) | int(low)
