"""How an engine is measured: random games for a while, then copies and views of positions from the middle of a game.

The machines that run this are shared and noisy, so rates and copy times are medians of many short samples.
"""

import gc
import random
import statistics
from collections.abc import Callable
from time import perf_counter
from typing import Any, Protocol, TypedDict


class Measurement(TypedDict):
    """What one run of one engine gives."""

    decisions: int
    games: int
    seconds: float
    rate: float
    clone_us: float | None
    view_us: float | None
    note: str


class Play(Protocol):
    """Play one random game and return how many decisions it took, and its state.

    With `stop`, return the live state after that many decisions instead.
    """

    def __call__(self, rng: random.Random, stop: int | None = None) -> tuple[int, Any]: ...


class Clock:
    """Decisions a second, as the median over slices of 0.2 s, so that a neighbour's burst moves it little."""

    SLICE = 0.2

    def __init__(self, seconds: float) -> None:
        self.started = self.slice_started = perf_counter()
        self.end = self.started + seconds
        self.decisions = self.games = self.in_slice = 0
        self.rates: list[float] = []

    def running(self) -> bool:
        return perf_counter() < self.end

    def count_game(self, decisions: int) -> None:
        self.games += 1
        self.decisions += decisions
        self.in_slice += decisions
        now = perf_counter()
        if now - self.slice_started >= self.SLICE:
            self.rates.append(self.in_slice / (now - self.slice_started))
            self.slice_started, self.in_slice = now, 0

    def elapsed(self) -> float:
        return perf_counter() - self.started

    def rate(self) -> float:
        return statistics.median(self.rates) if self.rates else self.decisions / self.elapsed()


def measure(
    play: Play,
    seconds: float,
    seed: int,
    clone: Callable[[Any], Any] | None = None,
    note: str = "",
    view: Callable[[Any], object] | None = None,
    positions: int = 5,
) -> Measurement:
    """Play random games for some seconds, then time `clone` and `view` on positions from the middle of a game."""
    rng = random.Random(seed)
    for _ in range(3):  # warm up
        play(rng)
    gc.collect()
    clock = Clock(seconds)
    while clock.running():
        clock.count_game(play(rng)[0])
    measured = Measurement(
        decisions=clock.decisions,
        games=clock.games,
        seconds=clock.elapsed(),
        rate=clock.rate(),
        clone_us=None,
        view_us=None,
        note=note,
    )
    if clone:
        middle = max(1, round(clock.decisions / clock.games / 2))
        states = [play(rng, middle)[1] for _ in range(positions)]
        measured["clone_us"] = statistics.median(time_clone(clone, state) for state in states)
        if view:
            measured["view_us"] = statistics.median(time_view(view, clone, state) for state in states)
    return measured


def time_clone(clone: Callable[[Any], object], state: Any, budget: float = 0.4) -> float:
    """The median cost of a copy in µs; batches of about 200 µs drown the grain of the clock."""
    start = perf_counter()
    clone(state)
    batch = max(1, int(2e-4 / max(perf_counter() - start, 1e-7)))
    samples: list[float] = []
    end = perf_counter() + budget
    while perf_counter() < end and len(samples) < 2000:
        start = perf_counter()
        for _ in range(batch):
            clone(state)
        samples.append((perf_counter() - start) / batch)
    return statistics.median(samples) * 1e6


def time_view(view: Callable[[Any], object], clone: Callable[[Any], Any], state: Any, times: int = 100) -> float:
    """The median cost of a view in µs. Each is of a fresh copy, which remembers nothing that was worked out before."""
    samples: list[float] = []
    for _ in range(times):
        fresh = clone(state)
        start = perf_counter()
        view(fresh)
        samples.append(perf_counter() - start)
    return statistics.median(samples) * 1e6
