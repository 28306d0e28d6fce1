"""How long the server takes for an answer, with nothing counted that the machine is to blame for.

Linux keeps for every thread how long it was ready to run and no processor was free (`schedstat`). What the loop of the
server, the thread of it that waited longest and this process have waited so is taken off the time by the clock; what is
left is work, waiting for locks, other clients and the disk. Where the system does not tell, nothing is taken off. An
answer that takes too long comes with all of this, and how long the machine's disk kept anybody waiting meanwhile.
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
    disk: float


class Took(NamedTuple):
    """How long an answer took: what the server is to blame for, and what that is made of."""

    seconds: float
    by_the_clock: float
    for_a_processor: float = 0.0
    for_the_disk: float = 0.0

    def __str__(self) -> str:
        return (
            f"{self.seconds:.2f} s ({self.by_the_clock:.2f} s by the clock, {self.for_a_processor:.2f} s without a "
            f"processor, {self.for_the_disk:.2f} s in which somebody on this machine waited for the disk)"
        )


class Clock:
    def __init__(self, server: int) -> None:
        self._server = server

    def now(self) -> Moment:
        threads = Path(f"/proc/{self._server}/task").glob("*")
        waited = {thread.name: wait(thread) for thread in threads} | {"here": wait(Path(f"/proc/{os.getpid()}"))}
        return Moment(time.monotonic(), waited, disk())

    def since(self, start: Moment) -> Took:
        by_the_clock = time.monotonic() - start.at
        if by_the_clock < LONGEST:
            return Took(by_the_clock, by_the_clock)
        now = self.now()
        waited = {thread: total - start.waited.get(thread, 0.0) for thread, total in now.waited.items()}
        here, loop = waited.pop("here"), waited.pop(str(self._server), 0.0)
        excused = here + loop + max(waited.values(), default=0.0)
        return Took(max(0.0, by_the_clock - excused), by_the_clock, excused, now.disk - start.disk)


def wait(thread: Path) -> float:
    """How many seconds a thread has waited for a processor in its life; 0 if it has ended, or nobody knows."""
    try:
        return int((thread / "schedstat").read_text().split()[1]) / 1e9
    except (OSError, IndexError):
        return 0.0


def disk() -> float:
    """How many seconds somebody on this machine has waited for the disk since it was started; 0 if nobody knows."""
    try:
        return int(Path("/proc/pressure/io").read_text().splitlines()[0].rpartition("total=")[2]) / 1e6
    except (OSError, ValueError):
        return 0.0


def memory(process: int) -> float:
    """Resident memory in MB; 0 where the system does not tell."""
    try:
        lines = Path(f"/proc/{process}/status").read_text().splitlines()
    except OSError:
        return 0.0
    return next((float(line.split()[1]) / 1024 for line in lines if line.startswith("VmRSS")), 0.0)
