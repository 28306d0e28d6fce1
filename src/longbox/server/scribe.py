"""Journal lines are written by a thread of its own, all that wait at once: a commit costs the same for one or fifty."""

from __future__ import annotations

import asyncio
import queue
import threading
from typing import NamedTuple

from longbox.server.rows import JournalLine
from longbox.server.store import Store

MOST_AT_ONCE = 200


class Waiting(NamedTuple):
    """A line that somebody waits for."""

    line: JournalLine
    written: asyncio.Future[None]
    loop: asyncio.AbstractEventLoop

    def tell(self, error: Exception | None) -> None:
        self.loop.call_soon_threadsafe(self._settle, error)

    def _settle(self, error: Exception | None) -> None:
        if self.written.done():
            return
        if error is None:
            self.written.set_result(None)
        else:
            self.written.set_exception(error)


class Scribe:
    def __init__(self, store: Store) -> None:
        self._store = store
        self._waiting: queue.SimpleQueue[Waiting | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._work, name="scribe", daemon=True)
        self._thread.start()

    async def write(self, line: JournalLine) -> None:
        """Returns when the line is on the disk; raises what kept it from there."""
        loop = asyncio.get_running_loop()
        written: asyncio.Future[None] = loop.create_future()
        self._waiting.put(Waiting(line, written, loop))
        await asyncio.shield(written)

    def close(self) -> None:
        """Write what still waits, then stop."""
        self._waiting.put(None)
        self._thread.join()

    def _work(self) -> None:
        while (first := self._waiting.get()) is not None:
            batch = [first]
            while len(batch) < MOST_AT_ONCE and not self._waiting.empty():
                following = self._waiting.get()
                if following is None:
                    self._waiting.put(None)
                    break
                batch.append(following)
            self._write(batch)

    def _write(self, batch: list[Waiting]) -> None:
        """Together if possible; else one by one, so that one bad line does not keep the others from being written."""
        try:
            self._store.write([waiting.line for waiting in batch])
        except Exception as error:
            if len(batch) == 1:
                batch[0].tell(error)
                return
            for waiting in batch:
                self._write([waiting])
        else:
            for waiting in batch:
                waiting.tell(None)
