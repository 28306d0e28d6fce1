"""A server that is killed at any moment loses nothing that it had acknowledged."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import time
from contextlib import contextmanager
from urllib.request import Request, urlopen

import pytest
from websockets.sync.client import connect

from server.databases import KINDS, database


@contextmanager
def running(url: str, port: int):
    """`longbox serve` in a process of its own; it is killed at the end, never stopped kindly."""
    command = [sys.executable, "-c", "from longbox.cli import main; main()", "serve", "--port", str(port)]
    process = subprocess.Popen(command, env=os.environ | {"LONGBOX_DATABASE_URL": url}, stdout=subprocess.DEVNULL)
    try:
        wait_for(port, process)
        yield
    finally:
        process.send_signal(signal.SIGKILL)
        process.wait()


def wait_for(port: int, process: subprocess.Popen) -> None:
    for _ in range(300):
        assert process.poll() is None, "the server ended by itself"
        try:
            socket.create_connection(("127.0.0.1", port), 1).close()
        except OSError:
            time.sleep(0.1)
        else:
            return
    pytest.fail("the server did not start within 30 seconds")


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        return taken.getsockname()[1]


def lay_out(port: int) -> dict:
    body = {"game": "vs", "seats": [{"kind": "person"}, {"kind": "computer", "player": "random"}]}
    headers = {"Content-Type": "application/json"}
    asked = Request(f"http://127.0.0.1:{port}/api/tables", json.dumps(body).encode(), headers)
    with urlopen(asked) as answer:
        return json.load(answer)


def hear(client, *types: str) -> dict:
    while True:
        message = json.loads(client.recv(timeout=30))
        if message["type"] in types:
            return message


def enter(client, links: dict) -> dict:
    client.send(json.dumps({"type": "hello", "token": links["seats"][0]["token"]}))
    return hear(client, "position")


def play(client, standing: dict, choices: int) -> dict:
    """Make so many choices, each as soon as one is asked; the last standing that was acknowledged."""
    for _ in range(choices):
        while standing["decision"] is None:
            standing = hear(client, "events")["standing"]
        wish = {"type": "choose", "decision": standing["number"], "undos": standing["undos"], "option": 0}
        client.send(json.dumps(wish))
        standing = hear(client, "events")["standing"]
    return standing


@pytest.mark.parametrize("kind", KINDS)
def test_a_killed_server_goes_on_where_it_was(kind, tmp_path):
    port = free_port()
    place = f"ws://127.0.0.1:{port}/api/tables"
    with database(kind, tmp_path) as url:
        with running(url, port):
            tables = [lay_out(port) for _ in range(2)]
            known = [met(place, links, choices=3, at_least=0) for links in tables]
        with running(url, port):
            for links, number in zip(tables, known, strict=True):
                assert met(place, links, choices=1, at_least=number) > number >= 3


def met(place: str, links: dict, *, choices: int, at_least: int) -> int:
    """Come to a table, find nothing lost, make some choices; the last number that was acknowledged."""
    with connect(f"{place}/{links['table']}/ws") as client:
        standing = enter(client, links)["standing"]
        assert standing["number"] >= at_least
        return play(client, standing, choices)["number"]
