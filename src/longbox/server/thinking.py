"""Computer players think in processes of their own, so that the tables never wait for them.

A job is a set-up, a seed and the picks so far: plain data. A process keeps the games that it was last asked about and
plays only what is new, so that a long game is not replayed for every choice. Where more jobs wait than there are
processes, each thinks for its share of the time only, less what it has waited, so that a level's time limit holds.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import threading
import time
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass, replace
from typing import Any, TypeVar

import longbox
from longbox import players
from longbox.saving import as_chosen

KEPT_GAMES = 32
T = TypeVar("T")


@dataclass(frozen=True)
class Job:
    """A decision that a computer player is to make."""

    table: str
    game: str
    setup: dict[str, Any]
    seed: str
    picks: tuple[int, ...]
    seat: int
    player: str
    share: float = 1.0
    """The part of its time limit that a player may use."""
    asked_at: float = 0.0
    """When the job was given, by the clock on the wall: processes have no other clock in common."""

    @property
    def waited(self) -> float:
        return max(0.0, time.time() - self.asked_at)


class Thinkers:
    """The processes. One that dies is replaced, and its job done again."""

    def __init__(self, processes: int) -> None:
        self._processes = processes
        self._jobs = 0
        self._pool = self._new_pool()

    def _new_pool(self) -> ProcessPoolExecutor:
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self._processes, mp_context=context, initializer=end_with_the_server)

    async def think(self, job: Job) -> int:
        return await self.run(decide, job)

    async def advise(self, job: Job) -> tuple[int, str]:
        """What a person could do in this decision, and why."""
        return await self.run(advice, job)

    async def run(self, work: Callable[[Job], T], job: Job) -> T:
        """Do some work in one of the processes; if that dies, once more in a new one."""
        loop = asyncio.get_running_loop()
        pool = self._pool
        self._jobs += 1
        job = replace(job, share=min(1.0, self._processes / self._jobs), asked_at=time.time())
        try:
            return await loop.run_in_executor(pool, work, job)
        except BrokenProcessPool:
            if pool is self._pool:
                self._pool = self._new_pool()
            return await loop.run_in_executor(self._pool, work, job)
        finally:
            self._jobs -= 1

    def close(self) -> None:
        self._pool.shutdown(wait=True, cancel_futures=True)


def end_with_the_server() -> None:
    """In a thinking process: do not outlive a server that was killed."""
    server = multiprocessing.parent_process()
    assert server is not None

    def wait() -> None:
        server.join()
        os._exit(0)

    threading.Thread(target=wait, daemon=True).start()


_games: OrderedDict[str, tuple[tuple[int, ...], longbox.Match]] = OrderedDict()
"""In a thinking process: tables and how far their games were played here."""


def decide(job: Job) -> int:
    """The pick of a computer player: the same for the same job, in whichever process."""
    seat = reached(job).seat(job.seat)
    return players.player(job.player, seed_of(job), job.share, job.waited).choose(seat)


def advice(job: Job) -> tuple[int, str]:
    """A hint for the seat that decides."""
    seat = reached(job).seat(job.seat)
    return players.hint(seat, seed_of(job), job.share, job.waited)


def seed_of(job: Job) -> int:
    return players.seed_for(job.seed, len(job.picks))


def reached(job: Job) -> longbox.Match:
    """The game of a job at its decision."""
    done, match = _games.pop(job.table, ((), None))
    if match is None or job.picks[: len(done)] != done:
        done, match = (), longbox.deal(job.game, seed=job.seed, record=False, **as_chosen(job.setup))
    for pick in job.picks[len(done) :]:
        if pick < 0:
            match.concede(-1 - pick)
        else:
            match.choose(pick)
    _games[job.table] = (job.picks, match)
    while len(_games) > KEPT_GAMES:
        _games.popitem(last=False)
    return match
