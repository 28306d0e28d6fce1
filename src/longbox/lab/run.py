"""Playing a plan: give out what is missing, keep what comes back, until every cell is done.

Whether a cell is done is judged after whole batches of its games, so that it does not depend on who plays them or in
which order they end.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from longbox.lab.crews import Crew
from longbox.lab.plan import Cell, Plan
from longbox.lab.play import Record, Task
from longbox.lab.sequential import bounds
from longbox.lab.store import Store

BATCH: Final = 20
"""Games of a cell between two looks at its win rate."""
MOST_GAMES: Final = 100_000
"""Where a plan says only how sure it wants to be."""


def run(plan: Plan, store: Store, crew: Crew, tell: Callable[[Record], None]) -> None:
    """Play what the store does not have yet. Every game is kept as it ends: whoever stops this loses none of them."""
    for cell in plan.cells:
        store.enter(cell, plan.seed)
    while tasks := [task for cell in plan.cells for task in next_tasks(plan, store, cell)]:
        for record in crew.play(in_turn(tasks)):
            store.add(record)
            tell(record)


def next_tasks(plan: Plan, store: Store, cell: Cell) -> list[Task]:
    """The games of a cell to play before anybody looks again; none if it is done."""
    played = store.played(cell)
    aim = goal(plan, store, cell, played)
    return [Task(cell, plan.seed, number) for number in range(aim) if number not in played]


def goal(plan: Plan, store: Store, cell: Cell, played: set[int]) -> int:
    """How many games of a cell there should be, as far as one can tell now."""
    if plan.until is None:
        return plan.games
    aim = 0
    while aim < plan.games:
        aim = min(aim + BATCH, plan.games)
        if not all(number in played for number in range(aim)):
            return aim
        found = bounds(store.won(cell, aim), aim)
        if found.high - found.low <= 2 * plan.until:
            return aim
    return aim


def in_turn(tasks: list[Task]) -> Iterator[Task]:
    """A game of every cell, then the next of every cell: so that what is there is even when one looks early."""
    return iter(sorted(tasks, key=lambda task: task.number))


def games_left(plan: Plan, store: Store) -> int | None:
    """How many games are missing; None where that depends on how they go."""
    if plan.until is not None:
        return None
    return sum(plan.games - len([n for n in store.played(cell) if n < plan.games]) for cell in plan.cells)
