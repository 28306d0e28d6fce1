"""Play random games for a while and check, at random decisions, what every game promises.

    python tests/soak.py [--minutes 5] [--game vs] [--seed 1]

Seeds go up by one a game, and a failure prints the command that plays the same game again. It uses the public
API alone, so it holds for every game without knowing any.
"""

import argparse
import itertools
import random
import sys
import time
from typing import Any

import longbox

CHECK_ONE_IN = 40
TWIN_MOVES = 20
TOO_LONG = 50_000


class BrokenPromiseError(Exception):
    """A promise that a game did not keep."""


def views(game: longbox.Match) -> list[Any]:
    return [game.view(seat) for seat in (None, *range(game.seats))]


def demand(kept: bool, promise: str) -> None:
    if not kept:
        raise BrokenPromiseError(promise)


def take_random(game: longbox.Match, rng: random.Random) -> bool:
    """Take any option; False if the game is over."""
    decision = game.decision
    if decision is None:
        return False
    demand(len(decision.options) > 0, "a decision has at least one option")
    game.choose(rng.randrange(len(decision.options)))
    return True


def check_position(game: longbox.Match, rng: random.Random) -> None:
    before = views(game)
    twin = game.clone()
    demand(views(twin) == before, "a clone looks the same to every seat")
    for _ in range(TWIN_MOVES):
        take_random(twin, rng)
    demand(views(game) == before, "playing on in a clone leaves the original alone")
    demand(views(longbox.load(game.save())) == before, "a saved and loaded game looks the same to every seat")
    for seat in range(game.seats):
        guess = game.determinize(seat, seed=rng.getrandbits(32))
        demand(guess.view(seat) == game.view(seat), f"what seat {seat} sees survives determinize")


def play(name: str, seed: int) -> int:
    """Play one game to its end, checking as it goes, and return how many decisions it took."""
    rng = random.Random(seed)
    game = longbox.deal(name, seed=seed)
    taken = 0
    while take_random(game, rng):
        taken += 1
        demand(taken < TOO_LONG, f"a game ends within {TOO_LONG:,} decisions")
        if rng.randrange(CHECK_ONE_IN) == 0:
            check_position(game, rng)
    demand(game.result is not None, "a game without a decision has a result")
    return taken


def main() -> None:
    ask = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ask.add_argument("--minutes", type=float, default=5, help="how long (default 5); 0: one game of each")
    ask.add_argument("--game", choices=longbox.games(), help="only this game")
    ask.add_argument("--seed", type=int, default=1, help="the first seed (default 1)")
    args = ask.parse_args()
    names = [args.game] if args.game else list(longbox.games())
    end = time.monotonic() + args.minutes * 60
    games = decisions = 0
    for seed in itertools.count(args.seed):
        for name in names:
            try:
                decisions += play(name, seed)
            except Exception as fault:
                print(f"Again: python tests/soak.py --minutes 0 --game {name} --seed {seed}", file=sys.stderr)
                if isinstance(fault, BrokenPromiseError):
                    sys.exit(f"{name}, seed {seed}: broken promise: {fault}")
                raise
            games += 1
        if time.monotonic() >= end:
            break
    print(f"{games:,} games and {decisions:,} decisions; every promise was kept.")


if __name__ == "__main__":
    main()
