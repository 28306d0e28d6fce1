"""A server that is killed at any moment loses nothing that it had acknowledged, and every table goes on."""

from __future__ import annotations

import json
import random
import signal
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager, suppress
from urllib.request import Request, urlopen

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from longbox.record import apply_changes
from server.databases import KINDS, database
from server.processes import PATIENCE, free_port, running

KILLS = {"sqlite": 3, "postgresql": 1}
TABLES = (
    {"game": "vs", "seats": [{"kind": "person"}, {"kind": "computer", "player": "random"}]},
    {"game": "champions", "seats": [{"kind": "person"}]},
    {"game": "legendary", "seats": [{"kind": "person"}, {"kind": "computer", "player": "random"}]},
)


class Player:
    """A person at a table, who chooses as fast as the server answers, and remembers what it acknowledged."""

    def __init__(self, port: int, body: dict, seed: int) -> None:
        asked = Request(
            f"http://127.0.0.1:{port}/api/tables", json.dumps(body).encode(), {"Content-Type": "application/json"}
        )
        with urlopen(asked) as answer:
            links = json.load(answer)
        self.place = f"ws://127.0.0.1:{port}/api/tables/{links['table']}/ws"
        self.token = links["seats"][0]["token"]
        self.rng = random.Random(seed)
        self.view: dict = {}
        self.standing: dict = {}

    def take_in(self, message: dict) -> None:
        if message["type"] == "welcome":
            self.token = message["token"] or self.token
        if message["type"] == "position":
            self.view = message["view"]
        for event in message.get("events", ()):
            self.view = apply_changes(self.view, event["changes"])
        self.standing = message.get("standing", self.standing)
        assert message["type"] != "error", message["text"]

    def hear_standing(self, client) -> None:
        while True:
            message = json.loads(client.recv(timeout=PATIENCE))
            self.take_in(message)
            if "standing" in message:
                return

    def come(self, client) -> None:
        """Come, or come back knowing what was acknowledged: it is all there."""
        known = {key: self.standing[key] for key in ("number", "undos")} if self.standing else {}
        client.send(json.dumps({"type": "hello", "token": self.token, **known}))
        self.hear_standing(client)
        assert self.standing["number"] >= known.get("number", 0)

    def choose_once(self, client) -> None:
        """Choose as soon as one is asked, and hear that it was taken."""
        while self.standing["decision"] is None and self.standing["result"] is None:
            self.hear_standing(client)
        if self.standing["result"] is None:
            option = self.rng.randrange(len(self.standing["decision"]["options"]))
            standing = self.standing
            wish = {"decision": standing["number"], "undos": standing["undos"], "option": option}
            client.send(json.dumps({"type": "choose", **wish}))
            self.hear_standing(client)

    @contextmanager
    def seated(self) -> Iterator[ClientConnection]:
        with connect(self.place, close_timeout=1, open_timeout=PATIENCE) as client:
            self.come(client)
            yield client

    def play_until_the_end(self, client: ClientConnection) -> None:
        """Choose and choose, until the game is over or the server is gone."""
        with suppress(ConnectionClosed, OSError, EOFError):
            while self.standing["result"] is None:
                self.choose_once(client)

    def finds_everything(self) -> None:
        """It is the same game that was acknowledged, and it goes on."""
        with connect(self.place, open_timeout=PATIENCE) as client:
            self.come(client)
            view, number = self.view, self.standing["number"]
        with connect(self.place, open_timeout=PATIENCE) as client:
            self.standing = {}
            self.come(client)
            if self.standing["number"] == number:
                assert self.view == view
            if self.standing["result"] is None:
                self.choose_once(client)
                assert self.standing["number"] > number


@pytest.mark.parametrize("kind", KINDS)
def test_a_server_that_is_killed_again_and_again_goes_on_where_it_was(kind, tmp_path):
    port = free_port()
    rng = random.Random(7)
    with database(kind, tmp_path) as url:
        with running(url, port):
            players = [Player(port, body, seed) for seed, body in enumerate(TABLES)]
        for _ in range(KILLS[kind]):
            with running(url, port) as process, ExitStack() as table, ThreadPoolExecutor(len(players)) as at_once:
                clients = [table.enter_context(player.seated()) for player in players]
                games = at_once.map(Player.play_until_the_end, players, clients, timeout=PATIENCE)
                time.sleep(rng.uniform(0.05, 0.8))
                process.send_signal(signal.SIGKILL)
                assert len(list(games)) == len(players)
        with running(url, port):
            for player in players:
                player.finds_everything()
        assert sum(player.standing["number"] for player in players) > KILLS[kind]
