"""Play random games for a while and check, at random decisions, what every game promises.

    python tests/soak.py [--minutes 5] [--game vs] [--seed 1]

Seeds go up by one a game, and a failure prints the command that plays the same game again. It uses the public
API alone, so it holds for every game without knowing any.
"""

import argparse
import itertools
import sys
import time

import longbox
from games.promises import BrokenPromiseError, play


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
                decisions += len(play(name, seed).history)
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
