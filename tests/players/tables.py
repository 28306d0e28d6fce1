"""Positions for computer players to think about."""

from __future__ import annotations

import random
from collections.abc import Iterator

import longbox


def reached(game: str, seed: int, choices: int) -> longbox.Match:
    """A game after so many choices at random, and as many more as it takes until there is something to choose."""
    match = longbox.deal(game, seed=seed, record=False)
    rng = random.Random(seed)
    while match.decision is not None and (choices > 0 or len(match.decision.options) == 1):
        match.choose(rng.randrange(len(match.decision.options)))
        choices -= 1
    return match if match.decision is not None else reached(game, seed + 100, choices)


def positions(game: str, count: int) -> Iterator[longbox.Match]:
    """Some positions of a game, from its first choice on."""
    for number in range(count):
        yield reached(game, seed=number + 1, choices=9 * number)
