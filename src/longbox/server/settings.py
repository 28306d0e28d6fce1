"""What whoever runs a server can set, and the limits that keep one client from spoiling it for the others."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, replace

from longbox.errors import LongboxError
from longbox.folders import home
from longbox.languages import VARIABLE, language, said

DATABASE = "LONGBOX_DATABASE_URL"
ORIGINS = "LONGBOX_ORIGINS"
HOSTS = "LONGBOX_HOSTS"
PROXIES = "LONGBOX_PROXIES"
KEEP_DAYS = "LONGBOX_KEEP_DAYS"
LIMITS = "LONGBOX_LIMITS"
LIVE_TABLES = "LONGBOX_LIVE_TABLES"
MOST_LIVE_TABLES = 1_000_000
MOST_DAYS = 100_000
MOST_TIMES = 1_000
COUNTS_A_CLIENT = ("requests_at_once", "connections_a_client", "sockets_a_client", "tables_a_client")
RATES_A_CLIENT = (
    "requests_a_second",
    "messages_a_client",
    "hellos_a_second",
    "questions_a_second",
    "undos_a_second",
    "tables_a_minute",
    "reports_a_minute",
    "lines_a_minute",
    "seats_a_minute",
)


@dataclass(frozen=True)
class Settings:
    """`origins`: web pages from elsewhere that may talk to this server, beside its own. `hosts`: names by which the
    server may be called, beside localhost and addresses by number."""

    database_url: str
    origins: tuple[str, ...] = ()
    hosts: tuple[str, ...] = ()
    language: str = "en"
    """What is said to who asks for no language, or for one that nobody here speaks."""
    keep_days: float = 365.0
    """After so long without a change, a table is dropped."""
    proxies: tuple[str, ...] = ()
    """Addresses of proxies in front of the server: whom they name as the client counts as the client."""
    live_tables: int = 500
    watchers: int = 50
    message_bytes: int = 16_384
    body_bytes: int = 65_536
    messages_a_second: float = 20.0
    requests_a_second: float = 50.0
    tables_a_minute: float = 30.0
    requests_at_once: int = 8
    """Of one client: there are some times as many threads, so that it can't have them all."""
    patience_seconds: float = 10.0
    """So long a request waits for others of its client."""
    request_seconds: float = 10.0
    """In this time a connection must have said what it asks for."""
    connections_a_client: int = 200
    sockets_a_client: int = 100
    tables_a_client: int = 50
    """At so many tables somebody can be at once from one address."""
    messages_a_client: float = 100.0
    """A second, over all connections."""
    hellos_a_second: float = 5.0
    questions_a_second: float = 10.0
    undos_a_second: float = 5.0
    reports_a_minute: float = 10.0
    lines_a_minute: float = 60.0
    """Of chat."""
    seats_a_minute: float = 20.0
    """So many open seats of listed tables may be taken from one address."""
    absence_seconds: float = 60.0
    """After so long without its player, a seat may be given to a computer player."""
    thinkers: int = max(1, (os.cpu_count() or 2) - 1)
    """Processes in which computer players think."""


def from_environment(env: Mapping[str, str] = os.environ) -> Settings:
    usual = Settings(
        database_url=database_url(env),
        origins=tuple(origin.rstrip("/") for origin in listed(env, ORIGINS)),
        hosts=tuple(host.lower() for host in listed(env, HOSTS)),
        proxies=tuple(listed(env, PROXIES)),
        language=own_language(env=env),
        keep_days=number(env, KEEP_DAYS, Settings.keep_days, MOST_DAYS, said("a number of days, for instance 365")),
        live_tables=int(
            number(
                env,
                LIVE_TABLES,
                Settings.live_tables,
                MOST_LIVE_TABLES,
                said("a number of tables, for instance 1000"),
            )
        ),
    )
    return times(usual, number(env, LIMITS, 1.0, MOST_TIMES, said("how many times the usual limits, for instance 5")))


def times(usual: Settings, factor: float) -> Settings:
    """The same with more, or less, for each client."""
    counts = {name: max(1, round(factor * getattr(usual, name))) for name in COUNTS_A_CLIENT}
    rates = {name: factor * getattr(usual, name) for name in RATES_A_CLIENT}
    return replace(usual, **counts, **rates)


def listed(env: Mapping[str, str], name: str) -> list[str]:
    return [part.strip() for part in env.get(name, "").split(",") if part.strip()]


def number(env: Mapping[str, str], name: str, usual: float, most: float, expected: str) -> float:
    given = env.get(name, "")
    if not given:
        return usual
    try:
        found = float(given)
    except ValueError:
        found = 0.0
    if not 0 < found < most:
        raise LongboxError(
            said("{name} is {given}; expected {expected}.", name=name, given=repr(given), expected=expected)
        )
    return found


def own_language(named: str = "", env: Mapping[str, str] = os.environ) -> str:
    """The code of the server's own language: the one that is named, or stands in the environment, or English."""
    return language(named or env.get(VARIABLE, "")).code


def database_url(env: Mapping[str, str] = os.environ) -> str:
    """The database: the one that is named, or a file in the user's data folder."""
    if named := env.get(DATABASE):
        return named.replace("postgres://", "postgresql://", 1).replace("postgresql://", "postgresql+psycopg://", 1)
    folder = home(env)
    folder.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{folder / 'server.db'}"
