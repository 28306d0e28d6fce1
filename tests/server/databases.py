"""The databases that are on this machine: SQLite always, PostgreSQL if its programs are here."""

from __future__ import annotations

import json
import os
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime
from importlib.resources import files
from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, MetaData, create_engine, insert

POSTGRES = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
KINDS = ("sqlite", "postgresql") if POSTGRES else ("sqlite",)
OLDER = Path(__file__).parents[1] / "older"
SCHEMAS = {"0.1.0": "0002", "0.2.0": "0005"}
"""The shape of the database that each older version left behind."""
NOBODY = "nobody"
"""PostgreSQL refuses to run as root; then this user runs it."""


@contextmanager
def database(kind: str, folder: Path) -> Iterator[str]:
    """The URL of an empty database."""
    if kind == "sqlite":
        yield f"sqlite:///{folder / 'tables.db'}"
        return
    with tempfile.TemporaryDirectory(prefix="pg") as short, cluster(Path(short)) as sockets:
        yield f"postgresql+psycopg://longbox@/postgres?host={sockets}"


@contextmanager
def cluster(folder: Path) -> Iterator[Path]:
    """A PostgreSQL of our own that listens at a socket in a folder, and nowhere else."""
    programs = POSTGRES[-1].parent
    owner = NOBODY if os.getuid() == 0 else None
    if owner:
        subprocess.run(["chown", owner, str(folder)], check=True)

    def run(program: str, *arguments: str) -> None:
        command = [str(programs / program), "-D", str(folder / "data"), *arguments]
        subprocess.run(command, check=True, user=owner, cwd=folder, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL)

    run("initdb", "-U", "longbox", "-A", "trust", "--no-sync")
    settings = f"-c listen_addresses='' -c unix_socket_directories={folder} -c fsync=off"
    run("pg_ctl", "-w", "-l", str(folder / "log"), "-o", settings, "start")
    try:
        yield folder
    finally:
        run("pg_ctl", "-w", "-m", "immediate", "stop")


def upgrade(connection: Connection, revision: str) -> None:
    """Bring an empty database to the shape that it had once."""
    config = Config()
    config.set_main_option("script_location", str(files("longbox.server") / "migrations"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    command.upgrade(config, revision)


def filled_by(version: str, url: str) -> None:
    """Fill an empty database with the tables that an older version has written."""
    rows = json.loads((OLDER / version / "tables.json").read_text("utf-8"))
    engine = create_engine(url)
    with engine.begin() as connection:
        upgrade(connection, SCHEMAS[version])
        shape = MetaData()
        shape.reflect(connection)
        for name, lines in rows.items():
            for line in lines:
                times = {key: datetime.fromisoformat(line[key]) for key in ("created", "changed") if key in line}
                connection.execute(insert(shape.tables[name]).values(**line | times))
    engine.dispose()
