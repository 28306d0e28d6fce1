"""What trial games teach about single options, wherever they are taken: the quick player's experience.

An attack that went well in one line will mostly go well in another. So trial games that have left the tree still learn
from each other, and the opponent in them plays better than by habit alone.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from itertools import accumulate
from math import exp
from typing import Final

from longbox import Decision
from longbox.players.outlook import EVEN, USUAL_HABIT

DOUBT: Final = 8.0
"""An option counts as if it had brought what is usual so many times already."""
WARMTH: Final = 0.04
"""By how much an option must have done better than another to be taken e times as readily."""


class Lore:
    """How each option has done for the seat that took it, by its key, beside what is usual for that seat."""

    def __init__(self) -> None:
        self._known: dict[tuple[int, str], tuple[int, float]] = {}
        self._all: dict[int, tuple[int, float]] = {}

    def add(self, seat: int, key: str, worth: float) -> None:
        times, total = self._known.get((seat, key), (0, 0.0))
        self._known[seat, key] = times + 1, total + worth
        times, total = self._all.get(seat, (0, 0.0))
        self._all[seat] = times + 1, total + worth

    def usual(self, seat: int) -> float:
        """What any option of a seat has brought, on average."""
        times, total = self._all.get(seat, (0, 0.0))
        return total / times if times else EVEN

    def gain(self, seat: int, key: str) -> float:
        """What an option brings, more or less than is usual."""
        times, total = self._known.get((seat, key), (0, 0.0))
        return (total - times * self.usual(seat)) / (times + DOUBT) if times else 0.0

    def pick(self, decision: Decision, habits: Mapping[str, float], rng: random.Random) -> int:
        """An option at random: the more readily, the better it has done and the more usual its verb is."""
        seat = decision.seat
        ready = (
            habits.get(option.verb, USUAL_HABIT) * exp(self.gain(seat, key) / WARMTH)
            for option, key in zip(decision.options, decision.keys, strict=True)
        )
        sums = list(accumulate(ready))
        point = rng.random() * sums[-1]
        return next((number for number, total in enumerate(sums) if point < total), len(sums) - 1)
