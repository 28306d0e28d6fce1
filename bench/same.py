"""Whether every game goes as it did before a change of the code.

    python bench/same.py before.txt --write     on the code before: play games, and write down how they went
    python bench/same.py before.txt             on the code after: play the same games, and say which went otherwise

Two hundred random games each (`--games`), of set-ups that together hold every card that can be played. Compared are all
that could be chosen, by whom, and the result; texts may differ.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

import longbox
from games.same import Course, drawn


def main() -> None:
    ask = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ask.add_argument("file", type=Path, help="where it is written how the games went")
    ask.add_argument("--write", action="store_true", help="write the file, instead of comparing with it")
    ask.add_argument("--games", type=int, default=200, help="how many of each game (default 200)")
    ask.add_argument("--seed", type=int, default=1_000, help="the first seed (default 1000)")
    args = ask.parse_args()
    if args.write:
        courses = [one.played() for game in longbox.games() for one in drawn(game, args.games, args.seed)]
        args.file.write_text("".join(course.line() + "\n" for course in courses), "utf-8")
        print(f"{len(courses)} games are written down in {args.file}.")
    else:
        compare([Course.parse(line) for line in args.file.read_text("utf-8").splitlines()])


def compare(before: list[Course]) -> None:
    other = [course for course in before if course.played() != course]
    for course in other:
        print(f"Otherwise: {course.game}, seed {course.seed}, {course.setup}")
    print(f"{len(before) - len(other)} of {len(before)} games went as before.")
    sys.exit(bool(other))


if __name__ == "__main__":
    main()
