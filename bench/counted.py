"""What instructions.py counts: `python counted.py GAME games|copies LAYOUT MARKS`, run by it under callgrind.

The same seeded random games, without a record, are played twice: the first time, much is loaded and remembered that
later games only look up. Only the second time counts.
"""

from __future__ import annotations

import ctypes
import gc
import json
import os
import random
import sys
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import longbox

SETUPS: dict[str, tuple[tuple[int, dict[str, Any]], ...]] = {
    "vs": (
        (5, {}),
        (5, {"decks": ["x-men", "guardians-of-the-galaxy"], "mains": ["Storm", "Groot"], "rules": "mcu"}),
        (1, {"decks": ["guardians-of-the-galaxy", "super-villains", "avengers", "x-men"], "mode": "two-against-two"}),
    ),
    "champions": (
        (20, {}),
        (10, {"heroes": ["captain-marvel", "iron-man"], "aspects": ["leadership", "aggression"], "scenario": "klaw"}),
        (
            5,
            {
                "heroes": ["she-hulk", "black-panther", "spider-man", "iron-man"],
                "aspects": ["protection", "justice", "leadership", "aggression"],
                "scenario": "ultron",
                "expert": True,
            },
        ),
    ),
    "legendary": (
        (8, {}),
        (
            5,
            {
                "players": 3,
                "mastermind": "loki",
                "scheme": "super-hero-civil-war",
                "heroes": ["rogue", "hulk", "gambit", "emma-frost", "spider-gwen"],
                "villains": ["enemies-of-asgard", "spider-foes", "x-men-first-class"],
                "henchmen": ["sentinel"],
            },
        ),
        (
            4,
            {
                "players": 5,
                "mastermind": "magneto",
                "scheme": "portals-to-the-dark-dimension",
                "heroes": ["wolverine", "storm", "thing", "domino", "silver-surfer", "ant-man"],
                "villains": ["brotherhood", "skrulls", "masters-of-evil", "radiation"],
                "henchmen": ["doombot-legion", "hand-ninjas"],
            },
        ),
    ),
}
"""Few players and many, and how many games of each set-up: more where they are short, so that each weighs as much."""

PADDING: list[bytes] = []


def main() -> None:
    game, what, layout, library = sys.argv[1:]
    pad(int(layout))
    marks = ctypes.CDLL(library)
    start, stop = marks.start_counting, marks.stop_counting
    import longbox  # here, so that it lies behind the padding

    do = playing(game) if what == "games" else copying(game)
    do()
    gc.collect()
    gc.freeze()  # what was loaded until here is not searched for cycles while it counts
    start()
    times, decisions, options = do()
    stop()
    found = {"times": times, "decisions": decisions, "options": options}
    print(json.dumps({"from": longbox.__file__, "compiled": longbox.compiled(), "found": found}), flush=True)
    os._exit(0)


def pad(layout: int) -> None:
    """Make objects of all small sizes, so that everything else lies elsewhere in memory. Python finds attributes by the
    addresses of their names, in a table where some get in each other's way: which ones, is chance."""
    rng = random.Random(layout)
    PADDING.extend(bytes(size) for size in range(16, 480, 16) for _ in range(rng.randrange(1_000)))


def playing(game: str) -> Callable[[], tuple[int, int, int]]:
    """Plays all games, and says how many games, decisions and options there were."""
    import longbox

    def do() -> tuple[int, int, int]:
        games = decisions = options = 0
        for count, setup in SETUPS[game]:
            for seed in range(count):
                match = longbox.deal(game, seed=seed, record=False, **setup)
                rng = random.Random(seed)
                while (decision := match.decision) is not None:
                    offered = len(decision.options)
                    match.choose(int(rng.random() * offered))
                    decisions += 1
                    options += offered
                games += 1
        return games, decisions, options

    return do


def copying(game: str) -> Callable[[], tuple[int, int, int]]:
    """Copies the positions at all decisions of one game of each set-up, and says how many there were, and options."""
    import longbox

    positions: list[longbox.Match] = []
    options = 0
    for _, setup in SETUPS[game]:
        match = longbox.deal(game, seed=0, record=False, **setup)
        rng = random.Random(0)
        while (decision := match.decision) is not None:
            positions.append(match.clone())
            offered = len(decision.options)
            options += offered
            match.choose(int(rng.random() * offered))

    def do() -> tuple[int, int, int]:
        for position in positions:
            position.clone()
        return len(positions), len(positions), options

    return do


if __name__ == "__main__":
    main()
