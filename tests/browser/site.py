"""A real server with the built page, in a thread of the tests, and what browsers do there."""

from __future__ import annotations

import json
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any
from urllib.request import Request, urlopen

import uvicorn
from playwright.sync_api import Page

from longbox.server.app import application
from longbox.server.doors import opened
from longbox.server.page import Page as BuiltPage
from longbox.server.settings import Settings

PERSON = {"kind": "person"}
OPEN = {"kind": "open"}
COMPUTER = {"kind": "computer", "player": "greedy"}
AT_ONCE = {"pace": 0, "passWhenForced": False, "takeGifts": False, "lessons": False}
"""Settings of a table that shows everything at once and always asks, so that tests need not wait."""


@dataclass(frozen=True)
class Site:
    address: str

    def post(self, path: str, body: dict[str, Any]) -> Any:
        headers = {"Content-Type": "application/json"}
        with urlopen(Request(f"{self.address}/api{path}", json.dumps(body).encode(), headers)) as answer:
            return json.load(answer)

    def lay_out(self, game: str, *seats: dict[str, str], listed: bool = False, **setup: Any) -> dict[str, Any]:
        """A table laid out by somebody else; its links."""
        return self.post("/tables", {"game": game, "setup": setup, "seats": list(seats), "listed": listed})

    def seat_link(self, table: dict[str, Any], seat: int = 0) -> str:
        token = next(link["token"] for link in table["seats"] if link["seat"] == seat)
        return f"{self.address}/table/{table['table']}#{token}"


@contextmanager
def running(settings: Settings) -> Iterator[Site]:
    assert BuiltPage().built, "The page is not built: run `make page`."
    door = opened("127.0.0.1", 0)
    config = uvicorn.Config(application(settings), ws="websockets-sansio", log_level="warning")
    server = uvicorn.Server(config)
    thread = threading.Thread(target=server.run, kwargs={"sockets": [door.listener]}, daemon=True)
    thread.start()
    while not server.started:
        assert thread.is_alive(), "the server did not start"
        time.sleep(0.02)
    yield Site(door.address)
    server.should_exit = True
    thread.join(20)


def play_at_once(page: Page) -> None:
    """Before the page opens: let its table show everything at once, and never go on by itself."""
    page.add_init_script(f"localStorage.setItem('longbox.settings', '{json.dumps(AT_ONCE)}')")
