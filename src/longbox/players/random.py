"""A player that takes any option: an opponent for a first game, and the yardstick for the others."""

from __future__ import annotations

import random

from longbox import Seat
from longbox.players.player import asked


class Random:
    """Picks at random."""

    def __init__(self, seed: int = 0) -> None:
        self._rng = random.Random(seed)

    def choose(self, seat: Seat) -> int:
        return self._rng.randrange(len(asked(seat).options))
