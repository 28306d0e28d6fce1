"""One client that asks for very much does not keep others out, and the server ends when it is told to."""

from __future__ import annotations

import asyncio
import json
import signal
import socket
import threading
import time
from contextlib import ExitStack
from dataclasses import replace
from urllib.request import urlopen

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect
from websockets.sync.client import connect

from longbox.server.app import application
from longbox.server.clients import Tally, Turns, named
from longbox.server.errors import Refused
from server.guests import PERSON, House
from server.processes import free_port, running

ENDS_WITHIN = 5.0
SLOW_CHECK = """
import time
from longbox.server import setups
setups.diagnosed = lambda *_: time.sleep(60)
"""
SLOW_LIST = """
import time
from longbox.server import rooms
async def asleep(_rooms):
    time.sleep(60)
rooms.Rooms.open_tables = asleep
"""
CHECK = b"POST /api/games/vs/check HTTP/1.1\r\nHost: localhost\r\nContent-Length: 2\r\n"
CHECK += b"Content-Type: application/json\r\n\r\n{}"
LIST = b"GET /api/tables HTTP/1.1\r\nHost: localhost\r\n\r\n"


def asked(port: int, request: bytes, client: str = "127.0.0.1") -> socket.socket:
    """A request whose answer nobody waits for."""
    connection = socket.create_connection(("127.0.0.1", port), 10, source_address=(client, 0))
    connection.sendall(request)
    return connection


def ends_in_time(process) -> None:
    started = time.monotonic()
    process.send_signal(signal.SIGTERM)
    process.wait(timeout=2 * ENDS_WITHIN)
    assert time.monotonic() - started < ENDS_WITHIN


@pytest.mark.parametrize(("fault", "request_"), [(SLOW_CHECK, CHECK), (SLOW_LIST, LIST)], ids=["threads", "the loop"])
def test_the_server_ends_in_time_whatever_it_does(settings, fault, request_):
    port = free_port()
    with running(settings.database_url, port, fault) as process, ExitStack() as open_:
        for _ in range(50):
            open_.enter_context(asked(port, request_))
        time.sleep(0.5)
        ends_in_time(process)


def test_the_server_ends_in_time_while_computer_players_think(settings):
    port = free_port()
    with running(settings.database_url, port) as process:
        body = {"game": "vs", "seats": [{"kind": "computer", "player": "hard"}] * 2}
        request = json.dumps(body).encode()
        head = (
            b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Type: application/json\r\n"
        )
        with asked(port, head + b"Content-Length: %d\r\n\r\n%b" % (len(request), request)) as connection:
            links = json.loads(connection.makefile("rb").read().partition(b"\r\n\r\n")[2])
        with connect(f"ws://127.0.0.1:{port}/api/tables/{links['table']}/ws") as eve:
            eve.send(json.dumps({"type": "hello", "token": links["spectators"]}))
            while json.loads(eve.recv())["type"] != "position":
                pass
            time.sleep(1)
            ends_in_time(process)


def test_fifty_requests_of_one_client_leave_threads_for_others(settings):
    port = free_port()
    with running(settings.database_url, port, SLOW_CHECK), ExitStack() as open_:
        for _ in range(50):
            open_.enter_context(asked(port, CHECK, "127.0.0.2"))
        time.sleep(0.5)
        with urlopen(f"http://127.0.0.1:{port}/api/games/vs", timeout=5) as answer:
            assert answer.status == 200


def test_a_thousand_silent_connections_of_one_client_keep_nobody_out(settings):
    port = free_port()
    with running(settings.database_url, port), ExitStack() as open_:
        silent = [open_.enter_context(asked(port, b"GET /api", "127.0.0.2")) for _ in range(1_100)]
        with urlopen(f"http://127.0.0.1:{port}/api/games/vs", timeout=5) as answer:
            assert answer.status == 200
        assert sum(was_closed(connection) for connection in silent) >= 900


def was_closed(connection: socket.socket) -> bool:
    connection.settimeout(0)
    try:
        return connection.recv(1) == b""
    except BlockingIOError:
        return False
    except ConnectionError:
        return True


def test_who_does_not_say_what_it_wants_is_closed(settings):
    """Nothing, half a head, a body that does not come, no second request: a byte now and then does not help."""
    port = free_port()
    with running(settings.database_url, port, QUICK) as process, ExitStack() as open_:
        silent = [open_.enter_context(asked(port, said)) for said in (b"", CHECK[:30], CHECK[:-2], LIST)]
        started = time.monotonic()
        while silent:
            assert time.monotonic() - started < 10
            silent = [connection for connection in silent if not ended(connection)]
            for connection in silent:
                dripped(connection)
        assert process.poll() is None


QUICK = """
from longbox.server import app
from dataclasses import replace
settings = app.from_environment()
app.from_environment = lambda: replace(settings, request_seconds=1.0)
"""


def ended(connection: socket.socket) -> bool:
    connection.settimeout(0.1)
    try:
        return connection.recv(100_000) == b""
    except TimeoutError:
        return False
    except ConnectionError:
        return True


def dripped(connection: socket.socket) -> None:
    try:
        connection.send(b"x")
    except ConnectionError:
        return


def test_a_client_has_so_many_sockets(settings):
    with TestClient(application(replace(settings, sockets_a_client=2))) as client:
        table = House(client).lay_out("champions", PERSON)
        with table.seat(0), table.seat(None), pytest.raises(WebSocketDisconnect), table.seat(None):
            pass
        with table.seat(0):
            pass


def test_who_waits_too_long_for_a_turn_is_refused():
    async def crowd() -> list[object]:
        turns = Turns(2, patience=0.1)
        gate = asyncio.Event()

        async def ask(client: str) -> str:
            async with turns.turn(client):
                await gate.wait()
                return client

        tasks = [asyncio.create_task(ask(client)) for client in ("anna", "anna", "anna", "ben")]
        await asyncio.sleep(0.3)
        gate.set()
        return await asyncio.gather(*tasks, return_exceptions=True)

    *served, last = (done for done in sorted(in_a_thread(crowd), key=lambda one: isinstance(one, Refused)))
    assert sorted(served) == ["anna", "anna", "ben"]
    assert last.code == "too_busy"


def in_a_thread(work) -> list[object]:
    """In a loop of its own: where browsers are being driven, this thread has one already."""
    found: list[object] = []
    thread = threading.Thread(target=lambda: found.extend(asyncio.run(work())))
    thread.start()
    thread.join()
    return found


@pytest.mark.parametrize(
    ("address", "client"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::9", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("", ""),
        ("testclient", "testclient"),
    ],
)
def test_a_network_of_ipv6_is_one_client(address, client):
    assert named(address) == client


def test_what_is_given_back_can_be_taken_again():
    tally = Tally(1)
    assert [tally.take("anna"), tally.take("anna"), tally.take("ben")] == [True, False, True]
    tally.give_back("anna")
    assert tally.take("anna")
