"""What changes over a game and tells how it goes: one measure or two for each of the three."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final, NamedTuple

from longbox import Match
from longbox.seen import Seen

Measure = tuple[int, str, float]
"""A seat (-1: of all together), what is measured, and its value."""


class Measures(NamedTuple):
    """What is measured in a game, and the kinds of zones that must be looked at for it."""

    of: Callable[[Seen], Iterator[Measure]]
    zones: frozenset[str]


def measures(match: Match) -> Iterator[Measure]:
    found = MEASURES[match.name]
    return found.of(Seen(match.view(None, found.zones)))


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


MEASURES: Final = {
    "vs": Measures(vs, frozenset({"set aside", "front row", "back row", "KO pile", "removed from the game"})),
    "champions": Measures(champions, frozenset({"villain", "schemes"})),
    "legendary": Measures(legendary, frozenset()),
}
