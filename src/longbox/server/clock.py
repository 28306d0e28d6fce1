"""A clock for deleting: one on the wall may be set wrong, and what was deleted by it would not come back."""

from __future__ import annotations

import time
from datetime import UTC, datetime, timedelta


class Steady:
    """Goes on from the newest change that was written down, by time that really passed. It may be late, after a server
    was off for long; it is never ahead because a clock on the wall was."""

    def __init__(self, newest: datetime | None) -> None:
        wall = datetime.now(UTC)
        self._start = wall if newest is None else min(wall, newest)
        self._started = time.monotonic()

    def now(self) -> datetime:
        return self._start + timedelta(seconds=time.monotonic() - self._started)
