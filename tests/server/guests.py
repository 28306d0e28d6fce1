"""People at a server's tables, as tests let them play."""

from __future__ import annotations

from contextlib import contextmanager
from typing import Any

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from longbox.server.tables import Table

PERSON = {"kind": "person"}
COMPUTER = {"kind": "computer", "player": "random"}
OPEN = {"kind": "open"}


class Guest:
    """A connection to a table."""

    def __init__(self, socket) -> None:
        self.socket = socket
        self.standing: dict[str, Any] = {}
        self.view: dict[str, Any] = {}

    def send(self, type: str, **fields: Any) -> None:
        self.socket.send_json({"type": type, **fields})

    def hear(self, *types: str) -> dict[str, Any]:
        """The next message of one of these types; others are read on the way."""
        while True:
            message = self.socket.receive_json()
            if "standing" in message:
                self.standing = message["standing"]
            if message["type"] == "position":
                self.view = message["view"]
            if message["type"] in types:
                return message
            assert message["type"] != "error", message["text"]

    def hello(self, token: str, **fields: Any) -> dict[str, Any]:
        self.send("hello", token=token, **fields)
        welcome = self.hear("welcome")
        self.hear("position", "steps")
        return welcome

    @property
    def decision(self) -> dict[str, Any] | None:
        return self.standing["decision"]

    def choose(self, option: int = 0) -> dict[str, Any]:
        """Choose, and hear what came of it."""
        self.send("choose", decision=self.standing["number"], undos=self.standing["undos"], option=option)
        return self.hear("steps", "error")

    def is_sent_away(self) -> int:
        """The server ends the connection; with which code."""
        with pytest.raises(WebSocketDisconnect) as ended:
            self.hear("nothing more")
        return ended.value.code

    def refusal(self, type: str, **fields: Any) -> str:
        self.send(type, **fields)
        return self.hear("error")["code"]


class House:
    """A server, by its front door."""

    def __init__(self, client: TestClient) -> None:
        self.client = client

    def lay_out(self, game: str, *seats: dict[str, Any], listed: bool = False, **setup: Any) -> Laid:
        body = {"game": game, "setup": setup, "seats": list(seats), "listed": listed}
        answer = self.client.post("/api/tables", json=body)
        assert answer.status_code == 201, answer.text
        return self.laid(answer.json())

    def laid(self, links: dict[str, Any]) -> Laid:
        return Laid(self, links)

    @contextmanager
    def connected(self, table: str, **headers: str):
        with self.client.websocket_connect(f"/api/tables/{table}/ws", headers=headers) as socket:
            yield Guest(socket)


class Laid:
    """A table that was laid out, with all its links: those of seats are invitations until somebody sits there."""

    def __init__(self, house: House, links: dict[str, Any]) -> None:
        self.house = house
        self.id = links["table"]
        self.tokens = {seat["seat"]: seat["token"] for seat in links["seats"]}
        self.spectators = links["spectators"]

    @contextmanager
    def seat(self, number: int | None, **hello: Any):
        """Somebody at a seat; None: a spectator."""
        with self.house.connected(self.id) as guest:
            welcome = guest.hello(self.spectators if number is None else self.tokens[number], **hello)
            if number is not None and welcome["token"]:
                self.tokens[number] = welcome["token"]
            yield guest

    @property
    def behind(self) -> Table:
        """The table itself, as nobody at it sees it."""
        return self.house.client.portal.call(self.house.client.app.state.rooms.find, self.id)

    @property
    def info(self) -> dict[str, Any]:
        return self.house.client.get(f"/api/tables/{self.id}").json()
