"""What a report tells about the games of a lab, found in its file; no drawing here."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import cached_property
from itertools import groupby
from typing import Any, Final, NamedTuple

import longbox
from longbox.lab.plan import Cell
from longbox.lab.sequential import Interval, bounds
from longbox.lab.store import Store

PLAYERS: Final = "players"
SEATED: Final = " + "
"""Joins the values of the seats in a label."""
ENOUGH: Final = 8
"""Games with a card, and wins and losses of all, below which nothing is said about cards."""
STILL_RUNNING: Final = 0.25
"""A curve ends where fewer than this part of the games are still played."""

WON_BY_SEAT: Final = "exists (select 1 from json_each(games.winners) where value = {seat})"
SEATED_AT: Final = "join games on games.id = {table}.game join cells on cells.id = games.cell where cells.game = ?"


Placing = Callable[[Cell], tuple[str, str]]
"""The row and the column of a cell."""


class Rate(NamedTuple):
    """How many games of so many were won."""

    won: int
    games: int

    @property
    def share(self) -> float:
        return self.won / self.games if self.games else 0.0

    @property
    def known(self) -> Interval:
        return bounds(self.won, self.games)


class Square(NamedTuple):
    """Win rates in rows and columns; a pair that nobody played is missing."""

    down: str
    across: str
    rows: list[str]
    columns: list[str]
    rates: dict[tuple[str, str], Rate]

    @property
    def filled(self) -> bool:
        """Whether enough pairs were played for a picture: not where every deck met itself alone."""
        return 2 * len(self.rates) > len(self.rows) * len(self.columns)


class Ending(NamedTuple):
    """A way in which games ended."""

    outcome: str
    rule: str
    games: int


class Held(NamedTuple):
    """A card in the hands of those who won and of those who lost: how often, and in which turn it was first there."""

    name: str
    rate: Rate
    turn_won: float | None
    turn_lost: float | None


class Point(NamedTuple):
    """A measure in one turn, over all games that were still played."""

    turn: int
    mean: float
    spread: float


class Curve(NamedTuple):
    """A measure turn by turn, of those who won or of those who lost."""

    measure: str
    won: bool
    points: list[Point]


class Findings:
    """All that a lab knows about one of the games."""

    def __init__(self, store: Store, game: str) -> None:
        self.game = game
        self._store = store

    @cached_property
    def cells(self) -> list[tuple[Cell, Rate]]:
        """Every cell that was played."""
        return [
            (tally.cell, Rate(tally.won, tally.games))
            for tally in self._store.tallies()
            if tally.cell.game == self.game and tally.games
        ]

    @property
    def games(self) -> int:
        return sum(rate.games for _, rate in self.cells)

    @cached_property
    def axes(self) -> dict[str, list[str]]:
        """The lines in which cells differ, with their values."""
        names = dict.fromkeys(name for cell, _ in self.cells for name in named(cell))
        values = {name: list(dict.fromkeys(named(cell).get(name, "") for cell, _ in self.cells)) for name in names}
        return {name: found for name, found in values.items() if len(found) > 1}

    def label(self, cell: Cell) -> str:
        """What tells a cell from the others."""
        return ", ".join(named(cell).get(name, "") for name in self.axes) or ", ".join(cell.players)

    @cached_property
    def square(self) -> Square | None:
        """Win rates over two axes, if there are two: seat against seat, or the first axis against all others."""
        names = list(self.axes)
        if len(names) == 1 and all(value.count(SEATED) == 1 for value in self.axes[names[0]]):
            return self._crossed(
                f"{names[0]}: the first seat", "the second seat", lambda cell: both_seats(cell, names[0])
            )
        if len(names) < 2:
            return None
        others = names[1:]
        return self._crossed(
            names[0],
            " and ".join(others),
            lambda cell: (named(cell).get(names[0], ""), ", ".join(named(cell).get(name, "") for name in others)),
        )

    def _crossed(self, down: str, across: str, place: Placing) -> Square:
        places = [place(cell) for cell, _ in self.cells]
        rates: Counter[tuple[str, str, bool]] = Counter()
        for at, (_, rate) in zip(places, self.cells, strict=True):
            rates[*at, True] += rate.won
            rates[*at, False] += rate.games
        found = {at: Rate(rates[*at, True], rates[*at, False]) for at in dict.fromkeys(places)}
        rows, columns = (list(dict.fromkeys(side)) for side in zip(*places, strict=True))
        return Square(down, across, rows, columns, found)

    @cached_property
    def lengths(self) -> list[tuple[int, bool, int]]:
        """How many games took so many turns and were won by the first seat, or not."""
        return list(self._rows("select turns, won, count(*) from {games} group by turns, won order by turns"))

    @cached_property
    def endings(self) -> list[Ending]:
        """How games ended, the commonest way first."""
        query = "select outcome, rule, count(*) from {games} group by outcome, rule order by count(*) desc, rule"
        return [Ending(*row) for row in self._rows(query)]

    @cached_property
    def base(self) -> Rate:
        """How often whoever sits at a table wins."""
        won, seats = next(iter(self._rows(
            "select sum(json_array_length(winners)), sum(json_array_length(players)) from {games}"
        )))  # fmt: skip
        return Rate(won or 0, seats or 0)

    @cached_property
    def held(self) -> list[Held]:
        """Cards that were in hand often enough, the best first; none where hardly anybody wins, or loses."""
        if not ENOUGH <= self.base.won <= self.base.games - ENOUGH:
            return []
        by_seat = WON_BY_SEAT.format(seat="cards.seat")
        rows = self._store.rows(
            f"select card, {by_seat} as winner, count(*), avg(drawn) from cards {SEATED_AT.format(table='cards')}"
            " group by card, winner order by card",
            self.game,
        )
        names = {card.id: card.name for card in longbox.cards(self.game)}
        found = [held(names.get(card, card), list(group)) for card, group in groupby(rows, lambda row: row[0])]
        return sorted(
            (card for card in found if card.rate.games >= ENOUGH),
            key=lambda card: (-card.rate.known.low - card.rate.known.high, card.name),
        )

    @cached_property
    def curves(self) -> list[Curve]:
        """Everything measured, turn by turn. Of two measures in one turn the later one counts."""
        winner = f"case seat when -1 then winners != '[]' else {WON_BY_SEAT.format(seat='seat')} end"
        rows = self._store.rows(
            "select measure, winner, turn, avg(value), avg(value * value), count(*) from"
            f" (select measure, {winner} as winner, turn, value, max(curves.rowid) from curves"
            f" {SEATED_AT.format(table='curves')} group by curves.game, turn, seat, measure)"
            " group by measure, winner, turn order by measure, winner desc, turn",
            self.game,
        )
        return [
            curve(measure, bool(won), [row[2:] for row in group])
            for (measure, won), group in groupby(rows, lambda row: row[:2])
        ]

    def _rows(self, query: str) -> list[tuple[Any, ...]]:
        played = "(select games.*, players from games join cells on cells.id = games.cell where cells.game = ?)"
        return list(self._store.rows(query.format(games=played), self.game))


def named(cell: Cell) -> dict[str, str]:
    """The labels of a cell, and its players as one more."""
    players = cell.players[:1] if len(set(cell.players)) == 1 else cell.players
    return cell.labels | {PLAYERS: " against ".join(players)}


def both_seats(cell: Cell, line: str) -> tuple[str, str]:
    first, second = named(cell)[line].split(SEATED)
    return first, second


def held(name: str, rows: list[tuple[Any, ...]]) -> Held:
    times = {bool(won): (games, turn) for _, won, games, turn in rows}
    (won, turn_won), (lost, turn_lost) = times.get(True, (0, None)), times.get(False, (0, None))
    return Held(name, Rate(won, won + lost), turn_won, turn_lost)


def curve(measure: str, won: bool, rows: list[tuple[Any, ...]]) -> Curve:
    most = max(count for *_, count in rows)
    points = [
        Point(turn, mean, max(0.0, square - mean * mean) ** 0.5)
        for turn, mean, square, count in rows
        if count >= STILL_RUNNING * most
    ]
    return Curve(measure, won, points)
