"""Servers in processes of their own."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from contextlib import contextmanager, nullcontext
from pathlib import Path
from urllib.error import HTTPError
from urllib.request import urlopen

PATIENCE = 180
"""Seconds: on a busy machine everything takes its time."""
GENEROUS = """
from dataclasses import fields, replace
from longbox.server import app
plain = app.from_environment()
named = ("_a_second", "_a_minute", "_a_client")
limits = dict.fromkeys([field.name for field in fields(plain) if field.name.endswith(named)], 1_000_000)
app.from_environment = lambda: replace(plain, **limits)
"""
"""To be run first: a server that nobody can ask too often, so that it refuses nothing for that reason."""


@contextmanager
def running(url: str, port: int, first: str = "", log: Path | None = None):
    """`longbox serve` in a process of its own, which runs some code of ours first and writes what it complains of to a
    file, if one is named; it is killed at the end, never stopped kindly."""
    command = [sys.executable, "-c", f"{first}\nfrom longbox.cli import main; main()", "serve", "--port", str(port)]
    env = os.environ | {"LONGBOX_DATABASE_URL": url}
    with nullcontext() if log is None else log.open("ab") as complaints:
        process = subprocess.Popen(command, env=env, stdout=subprocess.DEVNULL, stderr=complaints)
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
    raise AssertionError(f"the server did not start within {PATIENCE} seconds")


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        return taken.getsockname()[1]
