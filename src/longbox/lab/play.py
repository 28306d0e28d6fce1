"""One game of a lab: played to its end, and what is to be known of it afterwards."""

from __future__ import annotations

from time import perf_counter
from typing import Any, NamedTuple

import longbox
from longbox import Match
from longbox.lab.curves import measures
from longbox.lab.hands import Hands
from longbox.lab.plan import Cell
from longbox.lab.thinkers import thinker


class Record(NamedTuple):
    """A game that was played. Seats are those of the cell, wherever they sat in this game.

    `cards`: by seat, each card that it held, with the turn in which it was first seen in hand and the turn in which it
    was first played (None: never). `curves`: (turn, seat or -1 for all, what is measured, value).
    """

    key: str
    number: int
    seed: int
    outcome: str
    rule: str
    winners: tuple[int, ...]
    villain_won: bool
    scores: tuple[int, ...]
    turns: int
    choices: int
    thinking: tuple[float, ...]
    cards: list[tuple[int, str, int, int | None]]
    curves: list[tuple[int, int, str, float]]

    @property
    def won(self) -> bool:
        """Whether the first seat won: what win rates are about."""
        return 0 in self.winners


class Task(NamedTuple):
    """One game to be played."""

    cell: Cell
    lab_seed: int
    number: int


def play(cell: Cell, lab_seed: int, number: int) -> Record:
    """Play one game. The same arguments give the same record, times apart, if no player watches the clock.

    Where players play against each other it matters who sits where: every other game begins one seat further.
    """
    seed = cell.seed(lab_seed, number)
    turned = 0 if longbox.about(cell.game).together else number % len(cell.players)
    match = longbox.deal(cell.game, seed=seed, record=False, **rotated(cell.setup, cell.players, turned))
    return Game(cell, match, turned, seed, number).play()


def rotated(setup: dict[str, Any], players: tuple[str, ...], by: int) -> dict[str, Any]:
    """The set-up with everybody some seats further: lists with an entry for each seat turn."""
    seats = len(players)
    return {
        name: value[-by:] + value[:-by] if by and isinstance(value, list) and len(value) == seats else value
        for name, value in setup.items()
    }


class Game:
    """A match of a cell while it is played."""

    def __init__(self, cell: Cell, match: Match, turned: int, seed: int, number: int) -> None:
        self._cell = cell
        self._match = match
        self._turned = turned
        self._seed = seed
        self._number = number
        self._players = [thinker(cell.players[self._place(seat)], seed + seat) for seat in range(match.seats)]
        self._thinking = [0.0] * match.seats
        self._hands = [Hands(match.name) for _ in range(match.seats)]
        self._curves: list[tuple[int, int, str, float]] = []
        self._turn = -1

    def _place(self, seat: int) -> int:
        """The seat of the cell that sits here in this game."""
        return (seat - self._turned) % self._match.seats

    def play(self) -> Record:
        choices = 0
        while self._match.decision is not None:
            self._measure()
            self._choose(self._match.decision.seat)
            choices += 1
        self._measure(at_end=True)
        return self._record(choices)

    def _choose(self, seat: int) -> None:
        started = perf_counter()
        option = self._players[seat].choose(self._match.seat(seat))
        self._thinking[self._place(seat)] += perf_counter() - started
        self._hands[seat].note(self._match, seat, option)
        self._match.choose(option)

    def _measure(self, *, at_end: bool = False) -> None:
        """Once a turn, and when it is over."""
        if self._match.turn == self._turn and not at_end:
            return
        self._turn = self._match.turn
        for seat, name, value in measures(self._match):
            self._curves.append((self._turn, seat if seat < 0 else self._place(seat), name, value))

    def _record(self, choices: int) -> Record:
        result = self._match.result
        assert result is not None, "a game in which nobody is asked has a result"
        scores = [0] * len(result.scores)
        for seat, score in enumerate(result.scores):
            scores[self._place(seat)] = score
        cards = [(self._place(seat), *seen) for seat in range(self._match.seats) for seen in self._hands[seat].cards()]
        return Record(
            self._cell.key, self._number, self._seed, result.outcome, result.rule,
            tuple(sorted(self._place(seat) for seat in result.winners)), result.villain_won, tuple(scores),
            self._match.turn, choices, tuple(self._thinking), sorted(cards), self._curves,
        )  # fmt: skip
