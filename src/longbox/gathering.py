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
        self._repeats = frame.node.repeats
        self._start = start
        self._aim = aim
        self._trials = 0

    def picks(self, cards: Iterable[int]) -> list[int] | None:
        """The options that pick just these cards and finish the group; None if that can't be done."""
        return self._find(cards, more=False)

    def can_add(self, cards: Iterable[int]) -> list[int]:
        """Which further cards could be part of a set together with these."""
        chosen = list(cards)
        left = [card for card in self.among if self._repeats or card not in chosen]
        return [card for card in left if self._find([*chosen, card], more=True) is not None]

    def _find(self, cards: Iterable[int], more: bool) -> list[int] | None:
        wanted = tuple(cards)
        if any(card not in self.among for card in wanted):
            return None
        self._trials = TRIALS
        return self._search(self._start, tuple(sorted(wanted, key=self.among.index)), more, made=0)

    def _search(self, game: Game[Any], wanted: tuple[int, ...], more: bool, made: int) -> list[int] | None:
        """The options that lead from here to what is still wanted. `made`: how many cards were picked on the way here;
        what was picked beyond them had no alternative."""
        decision = game.decision
        first = made == 0
        if not first and not self._goes_on(decision):
            return None if wanted else []
        assert decision is not None
        by_itself = () if decision.group is None else decision.group.picked[made:]
        made += len(by_itself)
        for card in by_itself:
            wanted = without(wanted, card)
        if not wanted and DONE in decision.options:
            return [decision.options.index(DONE)]
        for number, option in enumerate(decision.options):
            left = self._after(game, option, wanted, more, first)
            if left is None or self._trials == 0:
                continue
            self._trials -= 1
            trial = game.clone()
            trial.choose(option)
            rest = self._search(trial, left, more, made + len(option.cards))
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
        for picked in option.cards:
            meant = next((card for card in wanted if self._alike(game, card, picked)), None)
            before_all_wanted = not wanted or self.among.index(picked) < self.among.index(wanted[0])
            if meant is not None:
                wanted = without(wanted, meant)
            elif not more or not before_all_wanted:
                return None
        return wanted

    def _alike(self, game: Game[Any], card: int, other: int) -> bool:
        """Whether to pick one is to pick the other: of cards that are alike and not in play, only one is offered."""
        if card == other:
            return True
        zone = game.state.zone[card]
        if zone != game.state.zone[other] or game.rules.zones.of[zone].in_play:
            return False
        return likeness(game, card, self.seat) == likeness(game, other, self.seat)


def without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    """All but one mention of a card."""
    if card not in cards:
        return cards
    place = cards.index(card)
    return cards[:place] + cards[place + 1 :]
