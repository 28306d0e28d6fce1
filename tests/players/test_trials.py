"""How far the trial games of a search go."""

from __future__ import annotations

import random

import longbox
from longbox.players.budget import Budget, Purse
from longbox.players.judges import judge_of
from longbox.players.tree import Branch
from longbox.players.trials import FAR, Trials
from players.tables import reached


def tried(match: longbox.Match, tries: int) -> longbox.Match:
    """Where a trial game ends that tries the first option, for a seat that may try so much."""
    assert match.decision is not None
    seat = match.decision.seat
    trial = match.clone()
    trials = Trials(seat, match.view(seat), judge_of(match.name), Purse(Budget(tries)))
    assert trials.play(trial, 0, Branch(), random.Random(1)) is not None
    return trial


def test_few_trial_games_end_where_a_later_turn_asks_the_seat():
    match = reached("vs", seed=3, choices=20)
    end = tried(match, FAR - 1)
    assert end.decision.seat == match.decision.seat == match.active
    assert (end.turn, end.active) == (match.turn + 1, 1 - match.active)


def test_many_trial_games_go_on_to_its_own_next_turn():
    match = reached("vs", seed=3, choices=20)
    end = tried(match, FAR)
    assert end.decision.seat == match.decision.seat == match.active
    assert (end.turn, end.active) == (match.turn + 2, match.active)
