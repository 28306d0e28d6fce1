"""A time limit for each test, so that one that hangs is stopped and says where it was.

After the limit the test fails where it stands, with its stack as of any failure, and the next one runs. If it does not
even heed that (it hangs in C code, or swallows the error), the process writes the stacks of all its threads and
ends a little later; with xdist another worker takes over, and the test counts as failed. A test, or a folder by its
`conftest.py`, asks for more with `@pytest.mark.limit(seconds)`.
"""

from __future__ import annotations

import faulthandler
import os
import signal
import sys
from collections.abc import Iterator
from types import FrameType
from typing import TextIO

import pytest

SECONDS = 240
"""The slowest test takes four seconds where nothing else runs; on a machine that is busy, many times as long."""
GRACE = 20
"""How much later the process ends if the test goes on all the same."""


class TooLongError(BaseException):
    """A test ran into its limit. No `except Exception` in the code under test may take it for its own error."""


class Limits:
    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._out: TextIO = os.fdopen(os.dup(sys.stderr.fileno()), "w")
        """Where the stacks go: what tests write is captured, this is not."""

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        mark = item.get_closest_marker("limit")
        seconds = mark.args[0] if mark else self._seconds

        def stop(signum: int, frame: FrameType | None) -> None:
            raise TooLongError(f"{item.nodeid} was not over after {seconds} seconds")

        before = signal.signal(signal.SIGALRM, stop)
        signal.setitimer(signal.ITIMER_REAL, seconds)
        faulthandler.dump_traceback_later(seconds + GRACE, exit=True, file=self._out)
        try:
            return (yield)
        finally:
            faulthandler.cancel_dump_traceback_later()
            signal.setitimer(signal.ITIMER_REAL, 0)
            signal.signal(signal.SIGALRM, before)


def pytest_configure(config: pytest.Config) -> None:
    """Where there are no alarms (Windows), tests run without a limit."""
    if hasattr(signal, "SIGALRM"):
        config.pluginmanager.register(Limits(config.getoption("--limit")))


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--limit", type=float, default=SECONDS, help=f"seconds that a test may take (default {SECONDS})")
