"""Play games of everything with everything for a while and check, at random decisions, what every game promises.

    python tests/soak.py [--minutes 5] [--secrecy 100000] [--game vs] [--seed 1] [--by greedy] [--check 80] [--cards]

Set-ups are drawn so that all pairs of what can be combined come up as evenly as possible, with lists of our own for
cards that no deck of the game holds. Most games are played by chance, which hardly ever wins; so a part of the time
belongs to the greedy player and to the one that searches, who get to see what only comes up in a game that goes well
(`SHARES`), or all of it to one of them (`--by`). Every other set-up of theirs is a usual one, because against all that
can be combined hardly anybody wins. Each of the three games gets the same time. Seeds go up by one a game,
and a failure prints the command that plays the same game again.

Then as many decisions as `--secrecy` says are compared with those of twin games that differ in nothing but what a seat
can't know (`games/twins.py`).

    python tests/soak.py --server [--help]

kills a server and sends it nonsense instead (`server_soak/command.py`).
"""

import argparse
import json
import shlex
import sys
import time
from typing import Any

import longbox
from games.combining import PAIRED, Combinations
from games.promises import BrokenPromiseError, play, setup_for
from games.resolving import resolved
from games.scenarios import tried
from games.twins import compare
from longbox.players import Player
from longbox.players.budget import Budget
from longbox.players.greedy import Greedy
from longbox.players.search import Search
from server_soak import command

SHARES = {"chance": 0.5, "greedy": 0.2, "search": 0.3}
"""The part of the time that each kind of player gets: a game by search takes as long as very many by chance."""
EFFORT = 60
"""Choices that the greedy player tries out for a decision: enough to win now and then, and soon done."""
TRIALS = Budget(tries=100)
"""Trial games of the searching player for a decision: with these it wins cooperative games too."""
CHECK_ONE_IN = 80
SECRECY = 100_000
TWIN_POINTS = 100
"""Decisions compared in one game at most: more games say more."""


def player(kind: str, seed: int) -> Player | None:
    """Who decides for all seats; nobody, if it is chance."""
    if kind == "greedy":
        return Greedy(seed, effort=EFFORT)
    return Search(seed, budget=TRIALS) if kind == "search" else None


class Tally:
    """What came of the games of one kind."""

    def __init__(self, name: str, seed: int, check_one_in: int) -> None:
        self.name = name
        self.check_one_in = check_one_in
        self.seed = seed
        self.combinations = Combinations(name, seed)
        self.games = self.decisions = self.longest = 0
        self.seconds = 0.0
        self.spent = dict.fromkeys(SHARES, 0.0)
        self.played = dict.fromkeys(SHARES, 0)
        self.won = dict.fromkeys(SHARES, 0)
        """Games by each kind of player, and those that a player won."""
        self.resolved: set[str] = set()

    def next_kind(self) -> str:
        """The kind of player that is furthest behind its share of the time."""
        return min(SHARES, key=lambda kind: (self.spent[kind] / SHARES[kind], -SHARES[kind]))

    def draw(self, kind: str) -> dict[str, Any]:
        """The set-up of the next game."""
        usual = kind != "chance" and self.played[kind] % 2 == 0
        return setup_for(self.name, self.seed) if usual else self.combinations.draw()

    def count(self, kind: str, game: longbox.Match, seconds: float) -> None:
        decisions = len(game._picks)
        self.games += 1
        self.decisions += decisions
        self.played[kind] += 1
        self.won[kind] += bool(game.result and game.result.winners)
        self.longest = max(self.longest, decisions)
        self.seconds += seconds
        self.spent[kind] += seconds
        self.resolved |= resolved(game)

    def never_resolved(self) -> list[str]:
        return [card.id for card in longbox.cards(self.name) if card.playable and card.id not in self.resolved]

    def row(self) -> str:
        cards = sum(card.playable for card in longbox.cards(self.name))
        done = cards - len(self.never_resolved())
        return (
            f"{self.name:<10} {self.games:>7,} {self.decisions:>10,} {self.longest:>8,} "
            f"{self.seconds:>8,.0f} {len(self.combinations.seen):>7,} {done:>6} of {cards:<6}"
            + "".join(f"{self.won[kind]:>9,} of {self.played[kind]:<6,}" for kind in SHARES)
        )


HEAD = (
    f"{'':<10} {'games':>7} {'decisions':>10} {'longest':>8} {'seconds':>8} {'pairs':>7} {'cards':>6}{'':10}"
    + "".join(f"{'won by ' + kind:>19}" for kind in SHARES)
)


def play_one(tally: Tally, kind: str, setup: dict[str, Any]) -> None:
    """The next game, with all its checks; if it fails, how to play it again is printed."""
    started = time.monotonic()
    seed = tally.seed
    try:
        game = play(tally.name, seed, tally.check_one_in, setup, player(kind, seed))
    except Exception as fault:
        same = f"--game {tally.name} --seed {seed} --by {kind} --setup {shlex.quote(json.dumps(setup))}"
        print(f"Again: python tests/soak.py --minutes 0 {same}", file=sys.stderr)
        if isinstance(fault, BrokenPromiseError):
            sys.exit(f"{tally.name}, seed {seed}: broken promise: {fault}")
        raise
    tally.count(kind, game, time.monotonic() - started)
    tally.seed += 1


def compare_twins(names: list[str], seed: int, points: int, setup: dict[str, Any] | None) -> None:
    """Compare decisions with those of twin games, as many of each game, until there are so many."""
    for place, name in enumerate(names):
        combinations = Combinations(name, seed)
        wanted = points * (place + 1) // len(names) - points * place // len(names)
        compared, number = 0, seed
        while compared < wanted:
            drawn = combinations.draw() if setup is None else setup
            try:
                compared += compare(name, drawn, number, min(TWIN_POINTS, wanted - compared))
            except BrokenPromiseError as fault:
                same = f"--game {name} --seed {number} --setup {shlex.quote(json.dumps(drawn))}"
                print(f"Again: python tests/soak.py --minutes 0 --secrecy {TWIN_POINTS} {same}", file=sys.stderr)
                sys.exit(f"{name}, seed {number}: broken promise: {fault}")
            number += 1
        print(f"{name}: {compared:,} decisions of {number - seed:,} games tell no seat what it can't know.")


def report(tallies: list[Tally], cards: bool) -> None:
    print(HEAD)
    for tally in tallies:
        print(tally.row())
    for tally in tallies:
        if wanted := tally.combinations.wanted():
            met = len(wanted & tally.combinations.seen.keys())
            print(f"\nPairs of {', '.join(PAIRED[tally.name])} met in {tally.name}: {met:,} of {len(wanted):,}.")
    for tally in tallies if cards else ():
        never = tally.never_resolved()
        by_name = tried(tally.name)
        print(f"\nNever resolved in {tally.name}: {listed(never)}.")
        print(f"Of these, no scenario tries: {listed([card for card in never if card not in by_name])}.")


def listed(cards: list[str]) -> str:
    return ", ".join(cards) or "none"


def main() -> None:
    if "--server" in sys.argv:
        command.main([argument for argument in sys.argv[1:] if argument != "--server"])
        return
    ask = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ask.add_argument("--minutes", type=float, default=5, help="how long (default 5); 0: one game of each")
    ask.add_argument("--game", choices=longbox.games(), help="only this game")
    ask.add_argument("--seed", type=int, default=1, help="the first seed (default 1)")
    ask.add_argument("--by", choices=SHARES, help="only games by this kind of player")
    ask.add_argument(
        "--check",
        type=int,
        default=CHECK_ONE_IN,
        metavar="N",
        help=f"check every promise at one decision in N (default {CHECK_ONE_IN}): with more, many more games",
    )
    ask.add_argument(
        "--secrecy",
        type=int,
        default=SECRECY,
        metavar="N",
        help=f"compare N decisions with those of games that differ in what a seat can't know (default {SECRECY:,})",
    )
    ask.add_argument("--setup", type=json.loads, help="play with this set-up (JSON) instead of drawing one")
    ask.add_argument(
        "--cards",
        action="store_true",
        help="name the cards that were never resolved, and which of them no scenario tries",
    )
    args = ask.parse_args()
    if args.setup is not None and args.game is None:
        ask.error("a set-up belongs to one game: say which with --game")
    tallies = [Tally(name, args.seed, args.check) for name in ([args.game] if args.game else longbox.games())]
    end = time.monotonic() + args.minutes * 60
    while time.monotonic() < end or not all(tally.games for tally in tallies):
        tally = min(tallies, key=lambda one: one.seconds)
        kind = args.by or tally.next_kind()
        play_one(tally, kind, tally.draw(kind) if args.setup is None else args.setup)
    report(tallies, args.cards)
    compare_twins([tally.name for tally in tallies], args.seed, args.secrecy, args.setup)
    print("\nEvery promise was kept.")


if __name__ == "__main__":
    main()
