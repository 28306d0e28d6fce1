"""A player that looks where each option leads within the turn, and takes the one that leaves it best off."""

from __future__ import annotations

from typing import Final

from longbox import Seat
from longbox.languages import said
from longbox.players.budget import Budget, Purse
from longbox.players.judges import Judge, judge_of
from longbox.players.player import asked
from longbox.players.reasons import reason
from longbox.players.weighing import WIDEST, Scale, Weighed, only_choice

EFFORT: Final = 150
"""Choices to try out for one decision: some hundredths of a second, so that a lab can play thousands of games.

A number and not a time, so that one seed gives the same choice everywhere. Who must answer in time may be given
seconds as well."""

FEWEST: Final = 3
A_LOOK: Final = 20
"""Choices that a look at one option takes at least: who may try out little looks at few options."""


class Greedy:
    """Weighs every option by a rollout. Remembers nothing: one position, one seed, one choice."""

    def __init__(
        self, seed: int = 0, judge: Judge | None = None, effort: int = EFFORT, seconds: float | None = None
    ) -> None:
        self._seed = seed
        self._judge = judge
        self._budget = Budget(effort, seconds)

    def choose(self, seat: Seat) -> int:
        only = only_choice(asked(seat))
        return self._weigh(seat)[0].option if only is None else only

    def hint(self, seat: Seat) -> tuple[int, str]:
        """The option to take, and a short reason."""
        only = only_choice(asked(seat))
        if only is not None:
            return only, said("there is nothing else to choose")
        weighed = self._weigh(seat)
        return weighed[0].option, reason(weighed)

    def _weigh(self, seat: Seat) -> list[Weighed]:
        purse = Purse(self._budget)
        judge = self._judge or judge_of(seat.view()["game"])
        most = max(FEWEST, min(WIDEST, self._budget.tries // A_LOOK))
        return Scale(seat, asked(seat), judge, self._seed, purse, most).weigh()
