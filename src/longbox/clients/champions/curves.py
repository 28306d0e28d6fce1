"""What a lab measures in the course of a game of Marvel Champions."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from longbox.lab.curves import Curves, Measure
from longbox.languages import message
from longbox.seen import Seen


def measures(seen: Seen) -> Iterator[Measure]:
    """The villains' remaining hit points, the threat on the main schemes, and each hero's hit points."""
    yield -1, message("villain's hit points"), in_all(seen, "villains", "remaining")
    yield -1, message("threat"), in_all(seen, "main_schemes", "threat")
    for seat, player in enumerate(seen["players"]):
        yield seat, message("hit points"), float(player["remaining"])


def in_all(seen: Seen, which: str, number: str) -> float:
    """The sum of a number of the cards that the view lists."""
    cards = [seen.by_handle(handle) for handle in seen[which]]
    return float(sum(card.get(number, 0) for card in cards if card is not None))


CURVES: Final = Curves(measures, frozenset({"villain", "schemes"}))
