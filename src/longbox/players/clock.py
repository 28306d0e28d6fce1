"""How long players have thought in the present turn, whoever's it is: some have a time for all of a turn."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from time import monotonic

from longbox import Match


class TurnClock:
    """One for a table. Each seat's time is counted by itself, and anew with every turn."""

    def __init__(self) -> None:
        self._turn = (-1, -1)
        self._spent: dict[int, float] = {}

    @contextmanager
    def thinking(self, match: Match, seat: int) -> Iterator[float]:
        """While a seat's player thinks about a choice; what it has spent in this turn before."""
        turn = (match.turn, match.active)
        if turn != self._turn:
            self._turn = turn
            self._spent = {}
        spent = self._spent
        started = monotonic()
        try:
            yield spent.get(seat, 0.0)
        finally:
            spent[seat] = spent.get(seat, 0.0) + monotonic() - started
