"""Trial games: from an option on, first by what the tree has learnt, then quickly to the horizon.

That is where a later turn asks the seat, or, for a search with many trial games, its own next turn: it sees what the
others make of theirs, which some hundred trial games could not tell from chance. Playing on to the end would tell
little more, and take twenty times as long: what chance brings later hides what the option is good for.
"""

from __future__ import annotations

import random
from math import exp
from typing import Final, NamedTuple

from longbox import Decision, Match
from longbox.players.budget import Purse
from longbox.players.judges import Judge, Points, View
from longbox.players.lore import Lore
from longbox.players.rollout import EVEN, GAME_WON, LONGEST, THE_GAME, is_quiet, outcome
from longbox.players.tree import Branch

SWING: Final = 20.0
"""Points that turn an even chance into about three to one."""

CONSOLATION: Final = 0.02
"""How much the position counts when the game is over: who seems to lose whatever they do still do what helps most."""

FAR: Final = 1000
"""So many trial games are enough to look as far as the seat's own next turn."""
LONGEST_FAR: Final = 250
"""Choices after which such a trial stops wherever it is."""


class Trial(NamedTuple):
    """How a trial game came out for the seat: its worth from 0 (lost) to 1 (won), and the points."""

    worth: float
    points: Points


class Taken(NamedTuple):
    """A choice in a trial game: whose, which, and its branch while the tree reaches."""

    seat: int
    key: str
    branch: Branch | None


class Trials:
    """The trial games for one decision, and what they have taught so far."""

    def __init__(self, seat: int, view: View, judge: Judge, purse: Purse) -> None:
        self._seat = seat
        self._judge = judge
        self._purse = purse
        self._far = purse.tries >= FAR
        self._lore = Lore()
        self._standing = [sum(judge.points(view, one).values()) for one in range(view["seats"])]

    def play(self, match: Match, option: int, branch: Branch, rng: random.Random) -> Trial | None:
        """Try an option; None if the time is over before the trial is. The match is played on: give a copy."""
        turn = match.turn
        match.choose(option)
        line = [Taken(self._seat, "", branch)]
        for _ in range(LONGEST_FAR if self._far else LONGEST):
            decision = match.decision
            if decision is None or self._is_far_enough(match, decision, turn):
                break
            if self._purse.late:
                return None
            if len(decision.options) == 1:
                match.choose(0)
                continue
            last = line[-1].branch
            if last is not None and (last.visits or len(line) == 1):
                number, reached = last.pick(decision, self._judge.habits, self._lore, rng)
                line.append(Taken(decision.seat, decision.keys[number], reached))
            else:
                number = self._lore.pick(decision, self._judge.habits, rng)
                line.append(Taken(decision.seat, decision.keys[number], None))
            match.choose(number)
        return self._learn(match, line)

    def _is_far_enough(self, match: Match, decision: Decision, turn: int) -> bool:
        return is_quiet(match, decision, self._seat, turn) and (not self._far or match.active == self._seat)

    def _learn(self, match: Match, line: list[Taken]) -> Trial:
        """Let every choice of the line know what came of it, for whoever made it."""
        view = match.view(self._seat, self._judge.zones)
        seats = {taken.seat for taken in line}
        found = {seat: self._trial(match, view, seat) for seat in sorted(seats)}
        for taken in line:
            if taken.branch is not None:
                taken.branch.add(found[taken.seat].worth)
        for seat, key in dict.fromkeys((taken.seat, taken.key) for taken in line[1:]):
            self._lore.add(seat, key, found[seat].worth)
        return found[self._seat]

    def _trial(self, match: Match, view: View, seat: int) -> Trial:
        points = self._judge.points(view, seat)
        gained = chance(sum(points.values()) - self._standing[seat])
        if match.result is not None:
            points[THE_GAME] = outcome(match.result, seat)
            over = EVEN + EVEN * points[THE_GAME] / GAME_WON
            return Trial(over + CONSOLATION * (gained - over), points)
        return Trial(gained, points)


def chance(gained: float) -> float:
    """Points that were gained since the decision, as a worth between a game lost and a game won."""
    return 1 / (1 + exp(-gained / SWING))
