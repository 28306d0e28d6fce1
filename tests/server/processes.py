"""Servers in processes of their own."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from contextlib import contextmanager
from urllib.error import HTTPError
from urllib.request import urlopen

import pytest

PATIENCE = 180
"""Seconds: on a busy machine everything takes its time."""


@contextmanager
def running(url: str, port: int, first: str = ""):
    """`longbox serve` in a process of its own, which runs some code of ours first; it is killed at the end, never
    stopped kindly."""
    command = [sys.executable, "-c", f"{first}\nfrom longbox.cli import main; main()", "serve", "--port", str(port)]
    process = subprocess.Popen(command, env=os.environ | {"LONGBOX_DATABASE_URL": url}, stdout=subprocess.DEVNULL)
    try:
        wait_for(port, process)
        yield process
    finally:
        process.send_signal(signal.SIGKILL)
        process.wait()


def wait_for(port: int, process: subprocess.Popen) -> None:
    """Until it answers: it can be connected to a little earlier."""
    for _ in range(10 * PATIENCE):
        assert process.poll() is None, "the server ended by itself"
        try:
            urlopen(f"http://127.0.0.1:{port}/api/nothing", timeout=1).close()
        except HTTPError:
            return
        except OSError:
            time.sleep(0.1)
    pytest.fail(f"the server did not start within {PATIENCE} seconds")


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        return taken.getsockname()[1]
