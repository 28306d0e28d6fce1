"""Tables in a database. Each method is one transaction.

The journal only grows. A choice is kept by its key, as in saves, so that a newer version can tell where it differs.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import UTC, datetime
from importlib.resources import files
from typing import Any

import msgspec
from alembic import command
from alembic.config import Config
from sqlalchemy import (
    Connection,
    Engine,
    RowMapping,
    bindparam,
    create_engine,
    delete,
    event,
    func,
    insert,
    select,
    update,
)
from sqlalchemy.exc import SQLAlchemyError

from longbox import __version__
from longbox.errors import LongboxError
from longbox.languages import said
from longbox.server.kept import Kept
from longbox.server.rows import JournalLine, Line, Listing, ReplayRow, SeatRow, Summary, TableRow
from longbox.server.schema import CHAT, JOURNAL, REPLAYS, SEATS, TABLES

KEPT = ("id", "game", "setup", "secret", "version", "tried", "difference", "listed", "paused", "spectator_hash")
"""What a table's own row holds besides its summary; seats, journal and chat have rows of their own."""
LISTED = ("id", "game", "listed", "paused", "spectator_hash")
SUMMARY = tuple(field.name for field in msgspec.structs.fields(Summary))
STAND = (
    update(TABLES)
    .where(TABLES.c.id == bindparam("table"))
    .values({name: bindparam(name) for name in ("changed", *SUMMARY)})
)
"""How a table stands, for many tables at once."""
MOST_LISTED = 100
MIGRATING = 0x10_6B_0C
"""Any number, as long as all servers use the same."""


class Store:
    def __init__(self, url: str) -> None:
        try:
            self._engine = create_engine(url)
            if self._engine.dialect.name == "sqlite":
                event.listen(self._engine, "connect", keep_every_write)
            migrate(self._engine)
        except (SQLAlchemyError, ImportError) as error:
            closed = said("the database can't be opened: {why}. Check LONGBOX_DATABASE_URL.", why=error)
            raise LongboxError(closed) from error

    def close(self) -> None:
        self._engine.dispose()

    def create(self, row: TableRow) -> None:
        kept = {name: getattr(row, name) for name in KEPT} | plain(row.summary)
        now = datetime.now(UTC)
        with self._engine.begin() as connection:
            connection.execute(insert(TABLES).values(created=now, changed=now, **kept))
            for table, lines in ((SEATS, row.seats), (JOURNAL, row.journal)):
                numbered = [{"table_id": row.id, "number": n, **plain(line)} for n, line in enumerate(lines)]
                if numbered:
                    connection.execute(insert(table), numbered)

    def find(self, id: str) -> TableRow | None:
        with self._engine.connect() as connection:
            kept = connection.execute(select(TABLES).where(TABLES.c.id == id)).mappings().one_or_none()
            if kept is None:
                return None
            values: dict[str, Any] = {name: kept[name] for name in KEPT}
            for name, table in (("seats", SEATS), ("journal", JOURNAL), ("chat", CHAT)):
                lines = select(table).where(table.c.table_id == id).order_by(table.c.number)
                values[name] = [as_dict(line) for line in connection.execute(lines).mappings()]
        return msgspec.convert(values | {"summary": {name: kept[name] for name in SUMMARY}}, TableRow)

    def write(self, lines: Sequence[JournalLine]) -> None:
        """Add lines to journals, of a table one at most; numbers keep two servers on one database from writing the
        same line."""
        now = datetime.now(UTC)
        entries = [{"table_id": line.table_id, "number": line.number, **plain(line.entry)} for line in lines]
        standing = [{"table": line.table_id, "changed": now, **plain(line.summary)} for line in lines]
        with self._engine.begin() as connection:
            connection.execute(insert(JOURNAL), entries)
            connection.execute(STAND, standing)

    def say(self, id: str, number: int, line: Line) -> None:
        with self._engine.begin() as connection:
            connection.execute(insert(CHAT).values(table_id=id, number=number, **plain(line)))

    def seat(self, id: str, number: int, seat: SeatRow) -> None:
        found = (SEATS.c.table_id == id) & (SEATS.c.number == number)
        with self._engine.begin() as connection:
            connection.execute(update(SEATS).where(found).values(**plain(seat)))
            change(connection, id)

    def pause(self, id: str, paused: bool) -> None:
        with self._engine.begin() as connection:
            change(connection, id, paused=paused)

    def open_tables(self) -> list[Listing]:
        """Listed tables with an open seat that can be played, the newest first."""
        vacant = select(SEATS.c.table_id).where(SEATS.c.kind == "open")
        playable = (TABLES.c.tried != __version__) | (TABLES.c.difference == "")
        wanted = select(TABLES).where(TABLES.c.listed, ~TABLES.c.over, playable, TABLES.c.id.in_(vacant))
        with self._engine.connect() as connection:
            found = connection.execute(wanted.order_by(TABLES.c.created.desc()).limit(MOST_LISTED)).mappings().all()
            return listings(connection, found)

    def listed(self, ids: Iterable[str]) -> list[Listing]:
        """How tables stand, those that changed last first."""
        wanted = select(TABLES).where(TABLES.c.id.in_(list(ids))).order_by(TABLES.c.changed.desc())
        with self._engine.connect() as connection:
            return listings(connection, connection.execute(wanted).mappings().all())

    def untried(self) -> list[str]:
        """The tables whose journals this version has not played again yet, those that changed last first."""
        wanted = select(TABLES.c.id).where(TABLES.c.tried != __version__).order_by(TABLES.c.changed.desc())
        with self._engine.connect() as connection:
            return list(connection.execute(wanted).scalars())

    def tried(self, id: str, difference: Kept, **found: Any) -> None:
        """This version has played a journal again, and found what keeps it from being played on, or nothing; and other
        things of the summary that the version before could not tell, or told otherwise."""
        now = update(TABLES).where(TABLES.c.id == id).values(tried=__version__, difference=difference, **found)
        with self._engine.begin() as connection:
            connection.execute(now)

    def add_replay(self, row: ReplayRow) -> None:
        with self._engine.begin() as connection:
            connection.execute(insert(REPLAYS).values(created=datetime.now(UTC), **plain(row)))

    def find_replay(self, id: str) -> ReplayRow | None:
        with self._engine.connect() as connection:
            found = connection.execute(select(REPLAYS).where(REPLAYS.c.id == id)).mappings().one_or_none()
        return None if found is None else ReplayRow(found["id"], found["table_id"], found["seat"])

    def newest(self) -> datetime | None:
        """When something last changed, as far as that is not still to come."""
        with self._engine.connect() as connection:
            found = connection.execute(select(func.max(TABLES.c.changed)).where(TABLES.c.changed <= datetime.now(UTC)))
            last = found.scalar()
        return None if last is None else in_utc(last)

    def forget(self, before: datetime, spared: Iterable[str]) -> int:
        """Drop tables that nobody has touched since, but those in use; how many."""
        with self._engine.begin() as connection:
            old = connection.execute(select(TABLES.c.id).where(TABLES.c.changed < before)).scalars()
            gone = sorted(set(old) - set(spared))
            drop(connection, gone)
        return len(gone)

    def delete(self, id: str) -> None:
        with self._engine.begin() as connection:
            drop(connection, [id])


def drop(connection: Connection, ids: Sequence[str]) -> None:
    """Tables with all that belongs to them."""
    for table in (REPLAYS, CHAT, JOURNAL, SEATS):
        connection.execute(delete(table).where(table.c.table_id.in_(ids)))
    connection.execute(delete(TABLES).where(TABLES.c.id.in_(ids)))


def change(connection: Connection, id: str, **values: Any) -> None:
    connection.execute(update(TABLES).where(TABLES.c.id == id).values(changed=datetime.now(UTC), **values))


def listings(connection: Connection, tables: Iterable[RowMapping]) -> list[Listing]:
    """Tables as lists show them, with their seats."""
    kept = {table["id"]: table for table in tables}
    seats: dict[str, list[SeatRow]] = {id: [] for id in kept}
    lines = select(SEATS).where(SEATS.c.table_id.in_(list(kept))).order_by(SEATS.c.table_id, SEATS.c.number)
    for line in connection.execute(lines).mappings():
        seats[line["table_id"]].append(msgspec.convert(as_dict(line), SeatRow))
    return [
        Listing(
            changed=in_utc(table["changed"]),
            stopped=table["difference"] if table["tried"] == __version__ else "",
            seats=seats[id],
            summary=Summary(**{name: table[name] for name in SUMMARY}),
            **{name: table[name] for name in LISTED},
        )
        for id, table in kept.items()
    ]


def plain(row: msgspec.Struct) -> dict[str, Any]:
    return msgspec.structs.asdict(row)


def as_dict(line: RowMapping) -> dict[str, Any]:
    """A row with keys that are plain strings, not SQLAlchemy's own kind."""
    return {str(name): value for name, value in line.items()}


def in_utc(time: datetime) -> datetime:
    """SQLite forgets the time zone, which is always UTC here."""
    return time if time.tzinfo is not None else time.replace(tzinfo=UTC)


def keep_every_write(connection: Any, _record: Any) -> None:
    """SQLite: a commit is on the disk when it returns, and readers do not wait for writers."""
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.close()


def wait_for_others(connection: Connection) -> None:
    """Servers that start together on one database change it one after the other. The lock ends with the transaction."""
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql("BEGIN IMMEDIATE")
    elif connection.dialect.name == "postgresql":
        connection.execute(select(func.pg_advisory_xact_lock(MIGRATING)))


def migrate(engine: Engine) -> None:
    """Bring the database to the shape that this version expects."""
    config = Config()
    config.set_main_option("script_location", str(files("longbox.server") / "migrations"))
    config.set_main_option("path_separator", "os")
    with engine.begin() as connection:
        wait_for_others(connection)
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
