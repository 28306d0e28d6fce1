"""Set-ups and decks that are made to be costly are refused in words, and soon."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

import longbox
from longbox.server import setups
from server.guests import PERSON

BLANKS = " " * 19_000


@contextmanager
def within(seconds: float) -> Iterator[None]:
    """Of this process's own work: how busy the machine is does not count."""
    started = time.process_time()
    yield
    assert time.process_time() - started < seconds


def checked(house, game, setup):
    answer = house.client.post(f"/api/games/{game}/check", json={"setup": setup})
    return answer.status_code, answer.json()


def test_strangers_are_blamed_without_looking_at_the_rest(house, monkeypatch):
    asked = []
    monkeypatch.setattr(longbox, "check", lambda *_, **__: asked.append(1) or [])
    status, found = checked(house, "vs", {f"x{n}": n for n in range(20)})
    assert status == 200
    assert [problem["items"] for problem in found] == [[f"x{n}"] for n in range(20)]
    assert not asked


@pytest.mark.parametrize("game", longbox.games())
def test_a_set_up_of_thousands_of_strangers_is_refused(house, game):
    with within(2):
        status, found = checked(house, game, {f"x{n}": n for n in range(4_000)})
    assert (status, found["code"]) == (422, "bad_request")


def test_a_list_of_thousands_is_refused(house):
    with within(2):
        status, found = checked(house, "legendary", {"villains": [f"x{n}" for n in range(4_000)], "players": 3})
    assert status == 200
    assert [problem["items"] for problem in found] == [["villains"]]


def test_each_setting_is_left_out_once_however_many_problems_there_are(monkeypatch):
    asked = []
    check = longbox.check
    monkeypatch.setattr(longbox, "check", lambda *args, **chosen: asked.append(1) or check(*args, **chosen))
    setup = {"heroes": [f"x{n}" for n in range(40)], "villains": [f"y{n}" for n in range(40)], "players": 3}
    found = setups.diagnosed("legendary", setup)
    assert {blamed for _, items in found for blamed in items} == {"heroes", "villains"}
    assert len(asked) == 1 + len(setup)


@pytest.mark.parametrize(
    "text",
    [
        "Game: vs\n" + "1 x\n" * 4_900,
        f"1 a{BLANKS}b",
        f"1 a{BLANKS}(",
        "\n" * 19_000 + "gamf",
        "Game: vs\n" + f"1 {'x' * 15_000}",
        json.dumps({"slots": {}, "meta": "[" * 15_000}),
        json.dumps({"slots": {str(n): 1 for n in range(1_500)}}),
        "<deck>" * 3_000,
    ],
    ids=["lines", "blanks", "a pack", "nothing", "a name", "nested", "codes", "tags"],
)
def test_a_deck_that_is_made_to_be_costly(house, text):
    with within(2):
        answer = house.client.post("/api/decks/read", json={"text": text})
        assert answer.status_code in (200, 422)
        assert house.client.post("/api/decks/check", json={"text": text}).status_code in (200, 422)
        body = {"game": "vs", "setup": {"decks": [{"deck list": text}, "avengers"]}, "seats": [PERSON, PERSON]}
        assert house.client.post("/api/tables", json=body).json()["code"] in ("bad_setup", "refused")
