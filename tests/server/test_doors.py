"""Where a server listens."""

from __future__ import annotations

import socket

import pytest

import longbox
from longbox.server import doors


def test_a_second_server_takes_the_next_free_port():
    with doors.opened("127.0.0.1", None).listener as first, doors.opened("127.0.0.1", None).listener as second:
        assert doors.USUAL_PORT <= first.getsockname()[1] < second.getsockname()[1]


def test_a_port_that_is_named_and_taken_is_said_in_a_sentence():
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        with pytest.raises(longbox.LongboxError, match=f"can't listen at 127.0.0.1, port {port}.*--port"):
            doors.opened("127.0.0.1", port)


@pytest.mark.parametrize(("host", "shown"), [("127.0.0.1", "127.0.0.1"), ("0.0.0.0", "127.0.0.1")])
def test_the_address_can_be_opened_on_this_machine(host, shown):
    door = doors.opened(host, 0)
    with door.listener as listener:
        assert door.address == f"http://{shown}:{listener.getsockname()[1]}"
