"""Chance. What falls is a hash of a secret key and of how often the dice were thrown, both in the state: the same seed
gives the same game everywhere, and nobody can tell from all that fell so far what falls next.

Each secret of a game (its chance, the names of its cards) is a hash of the seed of its own, so that none gives another
away. A hash in C is as quick as arithmetic in Python: the choice was measured.
"""

from __future__ import annotations

from hashlib import blake2b, shake_128
from struct import unpack
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from longbox.engine.state import State

Seed = int | str
"""A number, or any text: who must not guess it needs one with 256 bits of chance in it."""

FORMER: Final = "former:"
"""Begins the seed, and is the key, of a game that was begun when chance was still a plain row of numbers: it goes on as
it began."""

_MULTIPLIER: Final = 6364136223846793005
_INCREMENT: Final = 1442695040888963407
_MASK: Final = (1 << 64) - 1


def begin(state: State, seed: Seed) -> None:
    """Let a game begin with a seed: its chance, and the salt of the handles by which seats know its cards."""
    state.salt = secret(seed, "handles")
    if isinstance(seed, str) and seed.startswith(FORMER):
        state.key = FORMER
        state.random = _former_start(int(seed.removeprefix(FORMER)))
    else:
        begin_chance(state, seed)


def begin_chance(state: State, seed: Seed) -> None:
    """Let chance begin anew with a seed, and all else stay."""
    state.key = secret(seed, "chance")
    state.random = 0


def secret(seed: Seed, purpose: str) -> str:
    """What a seed gives for one purpose; from it nobody can find the seed, nor what it gives for another."""
    return blake2b(str(seed).encode(), digest_size=32, person=purpose.encode()).hexdigest()


def below(state: State, bound: int) -> int:
    """A number from 0 to bound - 1."""
    return numbers(state, 1)[0] * bound >> 32


def shuffle(state: State, cards: list[Any]) -> None:
    last = len(cards) - 1
    if last < 1:
        return
    for number in numbers(state, last):
        other = number * (last + 1) >> 32
        cards[last], cards[other] = cards[other], cards[last]
        last -= 1


def numbers(state: State, count: int) -> tuple[int, ...]:
    """The next numbers, of 32 bits each."""
    if state.key == FORMER:
        return _former_numbers(state, count)
    state.random += 1
    return unpack(f"<{count}I", shake_128(f"{state.key}/{state.random}".encode()).digest(4 * count))


def _former_start(seed: int) -> int:
    mixed = (seed * 0x9E3779B97F4A7C15 + 0xD1B54A32D192ED03) & _MASK
    for _ in range(2):
        mixed = ((mixed ^ (mixed >> 31)) * 0xBF58476D1CE4E5B9) & _MASK
    return mixed


def _former_numbers(state: State, count: int) -> tuple[int, ...]:
    """The row of numbers that chance was before: whoever sees some of it can reckon the rest."""
    found = []
    for _ in range(count):
        state.random = (state.random * _MULTIPLIER + _INCREMENT) & _MASK
        found.append(state.random >> 32)
    return tuple(found)
