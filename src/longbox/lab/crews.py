"""Who plays the games of a lab: this process, a pool of processes, or a Ray cluster. All play the same games.

A crew takes tasks and gives records, in any order. A worker that dies loses the game it was in, which is given out
again, and with it the few other quick ones of its bundle.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from multiprocessing import active_children, get_context
from typing import Any, Final, Protocol

from longbox import SetupError
from longbox.lab.bundles import Bundle, Bundles, Played, play_all
from longbox.lab.play import Record, Task, play

AHEAD: Final = 2
"""Bundles given out for each worker, so that none waits for the next."""
BROKEN_POOLS: Final = 10
"""So many pools in a row that break without a single result are no accident."""


class Crew(Protocol):
    def play(self, tasks: Iterable[Task]) -> Iterator[Record]:
        """Play games and give their records as they end."""

    def close(self) -> None:
        """Send the workers home."""


class Alone:
    """One game after the other, in this process."""

    def play(self, tasks: Iterable[Task]) -> Iterator[Record]:
        return (play(*task) for task in tasks)

    def close(self) -> None:
        pass


class Pool:
    """Several processes of this machine."""

    def __init__(self, workers: int) -> None:
        if workers < 1:
            raise SetupError(f"a pool needs at least one worker, not {workers}")
        self._workers = workers
        self._others = set(active_children())
        self._pool = self._new_pool()

    def _new_pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self._workers, mp_context=get_context("spawn"))

    def play(self, tasks: Iterable[Task]) -> Iterator[Record]:
        bundles = Bundles(tasks)
        out: dict[Future[Played], Bundle] = {}
        breaks = 0
        while True:
            for bundle in islice(bundles, self._workers * AHEAD - len(out)):
                out[self._pool.submit(play_all, bundle)] = bundle
            if not out:
                return
            done, _ = wait(out, return_when=FIRST_COMPLETED)
            try:
                for future in done:
                    yield from bundles.unpacked(future.result())
                    del out[future]
                    breaks = 0
            except BrokenProcessPool:
                breaks += 1
                if breaks > BROKEN_POOLS:
                    raise
                out = self._again(list(out.values()))

    def _again(self, bundles: list[Bundle]) -> dict[Future[Played], Bundle]:
        """A worker died, and the pool with it: a new pool plays what was under way."""
        self._pool.shutdown(wait=False, cancel_futures=True)
        self._pool = self._new_pool()
        return {self._pool.submit(play_all, bundle): bundle for bundle in bundles}

    def close(self) -> None:
        """Send the workers home at once: nobody wants to wait for games that are under way."""
        self._pool.shutdown(wait=False, cancel_futures=True)
        for worker in active_children():
            if worker not in self._others:
                worker.terminate()


class Cluster:
    """A Ray cluster: one of this machine's own (`auto` starts it if there is none), or one at an address."""

    RETRIES: Final = -1
    """Without end: a machine that leaves the cluster is no fault of the game."""

    def __init__(self, address: str) -> None:
        try:
            import ray
        except ImportError as error:
            raise SetupError("Ray is not installed: pip install 'longbox[lab]'") from error
        self._ray = ray
        if not ray.is_initialized():
            self._join(address)
        self._play_all = ray.remote(max_retries=self.RETRIES)(play_all)

    def _join(self, address: str) -> None:
        options: dict[str, Any] = {"include_dashboard": False, "log_to_driver": False, "configure_logging": False}
        if address == "auto":
            self._ray.init(**options)
            return
        try:
            self._ray.init(address=address)
        except (ConnectionError, ValueError) as error:
            raise SetupError(f"no Ray cluster answers at {address}: {error}") from error

    def play(self, tasks: Iterable[Task]) -> Iterator[Record]:
        bundles = Bundles(tasks)
        most = max(1, int(self._ray.cluster_resources().get("CPU", 1))) * AHEAD
        out: list[Any] = []
        while True:
            out += [self._play_all.remote(bundle) for bundle in islice(bundles, most - len(out))]
            if not out:
                return
            done, out = self._ray.wait(out)
            for played in self._ray.get(done):
                yield from bundles.unpacked(played)

    def close(self) -> None:
        self._ray.shutdown()


def crew(workers: int | None, ray: str | None) -> Crew:
    """The crew that was asked for."""
    if workers is not None and ray is not None:
        raise SetupError("choose a pool of this machine (--workers) or a Ray cluster (--ray), not both")
    if ray is not None:
        return Cluster(ray)
    return Alone() if workers is None or workers == 1 else Pool(workers)
