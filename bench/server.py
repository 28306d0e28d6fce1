"""A hundred tables at once on one server process, or as many as `--tables` names, each with one choice a second.

The choices are a greedy player's, thought out before the clock starts, so that only the server's work is measured: the
tables are written into an empty database with seeds that are known here, and a real `longbox serve` plays them. Every
seat is a connection of its own. What counts is the time from sending a choice until its seat has the new view in hand,
measured in this process, which shares the machine with the server.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple

import msgspec
from websockets.asyncio.client import ClientConnection, connect

import longbox
from longbox.players.greedy import Greedy
from longbox.server.doors import allow_many_files
from longbox.server.links import Links, hashed, new_links
from longbox.server.rows import SeatRow, TableRow
from longbox.server.store import Store
from longbox.server.table_game import dealt

EFFORT = 40
"""A quick greedy player: its choices are as good as a person's in a hurry, and found in a few milliseconds."""
GAMES_EACH = 2
CONNECTIONS_A_SECOND = 40
PATIENCE = 30.0
LIMITS = "50"
"""All tables are played from one address here."""
LIVE_TABLES = "10000"
KEPT = '{"type": "kept"}'
"""Said to the token that is given for an invitation, so that no choice has to wait until that is written."""


@dataclass(frozen=True)
class Script:
    """A game to be played: who is to choose, and which option."""

    game: str
    seed: int
    seats: int
    picks: tuple[tuple[int, int], ...]


@dataclass
class BenchTable:
    id: str
    script: Script
    links: Links
    sockets: list[ClientConnection] = field(default_factory=list)
    times: list[float] = field(default_factory=list)


class Number(msgspec.Struct):
    number: int


class Told(msgspec.Struct):
    """As much of a message as is needed to tell that a choice has arrived."""

    type: str
    standing: Number | None = None
    text: str = ""


READ = msgspec.json.Decoder(Told)


def scripted(game: str, seed: int, length: int) -> Script:
    match = longbox.deal(game, seed=seed, record=False)
    picks: list[tuple[int, int]] = []
    while (decision := match.decision) is not None and len(picks) < length:
        option = Greedy(seed, effort=EFFORT).choose(match.seat(decision.seat))
        picks.append((decision.seat, option))
        match.choose(option)
    return Script(game, seed, match.seats, tuple(picks))


def lay_out(store: Store, scripts: list[Script], tables: int) -> list[BenchTable]:
    made = []
    for number in range(tables):
        script = scripts[number % len(scripts)]
        links = new_links(script.seats)
        row = TableRow(
            id=f"bench-{number}",
            game=script.game,
            setup={},
            secret=str(script.seed),
            version=longbox.__version__,
            listed=False,
            spectator_hash=hashed(links.spectators),
            seats=[SeatRow(kind="person", token_hash=hashed(token)) for token in links.seats],
            summary=dealt(script.game, {}, str(script.seed)).summary(),
        )
        store.create(row)
        made.append(BenchTable(row.id, script, links))
    return made


async def sit_down(stack: AsyncExitStack, table: BenchTable, port: int) -> None:
    """One connection a seat, greeted."""
    for token in table.links.seats:
        url = f"ws://127.0.0.1:{port}/api/tables/{table.id}/ws"
        client = await stack.enter_async_context(connect(url, max_size=None, compression=None))
        await client.send(msgspec.json.encode({"type": "hello", "token": token}).decode())
        await hear(client, 0)
        await client.send(KEPT)
        table.sockets.append(client)
        await asyncio.sleep(1 / CONNECTIONS_A_SECOND)


async def hear(client: ClientConnection, number: int) -> None:
    """Read until the position with a number is known."""
    async with asyncio.timeout(PATIENCE):
        while True:
            told = READ.decode(await client.recv())
            if told.type == "error":
                raise RuntimeError(f"the server refused: {told.text}")
            if told.standing is not None and told.standing.number >= number:
                return


async def play(table: BenchTable, start: float) -> None:
    """One choice a second, the first of them within the first second."""
    for number, (seat, option) in enumerate(table.script.picks):
        await asyncio.sleep(max(0.0, start + number - time.perf_counter()))
        command = {"type": "choose", "decision": number, "option": option, "undos": 0}
        sent = time.perf_counter()
        await table.sockets[seat].send(msgspec.json.encode(command).decode())
        await hear(table.sockets[seat], number + 1)
        table.times.append(time.perf_counter() - sent)
        for other, client in enumerate(table.sockets):
            if other != seat:
                await hear(client, number + 1)


class Spent(NamedTuple):
    """What the server needed: memory in all and a table (MB), and its own time a choice (ms)."""

    memory: float
    a_table: float
    a_choice: float


async def run(tables: list[BenchTable], port: int, process: int) -> Spent:
    """Play all tables."""
    async with AsyncExitStack() as stack:
        for table in tables[:GAMES_EACH]:
            await sit_down(stack, table, port)
        before = memory(process)
        for table in tables[GAMES_EACH:]:
            await sit_down(stack, table, port)
        worked = cpu(process)
        start = time.perf_counter() + 1
        await asyncio.gather(*(play(table, start + random.random()) for table in tables))
        after = memory(process)
        a_table = (after - before) / max(1, len(tables) - GAMES_EACH)
        return Spent(after, a_table, 1000 * (cpu(process) - worked) / choices(tables))


def choices(tables: list[BenchTable]) -> int:
    return sum(len(table.times) for table in tables)


def memory(process: int) -> float:
    """Resident memory in MB."""
    lines = Path(f"/proc/{process}/status").read_text().splitlines()
    return float(next(line.split()[1] for line in lines if line.startswith("VmRSS"))) / 1024


def cpu(process: int) -> float:
    """Seconds of processor time used so far."""
    parts = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(parts[11]) + int(parts[12])) / os.sysconf("SC_CLK_TCK")


def start_server(url: str, port: int) -> subprocess.Popen[bytes]:
    command = [sys.executable, "-m", "longbox", "serve", "--port", str(port)]
    process = subprocess.Popen(
        command,
        env=os.environ | {"LONGBOX_DATABASE_URL": url, "LONGBOX_LIMITS": LIMITS, "LONGBOX_LIVE_TABLES": LIVE_TABLES},
        stdout=subprocess.DEVNULL,
    )
    for _ in range(300):
        try:
            socket.create_connection(("127.0.0.1", port), 1).close()
        except OSError:
            time.sleep(0.1)
        else:
            return process
    process.kill()
    raise SystemExit("the server did not start within 30 seconds")


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        return int(taken.getsockname()[1])


def report(tables: list[BenchTable], spent: Spent) -> str:
    times = sorted(time for table in tables for time in table.times)
    cuts = statistics.quantiles(times, n=100)
    return (
        f"{len(tables)} tables, {len(times)} choices, one a second and table\n"
        f"from a choice to the new view: 50th percentile {1000 * cuts[49]:.1f} ms, "
        f"99th {1000 * cuts[98]:.1f} ms, longest {1000 * times[-1]:.1f} ms\n"
        f"the server's own time a choice: {spent.a_choice:.2f} ms; "
        f"memory: {spent.memory:.0f} MB, a table {spent.a_table:.2f} MB"
    )


def measure(scripts: list[Script], count: int) -> str:
    """So many tables at a server of their own."""
    port = free_port()
    with tempfile.TemporaryDirectory() as folder:
        url = f"sqlite:///{folder}/tables.db"
        store = Store(url)
        tables = lay_out(store, scripts, count)
        store.close()
        server = start_server(url, port)
        try:
            return report(tables, asyncio.run(run(tables, port, server.pid)))
        finally:
            server.terminate()
            server.wait()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "--tables", type=int, nargs="+", default=[100], metavar="N", help="how many, one after the other"
    )
    parser.add_argument("--secs", type=int, default=30, help="so long, and so many choices a table")
    asked = parser.parse_args()
    random.seed(1)
    allow_many_files()
    scripts = [scripted(game, seed, asked.secs) for seed in range(GAMES_EACH) for game in longbox.games()]
    for count in asked.tables:
        print(measure(scripts, count), flush=True)


if __name__ == "__main__":
    main()
