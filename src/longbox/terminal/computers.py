"""Computer players for the terminal: any option will do."""

from __future__ import annotations

import random
from typing import Protocol

import longbox


class Player(Protocol):
    def choose(self, seat: longbox.Seat) -> int: ...


class Random:
    def __init__(self, seed: int = 0) -> None:
        self._rng = random.Random(seed)

    def choose(self, seat: longbox.Seat) -> int:
        assert seat.decision is not None
        return self._rng.randrange(len(seat.decision.options))


def names() -> tuple[str, ...]:
    return ("random",)


def player(name: str, seed: int = 0) -> Player:
    if name not in names():
        raise longbox.SetupError(f"there is no computer player {name!r}; there are {', '.join(names())}.")
    return Random(seed)


def hint(seat: longbox.Seat, seed: int = 0) -> tuple[int, str]:
    return Random(seed).choose(seat), "any option will do"
