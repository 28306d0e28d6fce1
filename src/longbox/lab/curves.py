"""What changes over a game and tells how it goes: one measure or two for each of the three."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from longbox import Match
from longbox.seen import Seen

Measure = tuple[int, str, float]
"""A seat (-1: of all together), what is measured, and its value."""


def measures(match: Match) -> Iterator[Measure]:
    return MEASURES[match.name](Seen(match.view(None)))


def vs(seen: Seen) -> Iterator[Measure]:
    """The wounds of each main character."""
    for seat, handle in enumerate(seen["mains"]):
        main = seen.by_handle(handle)
        if main is not None:
            yield seat, "wounds", float(main.get("wounds", 0))


def champions(seen: Seen) -> Iterator[Measure]:
    """The villain's remaining hit points, the threat on the main scheme, and each hero's hit points."""
    villain, scheme = seen.by_handle(seen.get("villain")), seen.by_handle(seen.get("main_scheme"))
    if villain is not None:
        yield -1, "villain's hit points", float(villain.get("remaining", 0))
    if scheme is not None:
        yield -1, "threat", float(scheme.get("threat", 0))
    for seat, player in enumerate(seen["players"]):
        yield seat, "hit points", float(player["remaining"])


def legendary(seen: Seen) -> Iterator[Measure]:
    """Everybody's victory points."""
    for seat, points in enumerate(seen["victory_points"]):
        yield seat, "victory points", float(points)


MEASURES: Final[dict[str, Callable[[Seen], Iterator[Measure]]]] = {
    "vs": vs,
    "champions": champions,
    "legendary": legendary,
}
