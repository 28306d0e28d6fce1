"""What a lab measures in the course of a game of Vs. System."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from longbox.lab.curves import Curves, Measure
from longbox.languages import message
from longbox.seen import Seen


def measures(seen: Seen) -> Iterator[Measure]:
    """The wounds of each player's main characters."""
    for seat, handles in enumerate(seen["mains"]):
        mains = [main for main in map(seen.by_handle, handles) if main is not None]
        if mains:
            yield seat, message("wounds"), float(sum(main.get("wounds", 0) for main in mains))


ZONES: Final = frozenset({"set aside", "front row", "back row", "KO pile", "removed from the game"})

CURVES: Final = Curves(measures, ZONES)
