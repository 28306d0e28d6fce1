"""The results of a lab: one SQLite file, to which games are added as they end.

Tables: `cells` (one set-up with its players; `labels` tell it from the others of its grid), `games` (one row a game;
seats are those of the cell), `cards` (by game and seat: the turn in which a card was first in hand, and in which it
was first played) and `curves` (by game and turn: what was measured; seat -1 is all together). Lists and set-ups are
JSON. A game is written as a whole or not at all.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, NamedTuple

from longbox import LongboxError
from longbox.lab.plan import Cell
from longbox.lab.play import Record

VERSION: Final = 1
PATIENCE: Final = 60.0
"""Seconds to wait for somebody else who is writing."""
SCHEMA: Final = """
create table cells (
    id integer primary key, key text unique not null, game text not null, setup text not null, players text not null,
    labels text not null, lab_seed integer not null
);
create table games (
    id integer primary key, cell integer not null references cells, number integer not null, seed integer not null,
    outcome text not null, rule text not null, won integer not null, winners text not null,
    villain_won integer not null, scores text not null, turns integer not null, choices integer not null,
    thinking text not null, unique (cell, number)
);
create table cards (
    game integer not null references games, seat integer not null, card text not null, drawn integer not null,
    played integer, primary key (game, seat, card)
) without rowid;
create table curves (
    game integer not null references games, turn integer not null, seat integer not null, measure text not null,
    value real not null
);
create index curves_of_game on curves (game);
"""


class LabError(LongboxError):
    """A lab that can't be opened, or doesn't hold what is asked for."""


class Tally(NamedTuple):
    """A cell and how its games went so far."""

    cell: Cell
    games: int
    won: int


class Store:
    """An open lab."""

    def __init__(self, path: Path, *, new: bool = True) -> None:
        if not new and not path.exists():
            raise LabError(f"there is no lab {path}: make one with longbox lab run {path}")
        self.path = path
        try:
            self._base = sqlite3.connect(path, timeout=PATIENCE, isolation_level=None)
            self._base.execute("pragma journal_mode = wal")
            self._prepare()
        except sqlite3.DatabaseError as error:
            raise LabError(f"{path} is no lab: {error}") from error

    def _prepare(self) -> None:
        with self._writing():
            version = self._base.execute("pragma user_version").fetchone()[0]
            if version == 0:
                for statement in (*SCHEMA.split(";"), f"pragma user_version = {VERSION}"):
                    self._base.execute(statement)
            elif version != VERSION:
                raise LabError(f"{self.path} is a lab of another version of Longbox ({version}, not {VERSION})")

    @contextmanager
    def _writing(self) -> Iterator[None]:
        """All or nothing, and nobody else writes meanwhile."""
        self._base.execute("begin immediate")
        try:
            yield
        except BaseException:
            self._base.execute("rollback")
            raise
        self._base.execute("commit")

    def close(self) -> None:
        self._base.close()

    def enter(self, cell: Cell, lab_seed: int) -> None:
        """Know a cell. A lab has one seed: games of another would repeat under the same number."""
        known = self._base.execute("select lab_seed from cells where key = ?", (cell.key,)).fetchone()
        if known is not None and known[0] != lab_seed:
            raise LabError(f"{self.path} was begun with --seed {known[0]}: go on with it, or take another file")
        self._base.execute(
            "insert or ignore into cells (key, game, setup, players, labels, lab_seed) values (?, ?, ?, ?, ?, ?)",
            (cell.key, cell.game, json.dumps(cell.setup), json.dumps(cell.players), json.dumps(cell.labels), lab_seed),
        )

    def add(self, record: Record) -> None:
        """Keep a game; one that is there already is left as it is."""
        with self._writing():
            (cell,) = self._base.execute("select id from cells where key = ?", (record.key,)).fetchone()
            self._insert(cell, record)

    def _insert(self, cell: int, record: Record) -> None:
        base = self._base
        row = (
            cell, record.number, record.seed, record.outcome, record.rule, record.won, json.dumps(record.winners),
            record.villain_won, json.dumps(record.scores), record.turns, record.choices, json.dumps(record.thinking),
        )  # fmt: skip
        added = base.execute(
            "insert or ignore into games (cell, number, seed, outcome, rule, won, winners, villain_won, scores, turns,"
            " choices, thinking) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            row,
        )
        if not added.rowcount:
            return
        game = added.lastrowid
        base.executemany("insert into cards values (?, ?, ?, ?, ?)", [(game, *card) for card in record.cards])
        base.executemany("insert into curves values (?, ?, ?, ?, ?)", [(game, *point) for point in record.curves])

    def played(self, cell: Cell) -> set[int]:
        """The numbers of the games of a cell that are there."""
        rows = self._base.execute(
            "select number from games join cells on cells.id = games.cell where key = ?", (cell.key,)
        )
        return {number for (number,) in rows}

    def won(self, cell: Cell, below: int) -> int:
        """How many of the first games of a cell its first seat won."""
        (count,) = self._base.execute(
            "select coalesce(sum(won), 0) from games join cells on cells.id = games.cell where key = ? and number < ?",
            (cell.key, below),
        ).fetchone()
        return int(count)

    def tallies(self) -> list[Tally]:
        """Every cell with its games so far, in the order in which they were entered."""
        rows = self._base.execute(
            "select cells.game, setup, players, labels, count(games.id), coalesce(sum(won), 0)"
            " from cells left join games on games.cell = cells.id group by cells.id order by cells.id"
        )
        return [
            Tally(Cell(game, json.loads(setup), tuple(json.loads(players)), json.loads(labels)), games, won)
            for game, setup, players, labels, games, won in rows
        ]

    def rows(self, query: str, *values: Any) -> Iterator[tuple[Any, ...]]:
        """What a query of one's own finds, for reports and exports."""
        yield from self._base.execute(query, values)

    def table(self) -> tuple[list[str], list[tuple[Any, ...]]]:
        """All games with their cells, as one table: names of its columns, and rows."""
        found = self._base.execute(
            "select cells.game, setup, players, labels, number, seed, outcome, rule, won, winners, villain_won, scores,"
            " turns, choices, thinking from games join cells on cells.id = games.cell order by cells.id, number"
        )
        return [column[0] for column in found.description], found.fetchall()
