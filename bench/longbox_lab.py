"""Whole random games a second in one process and in two, as the lab plays them, for the table of peers.py.

The lab keeps what it needs of every game: results, hands, curves. So these games are slower than bare ones.
"""

from collections.abc import Callable
from itertools import count, islice

import longbox
from longbox.lab.crews import crew
from longbox.lab.plan import cells
from longbox.lab.play import Task
from measure import Clock, Measurement

WARM_UP = 10
"""Games for each process before the clock starts: meanwhile it imports Longbox."""


def lab_games(name: str, processes: int) -> Callable[[float, int], Measurement]:
    def run(seconds: float, seed: int) -> Measurement:
        cell = cells(name, [], {}, ["random"])[0]
        workers = crew(processes, None)
        records = workers.play(Task(cell, seed, number) for number in count())
        for _ in islice(records, WARM_UP * processes):
            pass
        clock = Clock(seconds)
        while clock.running():
            clock.count_game(next(records).choices)
        workers.close()
        return Measurement(
            decisions=clock.decisions,
            games=clock.games,
            seconds=clock.elapsed(),
            rate=clock.decisions / clock.elapsed(),
            clone_us=None,
            view_us=None,
            note="forced choices are counted too",
        )

    return run


PEERS = {
    f"Longbox {name}, lab, {processes} process{'es' * (processes > 1)}": lab_games(name, processes)
    for name in longbox.games()
    for processes in (1, 2)
}
