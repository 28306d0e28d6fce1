"""Kill a real server at moments of chance, and send it nonsense, and see that nothing is lost and nobody is harmed.

    python tests/soak.py --server [--kills 100] [--messages 1000000] [--seed 1] [--minutes 60] [--database sqlite]

First, for each database that is on this machine, the server is killed so often while people choose, chat and undo: all
that it has acknowledged must be there again. Then so many broken and misplaced messages and requests are sent to it
while a game is played there: no answer may be a mistake of the server or take longer than two seconds of its own time
(`clock.py` says what counts), every refusal has a code and a sentence, and every table must still be what its journal
says. How far that came is kept in build/soak/, so it may be stopped and started again; remove the file to begin anew.

Everything goes to 127.0.0.1 and ends by itself.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from pathlib import Path

from server.databases import KINDS, database
from server.killing import killed_often
from server_soak.fuzz import Progress, fuzzed, progress
from server_soak.harm import HarmError

BUILD = Path(__file__).parents[2] / "build" / "soak"
KILLS, MESSAGES = 100, 1_000_000


def main(arguments: list[str]) -> None:
    ask = argparse.ArgumentParser(
        "soak.py --server", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    ask.add_argument("--kills", type=int, default=KILLS, help=f"on each database (default {KILLS})")
    ask.add_argument("--messages", type=int, default=MESSAGES, help=f"and requests, in all (default {MESSAGES:,})")
    ask.add_argument("--seed", type=int, default=1, help="of what is chosen and sent (default 1)")
    ask.add_argument("--minutes", type=float, default=float("inf"), help="so long nonsense is sent at most")
    ask.add_argument("--database", choices=KINDS, help="only on this one")
    args = ask.parse_args(arguments)
    kinds = [args.database] if args.database else list(KINDS)
    for kind in kinds if args.kills else ():
        kill(kind, args.seed, args.kills)
    if args.messages:
        fuzz(kinds[0], args.seed, args.messages, args.minutes)


def kill(kind: str, seed: int, kills: int) -> None:
    with tempfile.TemporaryDirectory() as folder, database(kind, Path(folder)) as url:
        try:
            survived = killed_often(url, seed, kills, Path(folder) / "complaints")
        except AssertionError:
            again(f"--kills {kills} --messages 0 --seed {seed} --database {kind}")
            raise
    print(
        f"{kind}: killed {survived.kills} times; {survived.chosen:,} choices, {survived.said:,} lines of chat and "
        f"{survived.undone:,} undos were acknowledged, and nothing of that was lost.",
        flush=True,
    )


def fuzz(kind: str, seed: int, messages: int, minutes: float) -> None:
    file = BUILD / f"nonsense-{kind}-{seed}.json"
    at = progress(file, seed)
    with tempfile.TemporaryDirectory() as folder, database(kind, Path(folder)) as url:
        try:
            at = fuzzed(url, Path(folder), at, messages, file, minutes)
        except HarmError as harm:
            again(f"--kills 0 --messages {messages} --seed {seed} --database {kind}")
            sys.exit(f"seed {seed}, round {at.rounds}, with which that begins: {harm}")
    report(at)


def report(at: Progress) -> None:
    print(
        f"{at.done:,} messages and requests in {at.seconds / 60:,.0f} minutes, {at.chosen:,} choices made in peace "
        f"meanwhile, slowest answer {at.slowest:.2f} s; no table was harmed. Heard:"
    )
    for what, count in sorted(at.heard.items(), key=lambda pair: -pair[1]):
        print(f"{count:>10,} {what}")


def again(options: str) -> None:
    print(f"Again: python tests/soak.py --server {options}", file=sys.stderr)
