"""What a lab measures in the course of a game of Vs. System."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from longbox.lab.curves import Curves, Measure
from longbox.seen import Seen


def measures(seen: Seen) -> Iterator[Measure]:
    """The wounds of each main character."""
    for seat, handle in enumerate(seen["mains"]):
        main = seen.by_handle(handle)
        if main is not None:
            yield seat, "wounds", float(main.get("wounds", 0))


ZONES: Final = frozenset({"set aside", "front row", "back row", "KO pile", "removed from the game"})

CURVES: Final = Curves(measures, ZONES)
