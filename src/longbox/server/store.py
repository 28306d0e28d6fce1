"""Tables in a database: what was set up, who sits where, the journal of choices, and what was said.

The journal only grows. A choice is kept by its key, as in saves, so that a newer version can tell where it differs.
"""

from __future__ import annotations

from datetime import UTC, datetime
from importlib.resources import files
from typing import Any, Literal

import msgspec
from alembic import command
from alembic.config import Config
from sqlalchemy import Engine, RowMapping, create_engine, event, insert, select, update
from sqlalchemy.exc import SQLAlchemyError

from longbox.errors import LongboxError
from longbox.server.schema import CHAT, JOURNAL, SEATS, TABLES

KEPT = ("id", "game", "setup", "seed", "version", "listed", "paused", "spectator_token")
"""What a table's own row holds; seats, journal and chat have rows of their own."""

SeatKind = Literal["person", "computer", "open"]


class SeatRow(msgspec.Struct, frozen=True, kw_only=True):
    """Who sits somewhere. `token` opens the seat; `player` names the computer player."""

    kind: SeatKind
    name: str = ""
    player: str = ""
    token: str


class Entry(msgspec.Struct, frozen=True):
    """A line of the journal: a choice by its key, a concession, or going back to a choice by its number."""

    kind: Literal["choose", "concede", "undo"]
    seat: int
    value: str = ""


class Line(msgspec.Struct, frozen=True):
    """Something said at the table; a spectator has no seat."""

    seat: int | None
    name: str
    text: str


class TableRow(msgspec.Struct, kw_only=True):
    """A table as it is kept."""

    id: str
    game: str
    setup: dict[str, Any]
    seed: int
    version: str
    listed: bool
    paused: bool = False
    spectator_token: str
    seats: list[SeatRow]
    journal: list[Entry] = []
    chat: list[Line] = []


class Store:
    """The database. Each method is one transaction."""

    def __init__(self, url: str) -> None:
        try:
            self._engine = create_engine(url)
            if self._engine.dialect.name == "sqlite":
                event.listen(self._engine, "connect", keep_every_write)
            migrate(self._engine)
        except (SQLAlchemyError, ImportError) as error:
            raise LongboxError(f"the database can't be opened: {error}. Check LONGBOX_DATABASE_URL.") from error

    def close(self) -> None:
        self._engine.dispose()

    def create(self, row: TableRow) -> None:
        kept = {name: getattr(row, name) for name in KEPT}
        with self._engine.begin() as connection:
            connection.execute(insert(TABLES).values(created=datetime.now(UTC), **kept))
            seats = [{"table_id": row.id, "number": n, **msgspec.structs.asdict(s)} for n, s in enumerate(row.seats)]
            connection.execute(insert(SEATS), seats)

    def find(self, id: str) -> TableRow | None:
        with self._engine.connect() as connection:
            kept = connection.execute(select(TABLES).where(TABLES.c.id == id)).mappings().one_or_none()
            if kept is None:
                return None
            values: dict[str, Any] = {name: kept[name] for name in KEPT}
            for name, table in (("seats", SEATS), ("journal", JOURNAL), ("chat", CHAT)):
                lines = select(table).where(table.c.table_id == id).order_by(table.c.number)
                values[name] = [plain(line) for line in connection.execute(lines).mappings()]
        return msgspec.convert(values, TableRow)

    def write(self, id: str, number: int, entry: Entry) -> None:
        """Add a line to a journal; its number keeps two servers on one database from writing the same line."""
        with self._engine.begin() as connection:
            connection.execute(insert(JOURNAL).values(table_id=id, number=number, **msgspec.structs.asdict(entry)))

    def say(self, id: str, number: int, line: Line) -> None:
        with self._engine.begin() as connection:
            connection.execute(insert(CHAT).values(table_id=id, number=number, **msgspec.structs.asdict(line)))

    def seat(self, id: str, number: int, seat: SeatRow) -> None:
        found = (SEATS.c.table_id == id) & (SEATS.c.number == number)
        with self._engine.begin() as connection:
            connection.execute(update(SEATS).where(found).values(**msgspec.structs.asdict(seat)))

    def pause(self, id: str, paused: bool) -> None:
        with self._engine.begin() as connection:
            connection.execute(update(TABLES).where(TABLES.c.id == id).values(paused=paused))

    def open_tables(self, most: int = 100) -> list[str]:
        """Listed tables with an open seat, the newest first."""
        vacant = select(SEATS.c.table_id).where(SEATS.c.kind == "open")
        found = select(TABLES.c.id).where(TABLES.c.listed, TABLES.c.id.in_(vacant))
        with self._engine.connect() as connection:
            return list(connection.execute(found.order_by(TABLES.c.created.desc()).limit(most)).scalars())


def plain(line: RowMapping) -> dict[str, Any]:
    """A row with keys that are plain strings, not SQLAlchemy's own kind."""
    return {str(name): value for name, value in line.items()}


def keep_every_write(connection: Any, _record: Any) -> None:
    """SQLite: a commit is on the disk when it returns, and readers do not wait for writers."""
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.close()


def migrate(engine: Engine) -> None:
    """Bring the database to the shape that this version expects."""
    config = Config()
    config.set_main_option("script_location", str(files("longbox.server") / "migrations"))
    config.set_main_option("path_separator", "os")
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
