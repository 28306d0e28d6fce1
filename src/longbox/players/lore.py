"""What trial games teach about single options, wherever they are taken: the quick player's experience.

An attack that went well in one line will mostly go well in another. So trial games that have left the tree still learn
from each other, and the opponent in them plays better than by habit alone.
"""

from __future__ import annotations

import random
from bisect import bisect_right
from collections import defaultdict
from collections.abc import Mapping, Sequence
from math import exp
from typing import Final

from longbox import Decision
from longbox.players.rollout import EVEN, USUAL_HABIT

DOUBT: Final = 8.0
"""An option counts as if it had brought what is usual so many times already."""
WARMTH: Final = 0.04
"""By how much an option must have done better than another to be taken e times as readily."""


NEVER: Final = (0, 0.0)
"""How often an option was taken that nobody has taken yet, and what that has brought."""


class Lore:
    """How each option has done for the seat that took it, by its key, beside what is usual for that seat."""

    def __init__(self) -> None:
        self._known: defaultdict[int, dict[str, tuple[int, float]]] = defaultdict(dict)
        self._all: dict[int, tuple[int, float]] = {}

    def add(self, seat: int, key: str, worth: float) -> None:
        known = self._known[seat]
        times, total = known.get(key, NEVER)
        known[key] = times + 1, total + worth
        times, total = self._all.get(seat, NEVER)
        self._all[seat] = times + 1, total + worth

    def usual(self, seat: int) -> float:
        """What any option of a seat has brought, on average."""
        times, total = self._all.get(seat, NEVER)
        return total / times if times else EVEN

    def gains(self, seat: int, keys: Sequence[str]) -> list[float]:
        """What options of a seat bring, more or less than is usual."""
        known = self._known[seat]
        usual = self.usual(seat)
        found = [known.get(key, NEVER) for key in keys]
        return [(total - times * usual) / (times + DOUBT) if times else 0.0 for times, total in found]

    def pick(self, decision: Decision, habits: Mapping[str, float], rng: random.Random) -> int:
        """An option at random: the more readily, the better it has done and the more usual its verb is."""
        gains = self.gains(decision.seat, decision.keys)
        sums: list[float] = []
        total = 0.0
        for verb, gain in zip(decision.verbs, gains, strict=True):
            readily = habits.get(verb, USUAL_HABIT)
            total += readily * exp(gain / WARMTH) if gain else readily
            sums.append(total)
        return min(bisect_right(sums, rng.random() * total), len(sums) - 1)
