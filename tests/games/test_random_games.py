"""Random games of every game to the end, with all promises checked on the way."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

import longbox

from .promises import play

GAMES_EACH = 60
BATCH = 6

FINGERPRINT = """
import random, longbox
for name in longbox.games():
    game = longbox.deal(name, seed=5, record=False)
    rng = random.Random(5)
    for _ in range(400):
        if game.decision is None:
            break
        game.choose(rng.randrange(len(game.decision.options)))
    print(name, game.digest)
"""


@pytest.mark.parametrize("first", range(0, GAMES_EACH, BATCH))
@pytest.mark.parametrize("name", longbox.games())
def test_random_games_keep_every_promise(name, first):
    for seed in range(first, first + BATCH):
        play(name, seed, check_one_in=150)


POSITIONS = """
import random, sys, longbox
for name in sys.argv[1:]:
    for seed in range(3):
        game = longbox.deal(name, seed=seed, record=False)
        rng = random.Random(seed)
        for number in range(60):
            if game.decision is None:
                break
            game.choose(rng.randrange(len(game.decision.options)))
            print(name, seed, number, game.digest)
"""


def test_the_same_positions_whichever_game_was_loaded_first():
    """A save must be readable where other games were played before: nothing in it may count what was loaded."""
    prints = [
        subprocess.run(
            [sys.executable, "-c", POSITIONS, *names], capture_output=True, text=True, check=True
        ).stdout.splitlines()
        for names in (longbox.games(), longbox.games()[::-1])
    ]
    assert sorted(prints[0]) == sorted(prints[1]) != []


def test_the_same_game_under_any_hash_seed():
    prints = [
        subprocess.run(
            [sys.executable, "-c", FINGERPRINT],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("1", "2")
    ]
    assert prints[0] == prints[1] != ""
