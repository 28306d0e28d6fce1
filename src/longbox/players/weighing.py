"""Comparing options: look where each of them leads, then spend the time on those that are still in question.

What a seat can't know is dealt anew for every round, and an option's worth is the average over the rounds. What the
seat will pick for itself on the way it will pick well, so in each round the best of a few tries counts.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Final, NamedTuple

from longbox import Decision, Seat
from longbox.players.budget import Purse
from longbox.players.judges import Judge, Points
from longbox.players.rollout import Rollout, rollout

WIDEST: Final = 20
"""Options that are looked at; of more than these (naming any card of the game) some are left out by chance."""
TRIES: Final = 3
JUDGING: Final = 2
"""What it takes to copy a game and to judge a position, in choices."""
MOST_ROUNDS: Final = 10

HOLDS_BACK: Final = frozenset({"pass", "done", "no", "end"})
"""Verbs that change nothing: between equals they come first, lest a card be spent for nothing."""

IMPOSES: Final = frozenset({"ask"})
"""Verbs that put a question to another player. Computer players leave them alone: people who sit there with them would
be asked at every turn, for something that they can as well do in their own."""


def within_reach(verbs: Sequence[str], seed: str, most: int = WIDEST) -> list[int]:
    """The options to look at, by number; of more than `most` some by chance."""
    options = [option for option, verb in enumerate(verbs) if verb not in IMPOSES]
    if len(options) <= most:
        return options
    kept = [option for option in options if verbs[option] in HOLDS_BACK]
    others = [option for option in options if option not in kept]
    return sorted(kept + random.Random(seed).sample(others, most - len(kept)))


def only_choice(decision: Decision) -> int | None:
    """The option that there is no other to look at beside."""
    options = within_reach(decision.verbs, "")
    return options[0] if len(options) == 1 else None


class Weighed(NamedTuple):
    """An option and the points that it leads to, by purpose, on average."""

    option: int
    points: Points

    @property
    def total(self) -> float:
        return sum(self.points.values())


class Scale:
    """One decision being weighed, by looks at so many of its options at most."""

    def __init__(self, seat: Seat, decision: Decision, judge: Judge, seed: int, purse: Purse, most: int) -> None:
        self._seat = seat
        self._purse = purse
        self._judge = judge
        self._seed = f"{seed}/{decision.number}"
        self._verbs = decision.verbs
        self._sums: dict[int, Points] = {option: {} for option in within_reach(self._verbs, self._seed, most)}
        self._rounds: dict[int, int] = dict.fromkeys(self._sums, 0)

    def weigh(self) -> list[Weighed]:
        """All options that were looked at, the best first."""
        rivals = list(self._sums)
        for number in range(MOST_ROUNDS):
            self._one_round(rivals, number)
            rivals = self._ranked(rivals)[: max(2, (len(rivals) + 1) // 2)]
            if self._purse.share >= 1:
                break
        losers = [option for option in self._sums if option not in rivals]
        return [Weighed(option, self._average(option)) for option in self._ranked(rivals) + self._ranked(losers)]

    def _one_round(self, rivals: list[int], number: int) -> None:
        """The rivals meet in the same deal with the same chances, as often as the effort allows."""
        deal = self._seat.sample(random.Random(f"{self._seed}/{number}").getrandbits(32))
        best: dict[int, Rollout] = {}
        for attempt in range(TRIES):
            for option in rivals:
                if best and self._purse.late:
                    break
                rng = random.Random(f"{self._seed}/{number}/{attempt}")
                lean = (attempt + rng.random()) / TRIES
                found = rollout(deal.clone(), self._seat.number, option, self._judge, lean, rng)
                best[option] = max(best.get(option, found), found, key=lambda one: one.total)
                self._purse.spend(found.choices + JUDGING)
            if self._purse.share >= 1:
                break
        for option, found in best.items():
            self._add(option, found.points)

    def _add(self, option: int, points: Points) -> None:
        sums = self._sums[option]
        for purpose, worth in points.items():
            sums[purpose] = sums.get(purpose, 0.0) + worth
        self._rounds[option] += 1

    def _average(self, option: int) -> Points:
        return {purpose: worth / self._rounds[option] for purpose, worth in self._sums[option].items()}

    def _ranked(self, options: list[int]) -> list[int]:
        """Those of some options that were looked at, the best first."""

        def rank(option: int) -> tuple[float, bool, int]:
            total = round(sum(self._average(option).values()), 6)
            return -total, self._verbs[option] not in HOLDS_BACK, option

        return sorted((option for option in options if self._rounds[option]), key=rank)
