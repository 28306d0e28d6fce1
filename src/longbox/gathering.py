"""Picks that belong together, made as one set and in any order.

A set of picks is offered in one order only, so that a search does not meet it n! times. People pick as they like: here
a set becomes the picks that lead to it, from the first pick of its group on, in the order in which they are offered.

Where only one pick is left it is made without asking, so what a choice leads to is not what it names. Each is tried out
on a copy, as far as its group goes, and what was really picked there is what counts.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from typing import Any, NamedTuple

from longbox.engine.decision import DONE, Option, Question
from longbox.engine.effects.nouns import likeness
from longbox.engine.frames import Frame
from longbox.engine.game import Game


class Aim(NamedTuple):
    """What the first pick of a group was besides its card: the first attacker of a team also says whom it attacks."""

    verb: str
    to: int


class Place(NamedTuple):
    """How far some choices have led in a group: the cards picked by then, and whether that is all of them."""

    game: Game[Any]
    picked: tuple[int, ...]
    over: bool

    @property
    def options(self) -> list[Option]:
        decision = self.game.decision
        return [] if self.over or decision is None else decision.options


Path = tuple[int, ...]
"""The numbers of the options taken since the start of a group."""


class Gathering:
    """The group of picks that is asked for now. `start` is the position before its first pick."""

    def __init__(self, now: Game[Any], start: Game[Any], aim: Aim | None) -> None:
        assert now.decision is not None
        assert now.decision.group is not None
        frame = now.state.frames[-1]
        assert isinstance(frame.node, Question)
        self.asked = now.decision
        self.seat = now.decision.seat
        self.id = now.decision.group.id
        self.among = frame.node.among(now, frame)
        self._question: Question = frame.node
        self._depth = len(now.state.frames) - 1
        self._aim = aim
        self._looks = {card: self._look(start, card) for card in self.among}
        before = self._frame(start)
        picked = () if before is None else self._question.picks(before)
        self._places: dict[Path, Place | None] = {(): Place(start.clone(), picked, over=False)}

    def picks(self, cards: Iterable[int]) -> list[int] | None:
        """The options that pick just these cards and finish the group; None if that can't be done.

        Where every order is offered, each means something else: then it is the order in which the cards are given.
        """
        wanted = list(cards)
        if any(card not in self._looks for card in wanted):
            return None
        if len(set(wanted)) < len(wanted) and not self._question.repeats:
            return None
        path = self._path(wanted)
        return self._path(self._in_order(wanted)) if path is None else path

    def can_add(self, cards: Iterable[int]) -> list[int]:
        """Which further cards could be part of a set together with these."""
        chosen = list(cards)
        if any(card not in self._looks for card in chosen):
            return []
        further = [card for card in self.among if self._question.repeats or card not in chosen]
        return [card for card in further if self._is_part_of_a_set([*chosen, card])]

    def _in_order(self, cards: Iterable[int]) -> list[int]:
        return sorted(cards, key=self.among.index)

    def _path(self, wanted: list[int]) -> list[int] | None:
        """The options that pick these cards, the first of them that is offered each time."""
        path: Path = ()
        place = self._place(path)
        while place is not None:
            left, others = self._compare(wanted, place.picked)
            if others:
                return None
            if place.over:
                return None if left else list(path)
            number = self._number(path, place, left)
            if number is None:
                return None
            path = (*path, number)
            place = self._place(path)
        return None

    def _number(self, path: Path, place: Place, left: Sequence[int]) -> int | None:
        """The option to take next: the first card of these that is offered, or one like it; with none left, to stop."""
        if not left:
            return place.options.index(DONE) if DONE in place.options else None
        offered = {option.card: number for number, option in self._picking(path, place)}
        for card in left:
            for one, number in offered.items():
                if one == card or (card not in offered and self._looks[one] == self._looks[card]):
                    return number
        return None

    def _picking(self, path: Path, place: Place) -> list[tuple[int, Option]]:
        """The options that are picks of this group, with their numbers."""
        found: dict[int, tuple[int, Option]] = {}
        for number, option in enumerate(place.options):
            aimed = path or self._aim is None or (option.verb, option.to) == self._aim
            if aimed and option.card in self._looks:
                found.setdefault(option.card, (number, option))
        return list(found.values())

    def _is_part_of_a_set(self, cards: list[int]) -> bool:
        return self._leads_to(cards, ()) or self._leads_to(self._in_order(cards), ())

    def _leads_to(self, wanted: list[int], path: Path) -> bool:
        """Whether more choices pick all of these cards; then the group can be finished somehow."""
        place = self._place(path)
        if place is None:
            return False
        left, _ = self._compare(wanted, place.picked)
        if not left or place.over:
            return not left
        number = self._number(path, place, left)
        if number is not None and self._leads_to(wanted, (*path, number)):
            return True
        first = self.among.index(left[0])
        return any(
            self._leads_to(wanted, (*path, other))
            for other, option in self._picking(path, place)
            if other != number and self.among.index(option.card) < first
        )

    def _compare(self, wanted: Sequence[int], picked: Sequence[int]) -> tuple[list[int], list[int]]:
        """What is wanted and not picked, and what is picked and not wanted. Cards that look alike are as good."""
        left = list(wanted)
        unmatched = []
        for card in picked:
            if card in left:
                left.remove(card)
            else:
                unmatched.append(card)
        others = []
        for card in unmatched:
            like = next((one for one in left if self._looks[one] == self._looks.get(card)), None)
            if like is None:
                others.append(card)
            else:
                left.remove(like)
        return left, others

    def _place(self, path: Path) -> Place | None:
        """Where some choices lead; None if they leave the group before it is made."""
        if path not in self._places:
            before = self._place(path[:-1])
            assert before is not None
            self._places[path] = self._after(before.game, before.options[path[-1]])
        return self._places[path]

    def _after(self, game: Game[Any], option: Option) -> Place | None:
        """What an option leads to, no further than the last pick of the group."""
        trial = game.clone()
        frame = self._frame(trial)
        trial.answer(option)
        frame = frame or self._frame(trial)
        if frame is None:
            return None
        while trial.decision is None and self._frame(trial) is frame:
            top = trial.state.frames[-1]
            top.node.step(trial, top)
        if self._frame(trial) is not frame:
            return Place(trial, self._question.picks(frame), over=True)
        decision = trial.decision
        if decision is None or decision.group is None or decision.group.id != self.id:
            return None
        return Place(trial, self._question.picks(frame), over=False)

    def _frame(self, game: Game[Any]) -> Frame | None:
        """The frame of this group, if it has one yet and still."""
        frames: list[Frame] = game.state.frames
        if len(frames) <= self._depth or frames[self._depth].node is not self._question:
            return None
        return frames[self._depth]

    def _look(self, game: Game[Any], card: int) -> Hashable:
        """What cards have in common of which one is as good as the other: those that are alike and not in play."""
        zone: int = game.state.zone[card]
        return card if game.rules.zones.of[zone].in_play else (zone, likeness(game, card, self.seat))
