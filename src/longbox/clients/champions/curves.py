"""What a lab measures in the course of a game of Marvel Champions."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from longbox.lab.curves import Curves, Measure
from longbox.seen import Seen


def measures(seen: Seen) -> Iterator[Measure]:
    """The villain's remaining hit points, the threat on the main scheme, and each hero's hit points."""
    villain, scheme = seen.by_handle(seen.get("villain")), seen.by_handle(seen.get("main_scheme"))
    if villain is not None:
        yield -1, "villain's hit points", float(villain.get("remaining", 0))
    if scheme is not None:
        yield -1, "threat", float(scheme.get("threat", 0))
    for seat, player in enumerate(seen["players"]):
        yield seat, "hit points", float(player["remaining"])


CURVES: Final = Curves(measures, frozenset({"villain", "schemes"}))
