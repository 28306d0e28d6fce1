"""Games that are given out together: to hand over every single one takes longer than playing it, if it is a quick one.

A bundle has as many games as take about a twentieth of a second, by what games of their cell took before; one of which
nothing is known yet goes alone, and so does a slow one: nobody waits for a bundle, or loses much with it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from time import perf_counter
from typing import Final

from longbox.lab.play import Record, Task, play

SECONDS: Final = 0.05
"""What a bundle should take."""

Bundle = list[Task]
Played = list[tuple[Record, float]]
"""The records of a bundle, each with the seconds that its game took."""


def play_all(bundle: Bundle) -> Played:
    played = []
    for task in bundle:
        started = perf_counter()
        played.append((play(*task), perf_counter() - started))
    return played


class Bundles:
    """Tasks in bundles, as they come."""

    def __init__(self, tasks: Iterable[Task]) -> None:
        self._tasks = iter(tasks)
        self._next = next(self._tasks, None)
        self._seconds: dict[str, float] = {}

    def __iter__(self) -> Iterator[Bundle]:
        return self

    def __next__(self) -> Bundle:
        if self._next is None:
            raise StopIteration
        bundle: Bundle = []
        left = SECONDS
        while self._next is not None:
            seconds = self._seconds.get(self._next.cell.key, SECONDS)
            if bundle and seconds > left:
                break
            bundle.append(self._next)
            left -= seconds
            self._next = next(self._tasks, None)
        return bundle

    def unpacked(self, played: Played) -> Iterator[Record]:
        """The records of a bundle; how long they took is remembered."""
        for record, seconds in played:
            self._seconds[record.key] = seconds
            yield record
