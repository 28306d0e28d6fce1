"""Requests that are no HTTP, or no handshake of a WebSocket, are refused like all others: a code and a sentence."""

from __future__ import annotations

import json
import socket

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from longbox.languages.marking import unmarked
from server.guests import PERSON
from server.nonsense import CODES
from server.players import laid_out
from server.processes import free_port, running

HANDSHAKE = (
    b"GET /api/tables/x/ws HTTP/1.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
)
UPGRADE = b"GET / HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
"""No handshake: it lacks a key."""
UNREADABLE = (
    (b"GET /\xff HTTP/1.1\r\nHost: localhost\r\n\r\n", 400),
    (b"hello\r\n\r\n", 400),
    (b"GET / HTTP/1.1\r\n\r\n", 400),
    (HANDSHAKE + b"Host: localhost\r\nX: " + b"x" * 9_000 + b"\r\n\r\n", 400),
    (HANDSHAKE + b"Host: localhost\r\n" + b"X: x\r\n" * 200 + b"\r\n", 400),
    (b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: x\r\n\r\n", 400),
    (UPGRADE + b"\r\n", 400),
    (HANDSHAKE + b"Host: localhost\r\nOrigin: http://elsewhere.example\r\n\r\n", 403),
    (HANDSHAKE + b"Host: elsewhere.example\r\n\r\n", 421),
)


MADE_UP = "import os; os.environ['LONGBOX_LANGUAGE'] = 'xx'"
"""The server's own language is the made-up one."""


@pytest.fixture(scope="module")
def log(tmp_path_factory):
    """What the server complains of."""
    return tmp_path_factory.mktemp("unreadable") / "log"


@pytest.fixture(scope="module")
def port(log):
    port = free_port()
    with running(f"sqlite:///{log.parent / 'tables.db'}", port, MADE_UP, log=log):
        yield port


@pytest.mark.parametrize(("request_", "status"), UNREADABLE, ids=lambda value: repr(value)[:50])
def test_what_cannot_be_read_is_refused_with_a_sentence(port, request_, status):
    head, refusal = asked(port, request_)
    assert head.startswith(b"HTTP/1.1 %d " % status)
    assert refusal["code"] in CODES
    assert unmarked(refusal["text"], ()) == []
    assert refusal["text"]


def test_a_handshake_may_ask_for_another_language(port):
    _, refusal = asked(port, UPGRADE + b"Accept-Language: en\r\n\r\n")
    assert refusal["text"].startswith("That is no handshake of a WebSocket")


def asked(port: int, request: bytes) -> tuple[bytes, dict[str, str]]:
    with socket.create_connection(("127.0.0.1", port), 10) as connection:
        connection.sendall(request)
        head, _, body = connection.makefile("rb").read().partition(b"\r\n\r\n")
    return head, json.loads(body)


def test_a_text_that_is_no_utf_8_ends_the_connection_and_leaves_the_log_alone(port, log):
    links = laid_out(port, {"game": "champions", "seats": [PERSON]})
    with connect(f"ws://127.0.0.1:{port}/api/tables/{links['table']}/ws") as client:
        client.send(json.dumps({"type": "hello", "token": links["spectators"]}))
        while json.loads(client.recv())["type"] != "position":
            pass
        client.send(b'{"type": "\xff"}', text=True)
        with pytest.raises(ConnectionClosed) as ended:
            client.recv()
    assert ended.value.rcvd.code == 1007
    assert "Traceback" not in log.read_text("utf-8")
