"""Giving up and going back leaves the table whole, and what the server can't tell it does not call undone."""

from __future__ import annotations

import random

import pytest

import longbox
from longbox.server import outgoing
from server.guests import COMPUTER, PERSON

SEATS = {"vs": (PERSON, COMPUTER), "champions": (PERSON,), "legendary": (PERSON, COMPUTER)}


def fault(*_: object) -> None:
    raise IndexError("list index out of range")


@pytest.mark.parametrize("game", longbox.games())
def test_who_gives_up_and_goes_back_plays_on(house, game):
    table = house.lay_out(game, *SEATS[game])
    rng = random.Random(1)
    gone_back = 0
    with table.seat(0) as anna:
        while gone_back < 6:
            while anna.decision is None:
                anna.hear("steps")
            before = anna.standing
            anna.send("concede")
            anna.hear("steps")
            if anna.standing["undo_floor"] > before["number"]:
                break
            anna.send("undo")
            anna.hear("position")
            gone_back += 1
            assert anna.decision == before["decision"]
            anna.choose(rng.randrange(len(anna.decision["options"])))
        number = anna.standing["number"]
    assert gone_back
    with table.seat(0) as again:
        assert again.standing["number"] >= number


def test_what_was_written_down_but_can_not_be_told_is_not_called_undone(house, monkeypatch):
    table = house.lay_out("champions", PERSON)
    with table.seat(0) as anna, monkeypatch.context() as patch:
        patch.setattr(outgoing, "news", fault)
        assert anna.choose(0)["code"] == "not_told"
        anna.is_sent_away()
    with table.seat(0) as anna:
        assert anna.standing["number"] == 1
        assert anna.choose(0)["standing"]["number"] == 2


def test_a_table_that_can_not_greet_says_so_and_is_brought_back_for_the_next(house, monkeypatch):
    table = house.lay_out("champions", PERSON)
    with house.connected(table.id) as anna, monkeypatch.context() as patch:
        patch.setattr(outgoing, "news", fault)
        assert anna.refusal("hello", token=table.tokens[0]) == "server_error"
        anna.is_sent_away()
    with table.seat(0) as anna:
        assert anna.choose(0)["standing"]["number"] == 1
