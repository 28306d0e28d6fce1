"""What a lab measures in the course of a game of Legendary."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from longbox.lab.curves import Curves, Measure
from longbox.languages import message
from longbox.seen import Seen


def measures(seen: Seen) -> Iterator[Measure]:
    """Everybody's victory points."""
    for seat, points in enumerate(seen["victory_points"]):
        yield seat, message("victory points"), float(points)


CURVES: Final = Curves(measures, frozenset())
