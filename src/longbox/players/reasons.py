"""Why an option is the best: in which topics it leads to more than the others."""

from __future__ import annotations

from typing import Final

from longbox.players.judges import Points
from longbox.players.outlook import GAME_WON, THE_GAME
from longbox.players.weighing import Weighed

MATTERS: Final = 0.25
"""A topic is named if it makes up at least this part of the greatest difference."""


def reason(weighed: list[Weighed]) -> str:
    """A short sentence about the first option, compared with the next best."""
    best, other = weighed[0], weighed[1]
    if best.points.get(THE_GAME, 0.0) >= GAME_WON > other.points.get(THE_GAME, 0.0):
        return "it should win the game"
    gains = difference(best.points, other.points)
    good = topics(gains)
    bad = topics({topic: -worth for topic, worth in gains.items()})
    if not good:
        return "nothing else looks better"
    cost = f", though not for {listed(bad)}" if bad else ""
    return f"it is best for {listed(good)}{cost}"


def difference(points: Points, other: Points) -> Points:
    everything = points.keys() | other.keys()
    return {topic: points.get(topic, 0.0) - other.get(topic, 0.0) for topic in sorted(everything)}


def topics(gains: Points) -> list[str]:
    """The topics that gain most, up to two."""
    greatest = max((abs(worth) for worth in gains.values()), default=0.0)
    telling = [topic for topic, worth in gains.items() if worth > 0 and worth >= MATTERS * greatest]
    return sorted(telling, key=lambda topic: -gains[topic])[:2]


def listed(names: list[str]) -> str:
    return " and ".join(names)
