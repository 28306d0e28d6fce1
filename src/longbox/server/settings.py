"""What whoever runs a server can set, and the limits that keep one client from spoiling it for the others."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass

from longbox.folders import home

DATABASE = "LONGBOX_DATABASE_URL"
ORIGINS = "LONGBOX_ORIGINS"


@dataclass(frozen=True)
class Settings:
    """`origins`: web pages from elsewhere that may talk to this server, beside its own."""

    database_url: str
    origins: tuple[str, ...] = ()
    live_tables: int = 500
    watchers: int = 50
    message_bytes: int = 16_384
    body_bytes: int = 65_536
    messages_a_second: float = 20.0
    requests_a_second: float = 50.0
    absence_seconds: float = 60.0
    """After so long without its player, a seat may be given to a computer player."""
    thinkers: int = max(1, (os.cpu_count() or 2) - 1)
    """Processes in which computer players think."""


def from_environment(env: Mapping[str, str] = os.environ) -> Settings:
    origins = tuple(origin.strip().rstrip("/") for origin in env.get(ORIGINS, "").split(",") if origin.strip())
    return Settings(database_url=database_url(env), origins=origins)


def database_url(env: Mapping[str, str] = os.environ) -> str:
    """The database: the one that is named, or a file in the user's data folder."""
    if named := env.get(DATABASE):
        return named.replace("postgres://", "postgresql://", 1).replace("postgresql://", "postgresql+psycopg://", 1)
    folder = home(env)
    folder.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{folder / 'server.db'}"
