"""Greedy plays clearly better than random. Little effort a decision and few games, so that the suite stays quick;
`bench/players.py` measures more."""

from __future__ import annotations

import longbox
from longbox.players.greedy import Greedy
from longbox.players.random import Random

LITTLE = 250


def play(match, *seated, turns=None):
    """Play to the end, or to the end of so many turns."""
    while (decision := match.decision) is not None and (turns is None or match.turn <= turns):
        match.choose(seated[decision.seat].choose(match.seat(decision.seat)))
    return match


def test_greedy_beats_random_in_vs_system():
    won = 0
    for seed in range(1, 5):
        greedy = seed % 2
        seated = [Random(seed), Random(seed)]
        seated[greedy] = Greedy(seed, effort=LITTLE)
        won += play(longbox.deal("vs", seed=seed, record=False), *seated).result.winners == (greedy,)
    assert won >= 3


def solo(seed):
    return longbox.deal("champions", seed=seed, record=False, heroes=["spider-man"], scenario="rhino")


def test_spider_man_defeats_rhino_with_greedy_and_not_with_random():
    assert not any(play(solo(seed), Random(seed)).result.winners for seed in range(1, 21))
    assert any(play(solo(seed), Greedy(seed, effort=LITTLE)).result.winners for seed in range(1, 5))


def victory_points(player, seed):
    """What two players have won in ten turns each."""
    match = longbox.deal("legendary", seed=seed, record=False)
    return sum(play(match, player, player, turns=20).view(0)["victory_points"])


def test_greedy_wins_more_victory_points_than_random():
    random = max(victory_points(Random(seed), seed) for seed in range(1, 6))
    assert all(victory_points(Greedy(seed, effort=LITTLE), seed) > random for seed in range(1, 3))
