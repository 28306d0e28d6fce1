"""Somebody does not want to wait: for a computer player, or for a hint."""

from __future__ import annotations

import time
from concurrent.futures import ThreadPoolExecutor

import pytest

from longbox.server import flags, thinking
from longbox.server.thinking import Job, Thinkers
from server.guests import PERSON, Guest, House, Laid

PATIENT = 60.0
"""Seconds: who must wait so long for a thought has not ended it."""


@pytest.fixture(autouse=True)
def slow_thinkers(monkeypatch) -> None:
    """Computer players that think for a minute, in a thread, unless they are told to hurry."""

    def pool(self: Thinkers) -> ThreadPoolExecutor:
        flags.share(self._flags.row)
        return ThreadPoolExecutor(1)

    def ponder(job: Job) -> int:
        ends = time.monotonic() + PATIENT
        while not flags.is_up(job.flag) and time.monotonic() < ends:
            time.sleep(0.01)
        return 0

    monkeypatch.setattr(Thinkers, "_new_pool", pool)
    monkeypatch.setattr(thinking, "decide", ponder)
    monkeypatch.setattr(thinking, "advice", lambda job: (ponder(job), "so it seems"))


@pytest.fixture
def in_time():
    started = time.monotonic()
    yield
    assert time.monotonic() - started < PATIENT / 2


def until_the_computer_thinks(anna: Guest) -> None:
    while anna.standing["asked"] == 0:
        anna.choose(len(anna.decision["options"]) - 1)


def beside_a_computer(house: House) -> Laid:
    return house.lay_out("champions", PERSON, {"kind": "computer", "player": "hard"}, heroes=["spider-man", "she-hulk"])


def test_a_computer_player_answers_when_it_is_told_to_play_now(house, in_time):
    with beside_a_computer(house).seat(0) as anna:
        until_the_computer_thinks(anna)
        number = anna.standing["number"]
        anna.send("play_now")
        anna.hear("steps")
        assert anna.standing["number"] == number + 1


def test_nobody_is_hurried_where_nobody_thinks(house):
    with house.lay_out("champions", PERSON).seat(0) as anna:
        anna.send("play_now")
        assert anna.choose(0)["type"] == "steps"


def test_a_thought_ends_when_somebody_goes_back(house, in_time):
    """Otherwise the next one would wait for a thought that nobody needs: there is one process."""
    with beside_a_computer(house).seat(0) as anna:
        until_the_computer_thinks(anna)
        anna.send("undo", anyway=True)
        anna.hear("position")
        until_the_computer_thinks(anna)
        anna.send("play_now")
        anna.hear("steps")


def test_a_hint_that_is_not_wanted_any_more_makes_room_for_another(house):
    with house.lay_out("champions", PERSON).seat(0) as anna:
        anna.send("hint")
        assert anna.refusal("hint") == "thinking"
        anna.send("cancel_hint")
        anna.send("hint")
        anna.send("chat", text="No refusal before this?")
        assert anna.hear("said", "error")["type"] == "said"
        anna.send("cancel_hint")


def test_a_hint_for_what_was_decided_meanwhile_is_given_up(house):
    with house.lay_out("champions", PERSON).seat(0) as anna:
        anna.send("hint")
        anna.choose(0)
        anna.send("hint")
        anna.send("chat", text="No refusal before this?")
        assert anna.hear("said", "error")["type"] == "said"
        anna.send("cancel_hint")
