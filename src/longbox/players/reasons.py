"""Why an option is the best: which purposes it serves better than the others do."""

from __future__ import annotations

from typing import Final

from longbox.languages import listed, plural, said
from longbox.players.judges import Points
from longbox.players.rollout import EVEN, GAME_WON, THE_GAME
from longbox.players.weighing import Weighed

WORTH_TELLING: Final = 0.5
"""Points by which an option must serve a purpose better than the others to be praised for it."""
SECOND: Final = 0.4
"""A second purpose is told if it gains at least this part of the first."""
CLOSE: Final = 0.05
"""How far from half of the trial games an option must be ahead of another to be called better."""


def reason(weighed: list[Weighed]) -> str:
    """A short reason for the first option, compared with the others on average."""
    best, others = weighed[0], weighed[1:]
    if best.points.get(THE_GAME, 0.0) >= GAME_WON > weighed[1].points.get(THE_GAME, 0.0):
        return said("to win the game")
    gains = {purpose: worth - average(purpose, others) for purpose, worth in best.points.items()}
    if average(THE_GAME, others) < min(0.0, best.points.get(THE_GAME, 0.0)):
        return said("to stay in the game")
    told = [said("to {purpose}", purpose=said(purpose)) for purpose in purposes(gains)]
    return listed(told) if told else said("nothing else looks better")


def average(purpose: str, weighed: list[Weighed]) -> float:
    return sum(one.points.get(purpose, 0.0) for one in weighed) / len(weighed)


def purposes(gains: Points) -> list[str]:
    """The purposes that gain most, up to two; none where nothing was looked at."""
    if not gains:
        return []
    ranked = sorted(gains, key=lambda purpose: -gains[purpose])[:2]
    least = max(WORTH_TELLING, SECOND * gains[ranked[0]])
    return [purpose for purpose in ranked if gains[purpose] >= least]


def head_to_head(why: str, gaps: list[float], label: str) -> str:
    """Why an option is the best, and how often it did better in trial games than another one, by the gaps between
    them."""
    if not gaps:
        return why
    ahead = sum((gap > 0) + (gap == 0) / 2 for gap in gaps) / len(gaps)
    if abs(ahead - EVEN) < CLOSE:
        return plural(
            len(gaps),
            "{reason}; “{option}” did about as well in {number} trial game",
            "{reason}; “{option}” did about as well in {number} trial games",
            reason=why,
            option=label,
        )
    return plural(
        len(gaps),
        "{reason}: ahead of “{option}” in {share} of {number} trial game",
        "{reason}: ahead of “{option}” in {share} of {number} trial games",
        reason=why,
        option=label,
        share=f"{ahead:.0%}",
    )
