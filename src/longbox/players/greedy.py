"""A player that looks where each option leads within the turn, and takes the one that leaves it best off."""

from __future__ import annotations

from typing import Final

from longbox import Seat
from longbox.players.judges import Judge, judge_of
from longbox.players.player import asked
from longbox.players.reasons import reason
from longbox.players.weighing import Scale, Weighed

EFFORT: Final = 150
"""Choices to try out for one decision: some hundredths of a second, so that a lab can play thousands of games.

A number and not a time, so that one seed gives the same choice everywhere."""


class Greedy:
    """Weighs every option by its outlook. Remembers nothing: one position, one seed, one choice."""

    def __init__(self, seed: int = 0, judge: Judge | None = None, effort: int = EFFORT) -> None:
        self._seed = seed
        self._judge = judge
        self._effort = effort

    def choose(self, seat: Seat) -> int:
        if len(asked(seat).options) == 1:
            return 0
        return self._weigh(seat)[0].option

    def hint(self, seat: Seat) -> tuple[int, str]:
        """The option to take, and a short reason."""
        if len(asked(seat).options) == 1:
            return 0, "there is nothing else to choose"
        weighed = self._weigh(seat)
        return weighed[0].option, reason(weighed)

    def _weigh(self, seat: Seat) -> list[Weighed]:
        judge = self._judge or judge_of(seat.view()["game"])
        return Scale(seat, asked(seat), judge, self._seed, self._effort).weigh()
