"""Rounds of nonsense at a real server, while a game is played there that must not notice.

A round has tables of its own: one with two strangers, one with a stranger alone or with a computer player, and one
where somebody plays in peace. When it is over, every one of these tables is read from the database and its journal is
played again here: that must lead to what the server shows there. Then the round counts, and how far it all came is
written down, so that a run can be stopped at any time and taken up again.
"""

from __future__ import annotations

import asyncio
import json
import subprocess
import time
from collections import Counter
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from longbox.server.store import Store
from server.guests import COMPUTER, PERSON
from server.players import Player, laid_out
from server.processes import GENEROUS, free_port, running
from server_soak.clock import Clock, memory
from server_soak.harm import must_be_alive, must_be_silent, must_be_unharmed
from server_soak.requests import Requests
from server_soak.strangers import AtTable, AtTheDoor, Stranger

ROUND = 1_000
"""So many messages and requests."""
BY_HTTP = 0.25
TOGETHER = (
    {"game": "vs", "seats": [PERSON, PERSON]},
    {"game": "legendary", "seats": [PERSON, PERSON]},
    {"game": "champions", "setup": {"heroes": ["spider-man", "she-hulk"]}, "seats": [PERSON, PERSON]},
)
ALONE = (
    {"game": "champions", "seats": [PERSON]},
    {"game": "vs", "seats": [PERSON, COMPUTER]},
    {"game": "legendary", "seats": [PERSON, COMPUTER]},
)
PAUSE = 0.02
"""Seconds between two choices of who plays in peace."""
WITH_A_PAGE = (
    GENEROUS
    + """
from pathlib import Path
from longbox.server import page
built = page.Page
page.Page = lambda: built(Path({folder!r}))
"""
)
"""There is a page, whether ours was built here or not."""


@dataclass
class Progress:
    """How far a run came, and what was heard in it."""

    seed: int
    done: int = 0
    rounds: int = 0
    chosen: int = 0
    slowest: float = 0.0
    seconds: float = 0.0
    heard: dict[str, int] = field(default_factory=dict)

    def add(self, strangers: list[Stranger], count: int, chosen: int, seconds: float) -> None:
        self.done += count
        self.rounds += 1
        self.chosen += chosen
        self.seconds += seconds
        self.slowest = max(self.slowest, *(stranger.slowest for stranger in strangers))
        self.heard = dict(sum((stranger.heard for stranger in strangers), Counter(self.heard)))

    def keep(self, file: Path) -> None:
        """All of it or nothing, whenever the run is stopped."""
        file.parent.mkdir(parents=True, exist_ok=True)
        new = file.with_suffix(".new")
        new.write_text(json.dumps(asdict(self), indent=1))
        new.replace(file)


def progress(file: Path, seed: int) -> Progress:
    """Where an earlier run with the same seed stopped."""
    return Progress(**json.loads(file.read_text())) if file.exists() else Progress(seed)


class Peace(Player):
    """Plays a game in the middle of all this, until it is told to stop."""

    def play(self, until: asyncio.Event) -> None:
        with self.seated() as client:
            while not until.is_set() and self.standing["result"] is None:
                self.act_once(client)
                time.sleep(PAUSE)


def fuzzed(url: str, folder: Path, at: Progress, messages: int, file: Path | None, minutes: float) -> Progress:
    """Send so many messages and requests in all, in rounds, until there are so many or the time is up."""
    port, log, end = free_port(), folder / "complaints", time.monotonic() + 60 * minutes
    page = folder / "page"
    page.mkdir()
    (page / "index.html").write_text("<title>the start</title>")
    with running(url, port, WITH_A_PAGE.format(folder=str(page)), log) as server:
        store = Store(url)
        try:
            while at.done < messages and time.monotonic() < end:
                play_round(port, server, store, at, min(ROUND, messages - at.done))
                must_be_silent(log)
                if file is not None:
                    at.keep(file)
                    tell(at, messages, server.pid)
        finally:
            store.close()
    return at


def tell(at: Progress, messages: int, server: int) -> None:
    print(
        f"{at.done:,} of {messages:,} messages and requests; slowest answer {at.slowest:.2f} s; "
        f"the server has {memory(server):.0f} MB",
        flush=True,
    )


def play_round(port: int, server: subprocess.Popen, store: Store, at: Progress, count: int) -> None:
    started = time.monotonic()
    seed = f"{at.seed}/{at.rounds}"
    peace = Peace(port, ALONE[(at.rounds + 1) % 3], at.rounds)
    clock = Clock(server.pid)
    tables: list[dict[str, Any]] = []
    strangers: list[Stranger] = []
    for body in (TOGETHER[at.rounds % 3], ALONE[at.rounds % 3]):
        tables.append(laid_out(port, body))
        for seat in tables[-1]["seats"]:
            strangers.append(AtTable(port, f"{seed}/{len(strangers)}", clock, tables, seat["token"]))
    door = AtTheDoor(port, f"{seed}/door", clock, Requests(port, tables))
    by_http = int(count * BY_HTTP)
    share = -(-(count - by_http) // len(strangers))
    asyncio.run(all_at_once(peace, [(door, by_http), *((stranger, share) for stranger in strangers)]))
    must_be_alive(server)
    for links in (*tables, peace.links):
        must_be_unharmed(store, links, port)
    peace.finds_everything()
    at.add([*strangers, door], count, peace.chosen, time.monotonic() - started)


async def all_at_once(peace: Peace, work: list[tuple[Any, int]]) -> None:
    done = asyncio.Event()
    playing = asyncio.create_task(asyncio.to_thread(peace.play, done))
    try:
        await asyncio.gather(*(stranger.disturb(count) for stranger, count in work))
    finally:
        done.set()
        await playing
