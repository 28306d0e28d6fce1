"""How long the server takes for an answer, with nothing counted that the machine is to blame for.

Linux keeps for every thread how long it was ready to run and no processor was free (`schedstat`). What the loop of the
server, the thread of it that waited longest and this process have waited so is taken off the time by the clock; what is
left is work, waiting for locks, other clients and the disk. Where the system does not tell, nothing is taken off.
"""

from __future__ import annotations

import os
import time
from pathlib import Path
from typing import NamedTuple

LONGEST = 2.0
"""Seconds, for any answer."""


class Moment(NamedTuple):
    at: float
    waited: dict[str, float]


class Clock:
    def __init__(self, server: int) -> None:
        self._server = server

    def now(self) -> Moment:
        threads = Path(f"/proc/{self._server}/task").glob("*")
        waited = {thread.name: wait(thread) for thread in threads} | {"here": wait(Path(f"/proc/{os.getpid()}"))}
        return Moment(time.monotonic(), waited)

    def since(self, start: Moment) -> float:
        """Seconds that the server is to blame for."""
        by_the_clock = time.monotonic() - start.at
        if by_the_clock < LONGEST:
            return by_the_clock
        waited = {thread: total - start.waited.get(thread, 0.0) for thread, total in self.now().waited.items()}
        here, loop = waited.pop("here"), waited.pop(str(self._server), 0.0)
        return max(0.0, by_the_clock - here - loop - max(waited.values(), default=0.0))


def wait(thread: Path) -> float:
    """How many seconds a thread has waited for a processor in its life; 0 if it has ended, or nobody knows."""
    try:
        return int((thread / "schedstat").read_text().split()[1]) / 1e9
    except (OSError, IndexError):
        return 0.0


def memory(process: int) -> float:
    """Resident memory in MB; 0 where the system does not tell."""
    try:
        lines = Path(f"/proc/{process}/status").read_text().splitlines()
    except OSError:
        return 0.0
    return next((float(line.split()[1]) / 1024 for line in lines if line.startswith("VmRSS")), 0.0)
