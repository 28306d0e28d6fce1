"""Where an option leads: play on from it, quickly, until the seat is asked in a later turn, and judge that."""

from __future__ import annotations

import random
from collections.abc import Mapping
from itertools import accumulate
from typing import Final, NamedTuple

from longbox import Decision, Match, Result
from longbox.languages import message
from longbox.players.judges import Judge, Points

LONGEST: Final = 90
"""Choices after which a rollout stops wherever it is."""

USUAL_HABIT: Final = 1.0

THE_GAME: Final = message("win the game")
GAME_WON: Final = 10_000.0

EVEN: Final = 0.5
"""What a position is worth, from 0 to 1, if it is neither better nor worse."""


class Rollout(NamedTuple):
    """The points of a position ahead, and how many choices lie before it."""

    points: Points
    choices: int

    @property
    def total(self) -> float:
        return sum(self.points.values())


def rollout(match: Match, seat: int, option: int, judge: Judge, lean: float, rng: random.Random) -> Rollout:
    """Where one option leads. The match is played on: give a copy.

    `lean`, from 0 to 1, says where in the list the seat's next pick is to be: rollouts that lean differently try
    different targets.
    """
    turn = match.turn
    match.choose(option)
    leans = True
    choices = 1
    while choices < LONGEST:
        decision = match.decision
        if decision is None or is_quiet(match, decision, seat, turn):
            break
        if leans and decision.seat == seat:
            leans = False
            match.choose(int(lean * len(decision.options)))
        else:
            match.choose(quick_choice(decision, judge.habits, rng))
        choices += 1
    points = judge.points(match.view(seat, judge.zones), seat)
    if match.result is not None:
        points[THE_GAME] = outcome(match.result, seat)
    return Rollout(points, choices)


def is_quiet(match: Match, decision: Decision, seat: int, turn: int) -> bool:
    """Whether the seat is asked in a later turn, and not in the middle of something."""
    return match.turn != turn and decision.seat == seat and decision.group is None


def quick_choice(decision: Decision, habits: Mapping[str, float], rng: random.Random) -> int:
    """An option at random, some verbs more readily than others."""
    sums = list(accumulate(habits.get(verb, USUAL_HABIT) for verb in decision.verbs))
    point = rng.random() * sums[-1]
    return next((number for number, total in enumerate(sums) if point < total), len(sums) - 1)


def outcome(result: Result, seat: int) -> float:
    """Won, shared or lost."""
    if seat in result.winners:
        return GAME_WON
    return -GAME_WON if result.winners or result.villain_won else 0.0
