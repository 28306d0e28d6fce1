"""What a computer player is."""

from __future__ import annotations

from typing import Protocol

from longbox import Decision, IllegalChoice, Seat


class Player(Protocol):
    """Somebody who decides for a seat."""

    def choose(self, seat: Seat) -> int:
        """The number of the option to take in the decision that the seat is asked for."""


def asked(seat: Seat) -> Decision:
    """The decision that a seat is asked for; an error if it is not."""
    decision = seat.decision
    if decision is None:
        raise IllegalChoice(f"seat {seat.number} is not asked anything now: call its player when it is")
    return decision
