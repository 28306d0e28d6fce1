"""Time that players spend on a turn, and what they do when they are told to hurry."""

from __future__ import annotations

import time

import longbox
from longbox.players import clock
from longbox.players.budget import Budget
from longbox.players.clock import TurnClock
from longbox.players.search import Search


def test_time_is_counted_by_seat_and_turn(monkeypatch):
    now = [0.0]
    monkeypatch.setattr(clock, "monotonic", lambda: now[0])
    match = longbox.deal("legendary", seed=1, players=2)
    turns = TurnClock()

    def think(seat: int, seconds: float) -> float:
        with turns.thinking(match, seat) as spent:
            now[0] += seconds
        return spent

    assert think(0, 2) == 0
    assert think(0, 3) == 2
    assert think(1, 1) == 0
    assert think(0, 1) == 5
    turn = match.turn
    while match.turn == turn:
        assert match.decision is not None
        match.choose(len(match.decision.options) - 1)
    assert think(0, 1) == 0


def test_who_is_told_to_hurry_answers_with_the_best_found_so_far():
    match = longbox.deal("champions", seed=3)
    assert match.decision is not None
    seat = match.seat(match.decision.seat)
    told = []

    def hurried() -> bool:
        told.append(True)
        return True

    patient = 60.0
    started = time.monotonic()
    option = Search(1, budget=Budget(10**6, patient), hurried=hurried).choose(seat)
    assert time.monotonic() - started < patient / 2
    assert told
    assert 0 <= option < len(match.decision.options)
