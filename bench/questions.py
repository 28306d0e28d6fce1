"""How many questions a person is asked in a whole game, and of what kind.

    python bench/questions.py [--games 10] [--game champions] [--seed 1]

A greedy player sits in the person's seat, greedy ones in all others, as computer players would. A question is asked
when there are two options or more; picks that belong together (a payment) are one question, as both clients let a
person make them at once. Where there is a single option, clients go on by themselves, and usually at gifts; an answer
for the rest of a phase is not counted on. "Decisions" are those of all seats: what a search or a simulation has to go
through.
"""

import argparse
from collections import Counter
from typing import Any, NamedTuple

import longbox
from longbox import players

TOO_LONG = 20_000
PERSON = 0


class Table(NamedTuple):
    """A game as a person sets it up, with computer players in the other seats."""

    title: str
    game: str
    setup: dict[str, Any]


TABLES = (
    Table("Vs. System: a duel", "vs", {}),
    Table("Champions: Spider-Man alone against Rhino", "champions", {"heroes": ["spider-man"], "scenario": "rhino"}),
    Table("Champions: She-Hulk alone against Ultron", "champions", {"heroes": ["she-hulk"], "scenario": "ultron"}),
    Table(
        "Champions: Spider-Man with Captain Marvel against Klaw",
        "champions",
        {"heroes": ["spider-man", "captain-marvel"], "scenario": "klaw"},
    ),
    Table("Legendary for two", "legendary", {"players": 2}),
    Table("Legendary for three", "legendary", {"players": 3}),
)


class Tally:
    """What a person was asked at one table, by topic."""

    def __init__(self) -> None:
        self.games = self.decisions = 0
        self.asked: Counter[str] = Counter()
        self.passed: Counter[str] = Counter()

    def count(self, decision: longbox.Decision) -> None:
        """A decision that is put to the person: picks after the first belong to the question before."""
        if decision.group is not None and decision.group.picked:
            return
        kind = self.asked if len(decision.options) > 1 and decision.gift is None else self.passed
        kind[decision.topic] += 1


def play(table: Table, seed: int, tally: Tally) -> None:
    match = longbox.deal(table.game, seed=seed, record=False, **table.setup)
    seated = [players.player("greedy", seed=1000 * seed + seat) for seat in range(match.seats)]
    taken = 0
    while (decision := match.decision) is not None:
        taken += 1
        if taken > TOO_LONG:
            raise RuntimeError(f"{table.title}, seed {seed}: no end after {TOO_LONG:,} decisions")
        if decision.seat == PERSON:
            tally.count(decision)
        match.choose(seated[decision.seat].choose(match.seat(decision.seat)))
    tally.games += 1
    tally.decisions += taken


def report(table: Table, tally: Tally) -> str:
    """A heading with the sums, then a line for each topic, the most frequent first; all of them a game."""
    asked, passed = (sum(kind.values()) / tally.games for kind in (tally.asked, tally.passed))
    lines = [
        f"## {table.title} ({tally.games} games)",
        f"asked {asked:.1f} a game, gone on by themselves {passed:.1f}, decisions of all seats "
        f"{tally.decisions / tally.games:.1f}",
    ]
    for topic, _ in (tally.asked + tally.passed).most_common():
        lines.append(f"  {topic:18} {tally.asked[topic] / tally.games:6.1f} {tally.passed[topic] / tally.games:6.1f}")
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--game", choices=longbox.games(), default=None)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    for table in TABLES:
        if options.game in (None, table.game):
            tally = Tally()
            for seed in range(options.seed, options.seed + options.games):
                play(table, seed, tally)
            print(report(table, tally), flush=True)


if __name__ == "__main__":
    main()
