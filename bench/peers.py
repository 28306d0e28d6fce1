"""Random legal play in other card-game engines, one core: what Longbox is measured beside.

    python bench/peers.py [--secs 3] [--runs 3] [--only REGEX] [--extra FILE.py] [--compiled FOLDER]

FILE.py adds engines: PEERS = {"name": function(seconds, seed) -> Measurement}, made with `measure.measure`.
A decision is one call that applies one player's choice and finds the legal choices that follow. Every run is
a process of its own and the engines take turns; the table shows the median and the spread
(max - min) / median.
"""

import argparse
import copy
import importlib.util
import json
import os
import random
import re
import statistics
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from dominion import pyminion_dominion
from measure import Measurement, Play, measure

Peer = Callable[[float, int], Measurement]

COMPILED = ", compiled"


def drawn(outcomes: list[tuple[int, float]], at: float) -> int:
    """The outcome that a number from 0 to 1 falls on; random.choices would slow the peer down."""
    for outcome, odds in outcomes:
        at -= odds
        if at <= 0:
            return outcome
    return outcomes[-1][0]


def open_spiel_play(game: Any) -> Play:
    def play(rng: random.Random, stop: int | None = None) -> tuple[int, Any]:
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(drawn(state.chance_outcomes(), rng.random()))
                continue
            actions = state.legal_actions()
            state.apply_action(actions[int(rng.random() * len(actions))])
            decisions += 1
            if decisions == stop:
                break
        return decisions, state

    return play


def open_spiel(name: str) -> Peer:
    """An OpenSpiel game, driven from Python."""

    def run(seconds: float, seed: int) -> Measurement:
        import pyspiel

        if name.startswith("python_"):
            importlib.import_module("open_spiel.python.games")  # registers them
        game = pyspiel.load_game(name)
        return measure(open_spiel_play(game), seconds, seed, lambda state: state.clone())

    return run


def rlcard_gin_rummy(seconds: float, seed: int) -> Measurement:
    """RLCard's gin rummy below its environment: no observations are encoded."""
    import rlcard

    game = rlcard.make("gin-rummy", config={"seed": seed}).game

    def play(rng: random.Random, stop: int | None = None) -> tuple[int, Any]:
        game.init_game()
        decisions = 0
        while not game.is_over() and decisions != stop:
            actions = game.judge.get_legal_actions()
            game.step(actions[int(rng.random() * len(actions))])
            decisions += 1
        return decisions, game

    return measure(play, seconds, seed, copy.deepcopy, "deepcopy")


PEERS: dict[str, Peer] = {
    "pyminion Dominion (Python)": pyminion_dominion,
    "rlcard gin rummy, below its env (Python)": rlcard_gin_rummy,
    "open_spiel python_team_dominoes (Python)": open_spiel("python_team_dominoes"),
    "open_spiel gin_rummy (C++, Python loop)": open_spiel("gin_rummy"),
    "open_spiel hearts (C++, Python loop)": open_spiel("hearts"),
}


def load_extra(path: str) -> dict[str, Peer]:
    spec = importlib.util.spec_from_file_location(Path(path).stem, path)
    if spec is None or spec.loader is None:
        sys.exit(f"--extra {path}: not a Python file; it should define PEERS.")
    extra = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(extra)
    peers: dict[str, Peer] = extra.PEERS
    return peers


def run_apart(name: str, seed: int, args: argparse.Namespace) -> Measurement | None:
    """One run in a process of its own; None, and a line on stderr, if it fails."""
    engine = name.removesuffix(COMPILED)
    call = [sys.executable, __file__, "--one", engine, "--seed", str(seed), "--secs", str(args.secs)]
    for path in args.extra:
        call += ["--extra", path]
    path_to = {} if engine == name else {"PYTHONPATH": args.compiled}
    done = subprocess.run(call, capture_output=True, text=True, timeout=300, check=False, env={**os.environ, **path_to})
    if done.returncode == 0:
        measured: Measurement = json.loads(done.stdout.splitlines()[-1])
        return measured
    print(f"{name}: {''.join(done.stderr.strip().splitlines()[-1:])}", file=sys.stderr)
    return None


def with_compiled(names: list[str], folder: str) -> list[str]:
    """The engines to be measured; Longbox's own twice, if there is a folder with a compiled one."""
    return [name for one in names for name in ((one, one + COMPILED) if folder and "Longbox" in one else (one,))]


def row(name: str, runs: list[Measurement]) -> str:
    if not runs:
        return f"| {name} | could not run | | | | | |"
    rates = [run["rate"] for run in runs]
    rate = statistics.median(rates)
    games = statistics.median(run["rate"] * run["games"] / run["decisions"] for run in runs)
    spread = (max(rates) - min(rates)) / rate
    played = f"{games:,.1f}" if games else ""
    copied = median_of([run["clone_us"] for run in runs])
    viewed = median_of([run["view_us"] for run in runs])
    return f"| {name} | {rate:,.0f} | {spread:.0%} | {played} | {copied} | {viewed} | {runs[0]['note']} |"


def median_of(times: list[float | None]) -> str:
    """The median of what was measured, for the table; nothing if it was not."""
    found = [time for time in times if time is not None]
    return f"{statistics.median(found):,.1f}" if found else ""


HEAD = """\
| engine | decisions/s | spread | games/s | copy, µs | view, µs | remark |
|---|---:|---:|---:|---:|---:|---|"""


def main() -> None:
    ask = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ask.add_argument("--secs", type=float, default=3, help="seconds a run (default 3)")
    ask.add_argument("--runs", type=int, default=3, help="runs of each engine (default 3)")
    ask.add_argument("--only", default="", metavar="REGEX", help="engines whose name matches")
    ask.add_argument("--extra", action="append", default=[], metavar="FILE.py", help="a file with more PEERS")
    ask.add_argument("--compiled", default="", metavar="FOLDER", help="where `make compiled` has put Longbox")
    ask.add_argument("--one", help=argparse.SUPPRESS)
    ask.add_argument("--seed", type=int, default=1, help=argparse.SUPPRESS)
    args = ask.parse_args()
    for path in args.extra:
        PEERS.update(load_extra(path))
    if args.one:
        print(json.dumps(PEERS[args.one](args.secs, args.seed)))
        return
    runs: dict[str, list[Measurement]] = {
        name: [] for name in with_compiled(list(PEERS), args.compiled) if re.search(args.only, name)
    }
    for seed in range(1, args.runs + 1):
        for name, done in runs.items():
            measured = run_apart(name, seed, args)
            if measured is not None:
                done.append(measured)
    print(HEAD)
    for name, done in runs.items():
        print(row(name, done))


if __name__ == "__main__":
    main()
