"""How well the computer players play, and how long they think.

    python bench/players.py [--games 20] [--game champions] [--seed 1]

In Vs. System the player sits against the random one, taking each seat in turn; in the cooperative games it has all the
seats. Every table is played by every player with the same seeds. A decision is counted if it has two options or more;
its seconds are the processor's, so that they hold on a busy machine too.
"""

import argparse
import statistics
from time import process_time
from typing import Any, NamedTuple

import longbox
from longbox import players

TOO_LONG = 20_000


class Table(NamedTuple):
    """A game as it is set up for measuring."""

    title: str
    game: str
    setup: dict[str, Any]
    duel: bool = False


TABLES = (
    Table("Vs. System against random", "vs", {}, duel=True),
    Table("Champions: Spider-Man, Rhino", "champions", {"heroes": ["spider-man"], "scenario": "rhino"}),
    Table(
        "Champions: Spider-Man and Captain Marvel, Rhino",
        "champions",
        {"heroes": ["spider-man", "captain-marvel"], "scenario": "rhino"},
    ),
    Table("Legendary for two", "legendary", {}),
)


class Tally:
    """What comes of the games that one player plays at one table."""

    def __init__(self) -> None:
        self.won = self.lost = self.drawn = 0
        self.scores: list[int] = []
        self.seconds: list[float] = []

    def count(self, result: longbox.Result, seat: int) -> None:
        if seat in result.winners:
            self.won += 1
        elif result.winners or result.villain_won:
            self.lost += 1
        else:
            self.drawn += 1
        if result.scores:
            self.scores.append(result.scores[seat])


def play(table: Table, name: str, seed: int, tally: Tally) -> None:
    match = longbox.deal(table.game, seed=seed, record=False, **table.setup)
    measured = seed % match.seats if table.duel else 0
    seated = {
        seat: players.player(name if seat == measured or not table.duel else "random", seed=1000 * seed + seat)
        for seat in range(match.seats)
    }
    taken = 0
    while (decision := match.decision) is not None:
        taken += 1
        if taken > TOO_LONG:
            raise RuntimeError(f"{table.title}, seed {seed}: no end after {TOO_LONG:,} decisions")
        seat = decision.seat
        options = len(decision.options)
        started = process_time()
        match.choose(seated[seat].choose(match.seat(seat)))
        if options > 1 and (seat == measured or not table.duel):
            tally.seconds.append(process_time() - started)
    assert match.result is not None
    tally.count(match.result, measured)


def row(table: Table, name: str, tally: Tally) -> str:
    games = tally.won + tally.lost + tally.drawn
    score = f"{statistics.mean(tally.scores):.1f}" if tally.scores else ""
    times = [statistics.mean(tally.seconds), statistics.quantiles(tally.seconds, n=100)[-1], max(tally.seconds)]
    seconds = " | ".join(f"{one:.3f}" for one in times)
    won, lost, drawn = (f"{one / games:.0%}" for one in (tally.won, tally.lost, tally.drawn))
    decisions = len(tally.seconds) / games
    return f"| {table.title} | {name} | {games} | {won} | {lost} | {drawn} | {score} | {decisions:.0f} | {seconds} |"


def main() -> None:
    ask = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ask.add_argument("--games", type=int, default=20, help="games of each player at each table (default 20)")
    ask.add_argument("--game", choices=longbox.games(), help="only this game")
    ask.add_argument("--player", choices=players.names(), help="only this player (default: random, greedy and search)")
    ask.add_argument("--seed", type=int, default=1, help="the first seed (default 1)")
    args = ask.parse_args()
    print("| table | player | games | won | lost | drawn | score | decisions | s each | 99 % below | most |")
    print("|---|---|---:|---:|---:|---:|---:|---:|---:|---:|---:|")
    for table in TABLES:
        if args.game not in (None, table.game):
            continue
        for name in [args.player] if args.player else players.KINDS:
            tally = Tally()
            for seed in range(args.seed, args.seed + args.games):
                play(table, name, seed, tally)
            print(row(table, name, tally), flush=True)


if __name__ == "__main__":
    main()
