"""The ladder: how strong the computer players are, each beside the next weaker one.

A rung is played until its question is answered, and no longer: whether a win rate is above a bar, or, where there is no
bar, how high it is. It is looked at after every few games, by bounds that hold at every look. Games of several set-ups
with different rates scatter less than games of one with their mean, so that pooling them keeps the bounds on the safe
side; a draw counts as a game that was not won.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from math import ceil
from typing import Final, NamedTuple

from longbox.clients import part_of
from longbox.lab.crews import Crew
from longbox.lab.plan import Cell
from longbox.lab.play import Record, Task
from longbox.lab.sequential import Interval, bounds, verdict
from longbox.lab.store import Store
from longbox.players import LEVELS
from longbox.players.greedy import EFFORT
from longbox.players.search import BUDGET

PLAYERS: Final = ("random", "greedy", "search")
LADDERS: Final = (PLAYERS, tuple(LEVELS))
"""From the weakest to the strongest: the kinds of players, and the levels that people choose from."""

LOOK: Final = 10
"""About so many games lie between two looks."""
REACH: Final = 0.10
"""Where there is no bar, a win rate is known well enough to within this."""


class Rung(NamedTuple):
    """A question to the players: who plays what, and what they should win of it."""

    table: str
    who: str
    cells: tuple[Cell, ...]
    bar: float | None
    scored: bool = False
    """Whether Victory Points are counted as well."""

    @property
    def look(self) -> int:
        """Games of each set-up between two looks: an even number, so that in a duel both begin equally often."""
        return 2 * max(1, LOOK // 2 // len(self.cells))


class Ladder(NamedTuple):
    """The rungs of one game (`clients/<game>/ladder.py`), for players from the weakest to the strongest."""

    rungs: Callable[[tuple[str, ...]], Iterator[Rung]]


class Ended(NamedTuple):
    """How a game ended: whether its first seat won, and everybody's score."""

    won: bool
    scores: list[int]


Results = dict[int, Ended]
"""The games of a set-up that have ended, by number."""


class Standing(NamedTuple):
    """A rung after some games."""

    rung: Rung
    games: int
    won: int
    points: float | None
    """Victory Points of a player on average, where they are counted."""

    @property
    def rate(self) -> float:
        return self.won / self.games

    @property
    def known(self) -> Interval:
        return bounds(self.won, self.games)

    @property
    def reached(self) -> bool | None:
        """Whether the win rate is above the bar; None if that is open, or nobody asks."""
        return None if self.rung.bar is None else verdict(self.won, self.games, self.rung.bar)

    @property
    def answered(self) -> bool:
        if self.rung.bar is not None:
            return self.reached is not None
        low, high = self.known
        return high - low <= 2 * REACH


def rungs(game: str, players: tuple[str, ...] = PLAYERS) -> Iterator[Rung]:
    """The rungs of a game for players from the weakest to the strongest."""
    return part_of(game, "ladder", Ladder).rungs(players)


def without_clock(player: str) -> str:
    """A level as the player that it is, without its time limit, so that its games can be repeated."""
    if player not in LEVELS:
        return player
    kind, budget = LEVELS[player]
    return kind if budget.tries == USUAL_TRIES[kind] else f"{kind}:{budget.tries}"


USUAL_TRIES: Final = {"greedy": EFFORT, "search": BUDGET.tries}


def bar(bars: dict[str, float], player: str) -> float | None:
    """The bar for a player; how much it may try out does not matter."""
    return bars.get(player.partition(":")[0])


def climb(ladder: list[Rung], store: Store, crew: Crew, seed: int, most: int, tell: Callable[[Record], None]) -> None:
    """Play every rung until it is answered, or has had `most` games. Every game is kept as it ends."""
    for rung in ladder:
        for cell in rung.cells:
            store.enter(cell, seed)
    while tasks := [task for rung in ladder for task in next_tasks(rung, store, seed, most)]:
        for record in crew.play(tasks):
            store.add(record)
            tell(record)


def next_tasks(rung: Rung, store: Store, seed: int, most: int) -> list[Task]:
    """The games of a rung to play before anybody looks again; none if it is answered."""
    played = results(rung, store)
    aim = goal(rung, played, ceil(most / len(rung.cells)))
    return [
        Task(cell, seed, number)
        for number in range(aim)
        for cell, ended in zip(rung.cells, played, strict=True)
        if number not in ended
    ]


def goal(rung: Rung, played: list[Results], most: int) -> int:
    """How many games of each set-up there should be, as far as one can tell now."""
    aim = 0
    while aim < most:
        seen, aim = aim, min(aim + rung.look, most)
        if not all(number in ended for ended in played for number in range(seen, aim)):
            return aim
        if standing_after(rung, played, aim).answered:
            return aim
    return aim


def standing(rung: Rung, store: Store) -> Standing:
    """How a rung stands, by as many games as all its set-ups have."""
    played = results(rung, store)
    return standing_after(rung, played, min(map(whole, played)))


def standing_after(rung: Rung, played: list[Results], games: int) -> Standing:
    """How a rung stands by the first games of each set-up."""
    ended = [results[number] for results in played for number in range(games)]
    scores = [score for result in ended for score in result.scores] if rung.scored else []
    won = sum(result.won for result in ended)
    return Standing(rung, len(ended), won, sum(scores) / len(scores) if scores else None)


def whole(played: Results) -> int:
    """How many games there are without a gap."""
    return next(number for number in range(len(played) + 1) if number not in played)


def results(rung: Rung, store: Store) -> list[Results]:
    """The games of each set-up that have ended."""
    query = "select number, won, scores from games join cells on cells.id = games.cell where key = ?"
    return [
        {number: Ended(bool(won), json.loads(scores)) for number, won, scores in store.rows(query, cell.key)}
        for cell in rung.cells
    ]
