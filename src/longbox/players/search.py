"""A player that searches: information-set Monte-Carlo tree search.

All that the seat can't know is dealt anew for every round of trial games (`seat.sample`), and one tree learns from all
of them. At the decision itself all options are tried equally often, in the same deals with the same luck; when a part
of the budget is spent, the worse half is left out, and so on until two are left: what counts is that the best is found,
not that the trials go well. What is clearly worse is left out at once, and where one option is clearly the best, there
is no more to think about. Beyond the decision, the tree follows what does well (`tree.py`).
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from math import ceil, log2, sqrt
from statistics import fmean, stdev
from typing import Final

from longbox import Decision, Seat
from longbox.languages import said
from longbox.players.budget import Budget, Purse, never
from longbox.players.judges import Judge, Points, judge_of
from longbox.players.player import asked
from longbox.players.reasons import head_to_head, reason
from longbox.players.tree import Branch
from longbox.players.trials import Trial, Trials
from longbox.players.weighing import HOLDS_BACK, Weighed, only_choice, within_reach

BUDGET: Final = Budget(tries=450)
"""About a second of thinking. Trial games and not a time, so that one seed gives the same choice everywhere."""

ENOUGH: Final = 16
"""Rounds before options are left out for being clearly worse; it is looked at after every so many."""
SURE: Final = 4.0
"""How many standard errors an option must be behind the best to be clearly worse."""


class Search:
    """Plays trial games and takes the option that did best. One position, one seed, one choice."""

    def __init__(
        self,
        seed: int = 0,
        judge: Judge | None = None,
        budget: Budget = BUDGET,
        hurried: Callable[[], bool] = never,
    ) -> None:
        self._seed = seed
        self._judge = judge
        self._budget = budget
        self._hurried = hurried

    def choose(self, seat: Seat) -> int:
        only = only_choice(asked(seat))
        return self._think(seat).ranked()[0] if only is None else only

    def hint(self, seat: Seat) -> tuple[int, str]:
        """The option to take, and why: what speaks for it, and how it did beside the next best."""
        decision = asked(seat)
        only = only_choice(decision)
        if only is not None:
            return only, said("there is nothing else to choose")
        thought = self._think(seat)
        best, second, *_ = thought.ranked()
        compared = gaps(thought.results[best], thought.results[second])
        return best, head_to_head(reason(thought.weighed()), compared, decision.options[second].label)

    def _think(self, seat: Seat) -> Thought:
        view = seat.view()
        purse = Purse(self._budget, self._hurried)
        judge = self._judge or judge_of(view["game"])
        decision = asked(seat)
        thought = Thought(seat, decision, f"{self._seed}/{decision.number}", purse)
        thought.think(Trials(seat.number, view, judge, purse))
        return thought


class Thought:
    """One decision being thought about."""

    def __init__(self, seat: Seat, decision: Decision, seed: str, purse: Purse) -> None:
        self._seat = seat
        self._seed = seed
        self._purse = purse
        self._verbs = decision.verbs
        self._rivals = within_reach(self._verbs, seed)
        self._branches = {option: Branch() for option in self._rivals}
        self.results: dict[int, dict[int, Trial]] = {option: {} for option in self._rivals}
        """How each option came out, by rounds: in one round all have the same deal and the same luck."""

    def think(self, trials: Trials) -> None:
        """Play trial games until the budget is spent or one option is clearly the best."""
        halvings = ceil(log2(len(self._rivals)))
        done = number = 0
        while self._purse.share < 1 and len(self._rivals) > 1:
            self._one_round(trials, number)
            number += 1
            while done < halvings and self._purse.share >= (done + 1) / halvings:
                done += 1
                self._rivals = self._sorted(self._rivals)[: max(2, (len(self._rivals) + 1) // 2)]
            if number % ENOUGH == 0:
                self._leave_out_the_hopeless()

    def _leave_out_the_hopeless(self) -> None:
        best, *others = self._sorted(self._rivals)
        self._rivals = [best] + [
            one for one in others if not clearly_better(gaps(self.results[best], self.results[one]))
        ]

    def _one_round(self, trials: Trials, number: int) -> None:
        deal = self._seat.sample(random.Random(f"{self._seed}/{number}").getrandbits(32))
        for option in self._rivals:
            if self._purse.share >= 1:
                return
            luck = random.Random(f"{self._seed}/{number}")
            result = trials.play(deal.clone(), option, self._branches[option], luck)
            if result is not None:
                self._purse.spend()
                self.results[option][number] = result

    def ranked(self) -> list[int]:
        """All options that were tried, the best first; those that were left out come last."""
        return self._sorted(self._rivals) + self._sorted([one for one in self.results if one not in self._rivals])

    def weighed(self) -> list[Weighed]:
        return [Weighed(option, average_points(self.results[option])) for option in self.ranked()]

    def _sorted(self, options: list[int]) -> list[int]:
        def rank(option: int) -> tuple[bool, float, bool, int]:
            branch = self._branches[option]
            return not branch.visits, -round(branch.mean, 6), self._verbs[option] not in HOLDS_BACK, option

        return sorted(options, key=rank)


def average_points(results: Mapping[int, Trial]) -> Points:
    """The points of an option by purpose, on average over its trials."""
    sums: Points = {}
    for trial in results.values():
        for purpose, worth in trial.points.items():
            sums[purpose] = sums.get(purpose, 0.0) + worth
    return {purpose: total / len(results) for purpose, total in sums.items()}


def gaps(first: Mapping[int, Trial], second: Mapping[int, Trial]) -> list[float]:
    """By how much an option did better than another, round by round, with the same luck."""
    return [first[number].worth - second[number].worth for number in first if number in second]


def clearly_better(found: list[float]) -> bool:
    """Whether gaps are in favour of the first option beyond all chance."""
    return len(found) >= ENOUGH and fmean(found) > SURE * stdev(found) / sqrt(len(found))
