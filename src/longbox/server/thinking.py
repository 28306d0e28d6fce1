"""Computer players think in processes of their own, so that the tables never wait for them.

A job is a set-up, a seed and the picks so far: plain data. A process keeps the games that it was last asked about and
plays only what is new, so that a long game is not replayed for every choice. Where more jobs wait than there are
processes, clients take turns, and each has its share of the time, which its own jobs divide among them; what a job has
waited it does not think, so that a level's time limit holds.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import threading
import time
from collections import Counter, OrderedDict, deque
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, TypeVar

import longbox
from longbox import players
from longbox.languages import speaking
from longbox.players.budget import Haste
from longbox.saving import as_chosen
from longbox.server import flags

KEPT_GAMES = 32
ATTEMPTS = 4
"""So often a thought is begun whose process dies."""
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
    client: str = ""
    """For whom it is done."""
    share: float = 1.0
    """The part of its time limit that a player may use."""
    asked_at: float = 0.0
    """When the job was given, by the clock on the wall: processes have no other clock in common."""
    spent: float | None = None
    """What the player has thought in this turn before."""
    flag: int = 0
    """The flag that tells it to answer at once."""
    language: str = "en"
    """In which a hint says why."""

    @property
    def waited(self) -> float:
        return max(0.0, time.time() - self.asked_at)

    @property
    def haste(self) -> Haste:
        return Haste(self.share, self.waited, self.spent, partial(flags.is_up, self.flag))


class Queue:
    """Who may think next: clients in turn, each client's jobs in order."""

    def __init__(self, processes: int) -> None:
        self._processes = processes
        self._free = processes
        self._waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()
        self._jobs: Counter[str] = Counter()

    @asynccontextmanager
    async def turn(self, client: str) -> AsyncIterator[float]:
        """A process; of its time a job has the given share."""
        self._jobs[client] += 1
        try:
            await self._wait(client)
            try:
                yield min(1.0, self._processes / len(self._jobs) / self._jobs[client])
            finally:
                self._next()
        finally:
            self._jobs[client] -= 1
            if not self._jobs[client]:
                del self._jobs[client]

    async def _wait(self, client: str) -> None:
        if self._free:
            self._free -= 1
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(client, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._next()  # it was given up just as its turn came
            raise

    def _next(self) -> None:
        """A process is free: for the client that has waited longest since its last turn."""
        while self._waiting:
            client, jobs = self._waiting.popitem(last=False)
            turn = jobs.popleft()
            if jobs:
                self._waiting[client] = jobs
            if not turn.done():
                turn.set_result(None)
                return
        self._free += 1


class Thinkers:
    """The processes. One that dies is replaced, and its job done again."""

    def __init__(self, processes: int) -> None:
        self._processes = processes
        self._queue = Queue(processes)
        self._context = multiprocessing.get_context("spawn")
        self._flags = flags.Flags(self._context)
        self._pool = self._new_pool()

    def _new_pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(
            self._processes, mp_context=self._context, initializer=begin, initargs=(self._flags.row,)
        )

    def flag(self) -> flags.Flag:
        """For a thought that somebody may want to end early."""
        return self._flags.new()

    async def think(self, job: Job, flag: flags.Flag) -> int:
        return await self.run(decide, job, flag)

    async def advise(self, job: Job) -> tuple[int, str]:
        """What a person could do in this decision, and why."""
        return await self.run(advice, job)

    async def run(self, work: Callable[[Job], T], job: Job, flag: flags.Flag | None = None) -> T:
        """Do some work in one of the processes when it is its client's turn. What is given up there ends soon."""
        asked_at = time.time()
        flag = flag or self.flag()
        try:
            async with self._queue.turn(job.client) as share:
                return await self._run(work, replace(job, share=share, asked_at=asked_at, flag=flag.slot))
        except asyncio.CancelledError:
            flag.put_up()
            raise

    async def _run(self, work: Callable[[Job], T], job: Job) -> T:
        """If the process dies, again in a new one. Others' processes die with it, so that once more is not enough; but
        work that kills whoever does it is given up."""
        loop = asyncio.get_running_loop()
        for attempts_left in reversed(range(ATTEMPTS)):
            pool = self._pool
            try:
                return await loop.run_in_executor(pool, work, job)
            except BrokenProcessPool:
                if pool is self._pool:
                    self._pool = self._new_pool()
                if not attempts_left:
                    raise
        raise AssertionError("the last attempt returns or raises")

    def close(self) -> None:
        """Nobody waits for a thought any more."""
        processes = list((getattr(self._pool, "_processes", None) or {}).values())
        self._pool.shutdown(wait=False, cancel_futures=True)
        for process in processes:
            process.terminate()


def begin(row: Any) -> None:
    """In a thinking process: know when to hurry, and do not outlive a server that was killed."""
    flags.share(row)
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
    return players.player(job.player, seed_of(job), job.haste).choose(seat)


def advice(job: Job) -> tuple[int, str]:
    """A hint for the seat that decides, in the language of who asked for it: this process knows no other."""
    with speaking(job.language):
        return players.hint(reached(job).seat(job.seat), seed_of(job), job.haste)


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
