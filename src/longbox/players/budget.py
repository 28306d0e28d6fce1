"""How long a player may think about one choice: how much it may try out, and perhaps a time limit."""

from __future__ import annotations

from time import monotonic
from typing import Final, NamedTuple

MARGIN: Final = 0.8
"""The part of a time limit that is used: the rest is for whatever else a busy machine does meanwhile."""

LEAST: Final = 0.05
"""The part of a time limit that even who has waited too long has for thinking."""


class Budget(NamedTuple):
    """So many tries (trial games of a search, choices that greedy tries out), and an answer within so many seconds,
    whichever comes first.

    Without a time limit one seed gives the same choice on every machine.
    """

    tries: int
    seconds: float | None = None

    def left(self, share: float, waited: float) -> Budget:
        """What is left for one who has waited for a processor, and has only a share of it."""
        if self.seconds is None:
            return self
        left = min(share * self.seconds, self.seconds - waited)
        return Budget(self.tries, max(left, LEAST * self.seconds))


class Purse:
    """A budget being spent."""

    def __init__(self, budget: Budget) -> None:
        self.tries = budget.tries
        self._seconds = None if budget.seconds is None else budget.seconds * MARGIN
        self._started = monotonic()
        self._spent = 0

    def spend(self, tries: int = 1) -> None:
        self._spent += tries

    @property
    def share(self) -> float:
        """The part of the budget that is spent: 1 or more when it is used up."""
        tried = self._spent / self.tries
        if self._seconds is None:
            return tried
        return max(tried, (monotonic() - self._started) / self._seconds)

    @property
    def late(self) -> bool:
        """Whether the time is over, so that even a trial game under way must stop."""
        return self._seconds is not None and monotonic() - self._started >= self._seconds
