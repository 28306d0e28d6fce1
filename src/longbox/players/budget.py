"""How long a player may think about one choice: how much it may try out, and perhaps a time limit."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic
from typing import Final, NamedTuple

MARGIN: Final = 0.8
"""The part of a time limit that is used: the rest is for whatever else a busy machine does meanwhile."""

LEAST: Final = 0.05
"""The part of a time limit that even who has waited too long has for thinking."""


PART: Final = 1 / 3
"""Of what is left for a turn, one choice may take so much: nobody knows how many more there will be."""

BLINK: Final = 0.1
"""Seconds that a choice has when the time for its turn is used up."""


def never() -> bool:
    return False


class Haste(NamedTuple):
    """What keeps a player from thinking as long as it likes: it has a `share` of a processor only, has `waited` for it
    already, has `spent` time on this turn before (None: that is not counted), or is told to answer now."""

    share: float = 1.0
    waited: float = 0.0
    spent: float | None = None
    hurried: Callable[[], bool] = never


class Budget(NamedTuple):
    """So many tries (trial games of a search, choices that greedy tries out), and an answer within so many seconds,
    whichever comes first; and perhaps a time for all choices of one turn.

    Without a time limit one seed gives the same choice on every machine.
    """

    tries: int
    seconds: float | None = None
    a_turn: float | None = None

    def left(self, haste: Haste) -> Budget:
        """What is left for one choice of somebody in haste."""
        if self.seconds is None:
            return self
        left = min(haste.share * self.seconds, self.seconds - haste.waited)
        left = max(left, LEAST * self.seconds)
        if self.a_turn is not None and haste.spent is not None:
            left = min(left, max(BLINK, PART * (self.a_turn - haste.spent)))
        return Budget(self.tries, left)


class Purse:
    """A budget being spent."""

    def __init__(self, budget: Budget, hurried: Callable[[], bool] = never) -> None:
        self.tries = budget.tries
        self._seconds = None if budget.seconds is None else budget.seconds * MARGIN
        self._hurried = hurried
        self._started = monotonic()
        self._spent = 0

    def spend(self, tries: int = 1) -> None:
        self._spent += tries

    @property
    def share(self) -> float:
        """The part of the budget that is spent: 1 or more when it is used up."""
        tried = self._spent / self.tries
        return tried if self._seconds is None else max(tried, self._time_spent(self._seconds))

    @property
    def late(self) -> bool:
        """Whether the time is over, so that even a trial game under way must stop."""
        return self._seconds is not None and self._time_spent(self._seconds) >= 1

    def _time_spent(self, seconds: float) -> float:
        """The part of the time that is over: all of it for players who are told to hurry, once they have had the
        least of it."""
        part = (monotonic() - self._started) / seconds
        return 1.0 if LEAST <= part < 1 and self._hurried() else part
