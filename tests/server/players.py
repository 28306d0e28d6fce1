"""People at a server in a process of its own, who choose, chat and undo, and remember what it acknowledged."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any
from urllib.request import Request, urlopen

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from longbox.changes import apply_changes
from server.processes import PATIENCE

CHATS, UNDOES = 0.15, 0.1
"""How often somebody says something, or goes back, instead of choosing."""
CANT_GO_BACK = ("nothing_to_undo", "undo_too_far")


def laid_out(port: int, body: dict[str, Any]) -> dict[str, Any]:
    """The links of a new table."""
    place, kind = f"http://127.0.0.1:{port}/api/tables", {"Content-Type": "application/json"}
    with urlopen(Request(place, json.dumps(body).encode(), kind)) as answer:
        return json.load(answer)


class Player:
    """A person at a table, who does something as fast as the server answers, and remembers what it acknowledged."""

    def __init__(self, port: int, body: dict[str, Any], seed: int) -> None:
        self.links = laid_out(port, body)
        self.place = f"ws://127.0.0.1:{port}/api/tables/{self.links['table']}/ws"
        self.token = self.links["seats"][0]["token"]
        self.rng = random.Random(seed)
        self.view: dict[str, Any] = {}
        self.standing: dict[str, Any] = {}
        self.said: list[str] = []
        """Lines of its own that the server acknowledged, and at last perhaps one that it did not."""
        self.unsure: str = ""
        """What it asked for last, if it has not heard yet what came of that."""
        self.chosen = self.undone = 0

    def take_in(self, message: dict[str, Any]) -> None:
        if message["type"] == "welcome":
            self.token = message["token"] or self.token
        if message["type"] == "position":
            self.view = message["view"]
        for step in message.get("steps", ()):
            self.view = apply_changes(self.view, step["changes"])
        self.standing = message.get("standing", self.standing)
        refused = message["type"] == "error" and not (self.unsure == "undo" and message["code"] in CANT_GO_BACK)
        assert not refused, message

    def hear(self, client: ClientConnection, *types: str) -> dict[str, Any]:
        """The next message of one of these types; others are taken in on the way."""
        while True:
            message = json.loads(client.recv(timeout=PATIENCE))
            self.take_in(message)
            if message["type"] in types:
                return message

    def send(self, client: ClientConnection, type: str, **fields: Any) -> None:
        self.unsure = type
        client.send(json.dumps({"type": type, **fields}))

    def come(self, client: ClientConnection) -> None:
        """Come, or come back knowing what was acknowledged: it is all there, and at most the last command more."""
        known = {key: self.standing[key] for key in ("number", "undos")} if self.standing else {}
        client.send(json.dumps({"type": "hello", "token": self.token, **known}))
        chat = [line["text"] for line in self.hear(client, "welcome")["chat"]]
        assert chat in (self.said, self.said[:-1] if self.unsure == "chat" else self.said), (chat, self.said)
        self.said = chat
        self.hear(client, "position", "steps")
        if known:
            more = self.standing["undos"] - known["undos"]
            assert more in ((0, 1) if self.unsure == "undo" else (0,)), (self.standing, known)
            assert more or self.standing["number"] >= known["number"], (self.standing, known)
        self.unsure = ""

    def act_once(self, client: ClientConnection) -> None:
        """Wait until one is asked, then say something, go back or choose."""
        while self.standing["decision"] is None and self.standing["result"] is None:
            self.hear(client, "steps", "position")
        drawn = self.rng.random()
        if drawn < CHATS:
            self.say(client)
        elif drawn < CHATS + UNDOES:
            self.go_back(client)
        else:
            self.choose_once(client)

    def say(self, client: ClientConnection) -> None:
        line = f"line {len(self.said)}, {self.rng.random()}"
        self.said.append(line)
        self.send(client, "chat", text=line)
        assert self.hear(client, "said")["line"]["text"] == line
        self.unsure = ""

    def go_back(self, client: ClientConnection) -> None:
        self.send(client, "undo")
        if self.hear(client, "position", "error")["type"] == "position":
            self.undone += 1
        self.unsure = ""

    def choose_once(self, client: ClientConnection) -> None:
        """Choose as soon as one is asked, and hear that it was taken."""
        while self.standing["decision"] is None and self.standing["result"] is None:
            self.hear(client, "steps", "position")
        if self.standing["result"] is None:
            option = self.rng.randrange(len(self.standing["decision"]["options"]))
            standing = self.standing
            self.send(client, "choose", decision=standing["number"], undos=standing["undos"], option=option)
            self.hear(client, "steps", "position")
            self.unsure = ""
            self.chosen += 1

    @contextmanager
    def seated(self) -> Iterator[ClientConnection]:
        with connect(self.place, close_timeout=1, open_timeout=PATIENCE) as client:
            self.come(client)
            yield client

    def play_until_the_end(self, client: ClientConnection) -> None:
        """Do one thing after the other, until the game is over or the server is gone."""
        with suppress(ConnectionClosed, OSError, EOFError):
            while self.standing["result"] is None:
                self.act_once(client)

    def finds_everything(self) -> None:
        """It is the same game that was acknowledged: what was told bit by bit is what is told as a whole."""
        with self.seated():
            view, known = self.view, self.known
        self.standing = {}
        with self.seated():
            if self.known == known:
                assert self.view == view

    def goes_on(self) -> None:
        with self.seated() as client:
            if self.standing["result"] is None:
                number = self.standing["number"]
                self.choose_once(client)
                assert self.standing["number"] > number

    @property
    def known(self) -> tuple[int, int]:
        return self.standing["number"], self.standing["undos"]
