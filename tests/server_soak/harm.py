"""What must hold at a server that was sent nonsense: it runs, has nothing to complain of, and its tables are whole."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from typing import Any

from websockets.sync.client import connect

from longbox.server import messages
from longbox.server.store import Store
from longbox.server.table_game import replayed
from server.processes import PATIENCE


class HarmError(AssertionError):
    """The server did what it must not do."""


def must_be_alive(server: subprocess.Popen) -> None:
    if server.poll() is not None:
        raise HarmError(f"the server ended by itself, with {server.returncode}")


def must_be_silent(log: Path) -> None:
    """Whatever fails inside is written there with where it happened."""
    complaints = log.read_text("utf-8", "replace")
    if "Traceback" in complaints:
        raise HarmError(f"the server complains:\n{complaints[-5_000:]}")


def must_be_unharmed(store: Store, links: dict[str, Any], port: int) -> None:
    """The journal of a table in the database, played again here, leads to what the server shows of it."""
    shown, standing = seen(links, port)
    row = store.find(links["table"])
    if row is None:
        raise HarmError(f"table {links['table']} is gone")
    game = replayed(row)
    if game.stopped or (game.undos, game.number) < (standing["undos"], standing["number"]):
        raise HarmError(f"table {row.id} shows {standing}, but its journal ends at {game.number}: {game.stopped}")
    view = json.loads(messages.ENCODER.encode(game.up_to(standing["number"]).view(None)))
    if view != shown:
        raise HarmError(f"table {row.id} shows something else than its journal tells, at choice {standing['number']}")


def seen(links: dict[str, Any], port: int) -> tuple[dict[str, Any], dict[str, Any]]:
    """What spectators see at a table, and how it stands."""
    place = f"ws://127.0.0.1:{port}/api/tables/{links['table']}/ws"
    with connect(place, open_timeout=PATIENCE, max_size=None) as client:
        client.send(json.dumps({"type": "hello", "token": links["spectators"]}))
        while (message := json.loads(client.recv(timeout=PATIENCE)))["type"] != "position":
            pass
        return message["view"], message["standing"]
