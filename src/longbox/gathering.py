"""Picks that belong together, made as one set and in any order.

A set of picks is offered in one order only, so that a search does not meet it n! times. People pick as they like: here
a set becomes the picks that lead to it, from the first pick of its group on, in the order in which they are offered.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

from longbox.engine.decision import DONE, Decision, Option, Question
from longbox.engine.effects.nouns import likeness
from longbox.engine.game import Game

TRIALS = 400
"""Positions that are tried before a set is taken for impossible: a hand has far fewer ways to pay."""


class Aim(NamedTuple):
    """What the first pick of a group was besides its card: the first attacker of a team also says whom it attacks."""

    verb: str
    to: int


class Gathering:
    """The group of picks that is asked for now. `start` is the position before its first pick."""

    def __init__(self, now: Game[Any], start: Game[Any], aim: Aim | None) -> None:
        decision = now.decision
        assert decision is not None
        assert decision.group is not None
        frame = now.state.frames[-1]
        assert isinstance(frame.node, Question)
        self.seat = decision.seat
        self.id = decision.group.id
        self.among = frame.node.among(now, frame)
        self._start = start
        self._aim = aim
        self._trials = 0

    def picks(self, cards: Iterable[int]) -> list[int] | None:
        """The options that pick just these cards and finish the group; None if that can't be done."""
        return self._find(cards, more=False)

    def can_add(self, cards: Iterable[int]) -> list[int]:
        """Which further cards could be part of a set together with these."""
        chosen = list(cards)
        left = [card for card in self.among if card not in chosen]
        return [card for card in left if self._find([*chosen, card], more=True) is not None]

    def _find(self, cards: Iterable[int], more: bool) -> list[int] | None:
        wanted = tuple(cards)
        if any(card not in self.among for card in wanted):
            return None
        self._trials = TRIALS
        return self._search(self._start, tuple(sorted(wanted, key=self.among.index)), more, first=True)

    def _search(self, game: Game[Any], wanted: tuple[int, ...], more: bool, first: bool) -> list[int] | None:
        decision = game.decision
        if not first and not self._goes_on(decision):
            return None if wanted else []
        assert decision is not None
        wanted = tuple(card for card in wanted if decision.group is None or card not in decision.group.picked)
        if not wanted and DONE in decision.options:
            return [decision.options.index(DONE)]
        for number, option in enumerate(decision.options):
            left = self._after(game, option, wanted, more, first)
            if left is None or self._trials == 0:
                continue
            self._trials -= 1
            trial = game.clone()
            trial.choose(option)
            rest = self._search(trial, left, more, first=False)
            if rest is not None:
                return [number, *rest]
        return None

    def _goes_on(self, decision: Decision | None) -> bool:
        return decision is not None and decision.group is not None and decision.group.id == self.id

    def _after(
        self, game: Game[Any], option: Option, wanted: tuple[int, ...], more: bool, first: bool
    ) -> tuple[int, ...] | None:
        """What is still wanted after an option; None for an option that does not lead there."""
        if option is DONE or (first and self._aim is not None and (option.verb, option.to) != self._aim):
            return None
        if option.card not in self.among:
            return None
        for card in wanted:
            if self._alike(game, card, option.card):
                return tuple(one for one in wanted if one != card)
        if not more:
            return None
        before_all_wanted = not wanted or self.among.index(option.card) < self.among.index(wanted[0])
        return wanted if before_all_wanted else None

    def _alike(self, game: Game[Any], card: int, other: int) -> bool:
        """Whether to pick one is to pick the other: of cards that are alike and not in play, only one is offered."""
        if card == other:
            return True
        zone = game.state.zone[card]
        if zone != game.state.zone[other] or game.rules.zones.of[zone].in_play:
            return False
        return likeness(game, card, self.seat) == likeness(game, other, self.seat)
