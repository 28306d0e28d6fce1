"""What a search remembers: for every line of play, how its options have done so far.

There is one tree, over what the searching seat may know, for all deals: its branches are options by their keys. What
was learnt in one deal is used in the next, and an option that only some deals offer is compared by how often it could
have been taken. The other players' branches lie in the same tree. A tree for each of them would let them forget what
only the searching seat can see, but splits the few hundred trial games of a choice into trees too thin to learn from.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from math import sqrt
from typing import Final

from longbox import Decision
from longbox.players.lore import Lore
from longbox.players.rollout import EVEN, USUAL_HABIT

CURIOSITY: Final = 0.3
"""How much a try of an option that was seldom tried is worth, beside what the options have brought so far."""
HEARSAY: Final = 2.0
"""What is known of an option elsewhere counts as so many tries here."""
WHIM: Final = 0.1
"""How much of the curiosity is chance, so that options as good as each other are not tried in the order of the list."""


class Branch:
    """An option that somebody may take, what it has brought whoever takes it, and the branches beyond it."""

    __slots__ = ("beyond", "offered", "total", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.offered = 0
        self.total = 0.0
        self.beyond: dict[tuple[int, str], Branch] = {}

    @property
    def mean(self) -> float:
        return self.total / self.visits if self.visits else EVEN

    def add(self, worth: float) -> None:
        self.visits += 1
        self.total += worth

    def pick(
        self, decision: Decision, habits: Mapping[str, float], lore: Lore, rng: random.Random
    ) -> tuple[int, Branch]:
        """The option to try in a decision beyond this branch: one that does well, or that was seldom tried."""
        seat = decision.seat
        ready = [habits.get(verb, USUAL_HABIT) for verb in decision.verbs]
        curiosity = CURIOSITY / sum(ready)
        usual = lore.usual(seat)
        keys = decision.keys
        gains = lore.gains(seat, keys)
        best = -1.0
        found = 0, self
        for number, key in enumerate(keys):
            branch = self._beyond(seat, key)
            branch.offered += 1
            heard = HEARSAY * (usual + gains[number])
            worth = (branch.total + heard) / (branch.visits + HEARSAY)
            curious = curiosity * ready[number] * sqrt(branch.offered) / (1 + branch.visits)
            worth += curious * (1 + WHIM * rng.random())
            if worth > best:
                best, found = worth, (number, branch)
        return found

    def _beyond(self, seat: int, key: str) -> Branch:
        branch = self.beyond.get((seat, key))
        if branch is None:
            branch = self.beyond[seat, key] = Branch()
        return branch
