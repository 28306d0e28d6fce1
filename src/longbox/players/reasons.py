"""Why an option is the best: in which topics it leads to more than the others."""

from __future__ import annotations

from typing import Final

from longbox.players.judges import Points
from longbox.players.outlook import GAME_WON, THE_GAME
from longbox.players.weighing import Weighed

MATTERS: Final = 0.25
"""A topic is named if it makes up at least this part of the greatest difference."""


def reason(weighed: list[Weighed]) -> str:
    """A short sentence about the first option, compared with the others on average."""
    best, others = weighed[0], weighed[1:]
    if best.points.get(THE_GAME, 0.0) >= GAME_WON > weighed[1].points.get(THE_GAME, 0.0):
        return "it should win the game"
    gains = {topic: worth - average(topic, others) for topic, worth in best.points.items()}
    good = topics(gains)
    bad = topics({topic: -worth for topic, worth in gains.items()})
    if not good:
        return "nothing else looks better"
    cost = f", though not for {listed(bad)}" if bad else ""
    return f"it is best for {listed(good)}{cost}"


def average(topic: str, weighed: list[Weighed]) -> float:
    return sum(one.points.get(topic, 0.0) for one in weighed) / len(weighed)


def topics(gains: Points) -> list[str]:
    """The topics that gain most, up to two."""
    greatest = max((abs(worth) for worth in gains.values()), default=0.0)
    telling = [topic for topic, worth in gains.items() if worth > 0 and worth >= MATTERS * greatest]
    return sorted(telling, key=lambda topic: -gains[topic])[:2]


def listed(names: list[str]) -> str:
    return " and ".join(names)
