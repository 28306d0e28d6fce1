"""What an environment shows of a table, and what an action is.

An observation is one array of numbers: those of the table, then a row for each card in sight, then a row for each
option (`Layout` says where). Action k takes option k; where a decision has more options than there are actions, the
last action turns to the next page of them.
"""

from __future__ import annotations

import struct
from functools import cache
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
LIMITS: Final = np.iinfo(np.int32)
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
    table, cards, options = match.numbers(seat, NUMBERED)
    observation = np.zeros(layout.size, np.int32)
    write(table, observation, 0)
    write(cards[: CARDS * len(layout.cards)], observation, len(table))
    write(open_page(options, page, len(layout.options)), observation, layout.options_at)
    return observation


def write(numbers: list[int], observation: Array, at: int) -> None:
    """Write numbers from a place on, as NumPy would in twice the time. What is too large to be written, as a number may
    be that a player chooses, is written as large as can be."""
    form, place = f"{len(numbers)}i", at * observation.itemsize
    try:
        struct.pack_into(form, observation.data, place, *numbers)
    except struct.error:
        bounded = [min(max(LIMITS.min, number), LIMITS.max) for number in numbers]
        struct.pack_into(form, observation.data, place, *bounded)


def open_page(options: list[int], page: int, width: int) -> list[int]:
    """The options of a page; the action that turns to the next one stands for none."""
    first = page * TURN_THE_PAGE * width
    count = ACTIONS if len(options) - first <= ACTIONS * width else TURN_THE_PAGE
    return options[first : first + count * width]


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
