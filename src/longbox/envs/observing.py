"""What an environment shows of a table, and what an action is.

An observation is one array of numbers: those of the table, then a row for each card in sight, then a row for each
option (`Layout` says where). Action k takes option k; where a decision has more options than there are actions, the
last action turns to the next page of them.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import chain
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

import longbox
from longbox import Match, Result

ACTIONS: Final = 128
TURN_THE_PAGE: Final = ACTIONS - 1
CARDS: Final = 400
"""Rows for cards: more than lie on the fullest table."""

VERBS: Final = (
    "activate", "ask", "assign", "attach", "attack", "call", "choose", "copy", "copy play", "decline", "defend",
    "discard", "dismiss", "done", "end", "equip", "fight", "flip", "give", "go first", "go second", "heal", "join",
    "keep", "ko", "leave", "level up", "mode", "move", "name", "no", "pass", "pass card", "pay", "place", "play",
    "player", "power up", "put back", "put on deck", "put under", "recover", "recruit", "refuse", "resolve", "resource",
    "reveal", "row", "space", "strike back", "suffer", "take", "thwart", "transform", "use", "yes",
)  # fmt: skip
"""What options can be about, in all three games; a verb is told by its place, counted from 1."""
NUMBERED: Final = {verb: number for number, verb in enumerate(VERBS, 1)}

Array = NDArray[np.int32]
Observation = dict[str, NDArray[Any]]


class Layout(NamedTuple):
    """Names of the numbers of a game, and where they stand in an observation."""

    table: tuple[str, ...]
    cards: tuple[str, ...]
    options: tuple[str, ...]

    @property
    def options_at(self) -> int:
        return len(self.table) + CARDS * len(self.cards)

    @property
    def size(self) -> int:
        return self.options_at + ACTIONS * len(self.options)

    def parts(self, observation: Array) -> tuple[Array, Array, Array]:
        """Table, cards and options of an observation, as views of it: a row for each card and each option."""
        cards_at, options_at = len(self.table), self.options_at
        return (
            observation[:cards_at],
            observation[cards_at:options_at].reshape(CARDS, len(self.cards)),
            observation[options_at:].reshape(ACTIONS, len(self.options)),
        )


@cache
def layout_of(game: str) -> Layout:
    names = longbox.deal(game, seed=0, record=False).number_names()
    return Layout(names.table, names.cards, names.options)


def observe(match: Match, seat: int, page: int = 0) -> Array:
    """The table as a seat may see it, in numbers."""
    layout = layout_of(match.name)
    observation = np.zeros(layout.size, np.int32)
    table, cards, options = layout.parts(observation)
    seen = match.numbers(seat, NUMBERED)
    table[:] = np.fromiter(seen.table, np.int32, len(table))
    fill(cards, seen.cards)
    fill(options, open_page(seen.options, page))
    return observation


def open_page(columns: Sequence[Sequence[int]], page: int) -> Sequence[Sequence[int]]:
    """The options of a page; the action that turns to the next one stands for none."""
    first = page * TURN_THE_PAGE
    count = len(columns[0])
    last = count if count - first <= ACTIONS else first + TURN_THE_PAGE
    return columns if last - first == count else [column[first:last] for column in columns]


def fill(rows: Array, columns: Sequence[Sequence[int]]) -> None:
    """Write columns into rows, as many as there are."""
    count = len(columns[0])
    shown = np.fromiter(chain.from_iterable(columns), np.int32, count * len(columns)).reshape(len(columns), count)
    rows[:count] = shown.T[: len(rows)]


def legal_actions(match: Match, page: int = 0) -> int:
    """How many actions can be taken: always the first ones, then perhaps the one that turns the page."""
    return min(options_left(match, page), ACTIONS)


def take(match: Match, action: int, page: int = 0) -> int:
    """Take the option that an action stands for; the page that is open afterwards."""
    if action == TURN_THE_PAGE and options_left(match, page) > ACTIONS:
        return page + 1
    match.choose(page * TURN_THE_PAGE + action)
    return 0


def options_left(match: Match, page: int) -> int:
    """How many options there are from a page on."""
    decision = match.decision
    assert decision is not None, "nobody is asked once a game is over"
    return len(decision.options) - page * TURN_THE_PAGE


def action_label(match: Match, action: int, page: int = 0) -> str:
    """What an action does, in words."""
    assert match.decision is not None, "nobody is asked once a game is over"
    option = page * TURN_THE_PAGE + action
    if action >= legal_actions(match, page):
        return "not possible now"
    if action == TURN_THE_PAGE and len(match.decision.options) > option + 1:
        return "see more options"
    return match.decision.options[option].label


def rewards(result: Result, seats: int) -> list[float]:
    """1 for each winner, -1 for each loser; 0 for all where nobody wins and no villain either."""
    if not result.winners and not result.villain_won:
        return [0.0] * seats
    return [1.0 if seat in result.winners else -1.0 for seat in range(seats)]


def dealt(game: str, seed: int, setup: dict[str, Any]) -> Match:
    return longbox.deal(game, seed=seed, record=False, **setup)
