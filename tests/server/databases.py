"""The databases that are on this machine: SQLite always, PostgreSQL if its programs are here."""

from __future__ import annotations

import os
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

POSTGRES = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
KINDS = ("sqlite", "postgresql") if POSTGRES else ("sqlite",)
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
