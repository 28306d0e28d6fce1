"""Searches for the table of peers.py: how many iterations a second, on positions from the middle of random games.

An iteration of Longbox deals what is hidden anew, follows the tree, plays on to the seat's next turn and judges the
position there; one of OpenSpiel's ISMCTS, in C++, plays on at random to the end of a far simpler game.
"""

import random
import statistics
from collections.abc import Callable
from time import perf_counter
from typing import Any

import longbox
from longbox.players.budget import Budget
from longbox.players.search import Search
from longbox_games import random_play
from measure import Measurement
from peers import open_spiel_play

ITERATIONS = 100
MIDDLE = 40
"""Decisions after which a game is well under way."""

Position = Callable[[random.Random], Any]
Think = Callable[[Any], object]


def rate(position: Position, think: Think, seconds: float, seed: int) -> Measurement:
    """Let a search think about one position after another, and take the median: a burst moves it little."""
    rng = random.Random(seed)
    think(position(rng))
    rates: list[float] = []
    started = perf_counter()
    while perf_counter() - started < seconds:
        reached = position(rng)
        before = perf_counter()
        think(reached)
        rates.append(ITERATIONS / (perf_counter() - before))
    return Measurement(
        decisions=ITERATIONS * len(rates),
        games=0,
        seconds=perf_counter() - started,
        rate=statistics.median(rates),
        clone_us=None,
        view_us=None,
        note="iterations of a search",
    )


def longbox_search(name: str) -> Callable[[float, int], Measurement]:
    play = random_play(name)
    search = Search(1, budget=Budget(ITERATIONS))

    def position(rng: random.Random) -> longbox.Seat:
        match = play(rng, MIDDLE)[1]
        while match.decision is None or len(match.decision.options) < 2:
            match = play(rng, rng.randrange(MIDDLE))[1]
        seat: longbox.Seat = match.seat(match.decision.seat)
        return seat

    return lambda seconds, seed: rate(position, search.choose, seconds, seed)


def open_spiel_search(name: str) -> Callable[[float, int], Measurement]:
    def run(seconds: float, seed: int) -> Measurement:
        import pyspiel

        play = open_spiel_play(pyspiel.load_game(name))
        evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=1, seed=seed)
        bot = pyspiel.ISMCTSBot(seed, evaluator, 2.0, ITERATIONS)

        def position(rng: random.Random) -> Any:
            state = play(rng, MIDDLE)[1]
            while state.is_terminal() or state.is_chance_node():
                state = play(rng, rng.randrange(1, MIDDLE))[1]
            return state

        return rate(position, bot.step, seconds, seed)

    return run


PEERS = {
    "open_spiel hearts, ISMCTS (C++)": open_spiel_search("hearts"),
    "open_spiel gin_rummy, ISMCTS (C++)": open_spiel_search("gin_rummy"),
    **{f"Longbox {name}, search (Python)": longbox_search(name) for name in longbox.games()},
}
