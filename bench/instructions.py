"""How many machine instructions games take, before a change of the code and after it.

    python bench/instructions.py before.json --write     on the code before: count, and write the figures down
    python bench/instructions.py before.json             on the code after: count again, and print the ratios

The same code gives the same figures, whatever else the machine does. valgrind's callgrind counts: random games compiled
and interpreted, and copies of positions, without all that is loaded before (see counted.py). Exits with 1 where a ratio
is above its ceiling. Figures can only be compared where Python, the C compiler and valgrind are the same.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import shutil
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import NamedTuple

from counted import SETUPS

HERE = Path(__file__).resolve().parent
CEILINGS = {"compiled": 1.02, "copies": 1.03, "interpreted": 1.05}
"""How many times as many instructions as before each kind of figure may take, unless told otherwise."""

LAYOUTS = {"games": 3, "copies": 9}
"""In how many processes a figure is counted. Where things happen to lie in memory makes a difference: a thousandth or
two for games, up to three hundredths for interpreted copies. A figure is the median over layouts drawn at random."""


class Figure(NamedTuple):
    """What is counted in processes of its own: "vs compiled", "vs compiled copies"."""

    game: str
    how: str
    what: str

    def __str__(self) -> str:
        return f"{self.game} {self.how}" if self.what == "games" else f"{self.game} {self.how} {self.what}"

    @property
    def kind(self) -> str:
        return self.how if self.what == "games" else self.what


FIGURES = [
    Figure(game, how, what) for what in ("games", "copies") for how in ("compiled", "interpreted") for game in SETUPS
]


class Count(NamedTuple):
    """What was counted: instructions of so many games or copies, and what there was to choose in them."""

    instructions: int
    times: int
    decisions: int
    options: int

    def each(self) -> float:
        return self.instructions / self.times

    def is_of_the_same_games_as(self, other: Count) -> bool:
        return self[1:] == other[1:]


def main() -> None:
    args = arguments()
    if not shutil.which("valgrind") or not shutil.which("cc"):
        sys.exit("Counting takes valgrind and a C compiler: install them (Debian: sudo apt-get install valgrind gcc).")
    before = {} if args.write else read(args.file)
    figures = [one for one in FIGURES if re.search(args.only, str(one)) and (args.write or str(one) in before)]
    if not figures:
        sys.exit(f"There is nothing to count: the figures are {', '.join(map(str, FIGURES))}.")
    if any(figure.how == "compiled" for figure in figures):
        look_at_compiled(args.tree)
    now = {}
    for figure in figures:
        print(f"counting: {figure}", file=sys.stderr)
        now[str(figure)] = count(figure, args.tree)
    if args.write:
        write(args.file, now)
    else:
        ceilings = {str(figure): getattr(args, figure.kind) for figure in figures}
        sys.exit(compare(before, now, ceilings))


def arguments() -> argparse.Namespace:
    ask = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ask.add_argument("file", type=Path, help="where the figures of the code before are written")
    ask.add_argument("--write", action="store_true", help="write the file, instead of comparing with it")
    ask.add_argument("--tree", type=Path, default=HERE.parent, help="another clone of Longbox to be measured")
    ask.add_argument("--only", default="", help="the figures whose names hold this, such as 'copies|vs compiled'")
    for kind, ceiling in CEILINGS.items():
        ask.add_argument(
            f"--{kind}", type=float, default=ceiling, help=f"the highest ratio allowed (default {ceiling})"
        )
    return ask.parse_args()


def look_at_compiled(tree: Path) -> None:
    """Refuse to measure what was compiled from other sources than those that lie there now."""
    sources, compiled = tree / "src", tree / "build" / "compiled"
    for path in sources.rglob("*.py"):
        copy = compiled / path.relative_to(sources)
        if not copy.exists() or copy.read_bytes() != path.read_bytes():
            sys.exit(f"{path} was not compiled as it is now: run make compiled in {tree} first.")


def count(figure: Figure, tree: Path) -> Count:
    with tempfile.TemporaryDirectory() as folder:
        marks = Path(folder, "marks.so")
        subprocess.run(["cc", "-shared", "-fPIC", "-o", marks, HERE / "marks.c"], check=True)
        counts = [count_once(figure, tree, layout, marks) for layout in range(LAYOUTS[figure.what])]
    return counts[0]._replace(instructions=statistics.median_low(one.instructions for one in counts))


def count_once(figure: Figure, tree: Path, layout: int, marks: Path) -> Count:
    """Let callgrind count in a process whose hashes and surroundings are always the same."""
    package = (tree / ("build/compiled" if figure.how == "compiled" else "src")).resolve()
    out = marks.with_name("out")
    ran = subprocess.run(
        [
            "valgrind", "-q", "--tool=callgrind", "--instr-atstart=no", f"--callgrind-out-file={out}",
            sys.executable, HERE / "counted.py", figure.game, figure.what, str(layout), marks,
        ],
        env={"PATH": os.environ["PATH"], "PYTHONPATH": str(package), "PYTHONHASHSEED": "0"},
        stdout=subprocess.PIPE,
        text=True,
        check=False,
    )  # fmt: skip
    if ran.returncode:
        sys.exit(f"{figure}: the process that was measured has ended with {ran.returncode}")
    told = json.loads(ran.stdout)
    if told["compiled"] != (figure.how == "compiled") or not Path(told["from"]).is_relative_to(package):
        sys.exit(f"{figure}: what was measured came from {told['from']}, not from {package}")
    totals = re.search(r"^totals: (\d+)$", out.read_text(), re.MULTILINE)
    if totals is None:
        sys.exit(f"{figure}: callgrind has counted nothing")
    return Count(int(totals[1]), **told["found"])


def read(file: Path) -> dict[str, Count]:
    written = json.loads(file.read_text("utf-8"))
    if written["python"] != sys.version:
        sys.exit(f"{file} was written with another Python ({written['python']}): figures can't be compared with it.")
    return {name: Count(**figure) for name, figure in written["figures"].items()}


def write(file: Path, figures: dict[str, Count]) -> None:
    written = {"python": sys.version, "figures": {name: found._asdict() for name, found in figures.items()}}
    file.write_text(json.dumps(written, indent=1) + "\n", "utf-8")
    print(f"{'':32}{'instructions each':>20}")
    for name, found in figures.items():
        print(f"{name:32}{found.each():20,.0f}")


def compare(before: dict[str, Count], now: dict[str, Count], ceilings: dict[str, float]) -> bool:
    """Print the ratios; whether one of them is too high or there is none."""
    failed = False
    print(f"{'instructions each':32}{'before':>14}{'now':>14}{'ratio':>8}{'at most':>9}")
    for name, found in now.items():
        if not found.is_of_the_same_games_as(before[name]):
            failed = True
            print(f"{name:32}can't be compared, the games went otherwise: {went(before[name])}, now {went(found)}")
            continue
        ratio = found.instructions / before[name].instructions
        failed |= ratio > ceilings[name]
        remark = "  too many" if ratio > ceilings[name] else ""
        print(f"{name:32}{before[name].each():14,.0f}{found.each():14,.0f}{ratio:8.4f}{ceilings[name]:9.2f}{remark}")
    return failed


def went(found: Count) -> str:
    return f"{found.decisions} decisions with {found.options} options"


if __name__ == "__main__":
    main()
