"""`make mutants`: break the code on purpose, a little and at random, and see whether the tests notice.

    python -m mutants [--count 200] [--seed 1] [--rules] [--only engine] [--game vs] [--jobs 2]

Prints how many of the changes were noticed, with a bound that the true rate is above with a chance of 95 %, and those
that nothing noticed. With `--rules`, what the tests of a rule rest on is changed, and only they may notice it. How the
changes are drawn stands in `drawing.py`, what is changed in `changes.py`.
"""

from __future__ import annotations

import argparse
import os
import sys
import time

from longbox.lab.sequential import wilson
from mutants.drawing import folders_of, of_the_code, of_the_rules
from mutants.places import GAMES, sources
from mutants.reaching import Reaching
from mutants.trying import Outcome, Trial, outcomes


def main() -> None:
    asked = arguments()
    tries, unbroken = drawn(asked)
    started = time.monotonic()
    found: list[list[Outcome]] = []
    for outcome in outcomes(tries, asked.jobs):
        found.append(outcome)
        if asked.verbose or not outcome[-1].noticed_by:
            print("\n".join(map(told, outcome)), flush=True)
        progress(len(found), len(tries), started)
    print(summary(found, asked.rules))
    if unbroken:
        print(f"{len(unbroken)} rules drawn could not be broken apart from others: {', '.join(sorted(unbroken))}.")


def drawn(asked: argparse.Namespace) -> tuple[list[list[Trial]], list[str]]:
    if asked.rules:
        games = [asked.game] if asked.game else list(GAMES)
        reaching = Reaching([*games, "api"], asked.jobs)  # only there do tests name rules
        warn(reaching)
        return of_the_rules(games, asked.count, asked.seed, reaching)
    files = sources(asked.only, asked.game)
    reaching = Reaching(folders_of(files), asked.jobs)
    warn(reaching)
    return of_the_code(files, asked.count, asked.seed, reaching), []


def warn(reaching: Reaching) -> None:
    if reaching.failing:
        print(f"Left out, because they fail on the unchanged source: {', '.join(reaching.failing)}.", file=sys.stderr)


def told(outcome: Outcome) -> str:
    if outcome.noticed_by:
        return f"noticed   {outcome.trial}\n          by {outcome.noticed_by}"
    names = [test.name for test in outcome.trial.tests]
    which = f"{len(names)} tests passed" if names else "no test belongs to it"
    some = f": {', '.join(names[:3])}{', …' if len(names) > 3 else ''}" if names else ""
    return f"SURVIVED  {outcome.trial}\n          {which}{some}"


def summary(found: list[list[Outcome]], rules: bool) -> str:
    what = "rules" if rules else "changes"
    if not found:
        return f"There were no {what} to try."
    noticed = sum(1 for outcome in found if outcome[-1].noticed_by)
    at_once = sum(1 for outcome in found if outcome[0].noticed_by)
    slow = sum(1 for outcome in found if outcome[-1].slow)
    bound = wilson(noticed, len(found), error=0.1).low
    return (
        f"\nNoticed: {noticed} of {len(found)} {what}, {noticed / len(found):.1%} "
        f"({slow} of them by tests that did not end); at least {bound:.1%} with a chance of 95 %."
        + (f"\nBy the first change drawn: {at_once}, {at_once / len(found):.1%}." if rules else "")
    )


def progress(done: int, of: int, started: float) -> None:
    if sys.stderr.isatty():
        print(f"\r{done} of {of}, {time.monotonic() - started:.0f} s ", end="", file=sys.stderr, flush=True)


def arguments() -> argparse.Namespace:
    ask = argparse.ArgumentParser(
        prog="mutants", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    ask.add_argument("--count", type=int, default=200, help="how many changes, or rules (default 200)")
    ask.add_argument("--seed", type=int, default=1, help="another seed draws others (default 1)")
    ask.add_argument("--rules", action="store_true", help="break rules, and let only their own tests notice")
    ask.add_argument("--only", default="", metavar="PATH", help="only this file or folder of src/longbox")
    ask.add_argument("--game", default="", choices=GAMES, help="only this game")
    ask.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="changes tried at once")
    ask.add_argument(
        "--verbose", action="store_true", help="show the changes that were noticed, too, and by which test"
    )
    return ask.parse_args()


if __name__ == "__main__":
    main()
