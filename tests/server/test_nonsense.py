"""Clients that send nonsense hear what was wrong, and the table is unharmed."""

from __future__ import annotations

import time
from dataclasses import replace

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from longbox.server.app import application
from server.guests import COMPUTER, PERSON, House

NO_MESSAGES = (
    "",
    "{",
    "[]",
    "null",
    "[" * 5000,
    '{"type": "dance"}',
    '{"type": "choose", "decision": "1", "option": 0}',
    '{"type": "choose", "decision": 0, "option": 1e99}',
    '{"type": "choose", "decision": 0, "option": 0, "x": 1}',
)
STRANGE_SETUPS = (
    {"name": "vs"},
    {"seed": 1},
    {"record": False},
    {"decks": None},
    {"decks": 5},
    {"decks": [["avengers"]]},
    {"decks": [{"a": 1}]},
    {"decks": [{"deck list": 5}, "avengers"]},
    {"decks": ["avengers", "nobody"]},
)


@pytest.mark.parametrize("text", NO_MESSAGES)
def test_what_is_no_message_is_named_so_and_changes_nothing(house, text):
    table = house.lay_out("champions", PERSON)
    with table.seat(0) as anna:
        anna.socket.send_text(text)
        assert anna.hear("error")["code"] == "bad_message"
        assert anna.choose(0)["standing"]["number"] == 1


@pytest.mark.parametrize("option", [-1, 10_000])
def test_an_option_that_is_not_there(house, option):
    table = house.lay_out("champions", PERSON)
    with table.seat(0) as anna:
        assert anna.choose(option)["code"] == "no_such_option"
        assert table.info["choices"] == 0


def test_a_choice_of_another_seat(house):
    table = house.lay_out("vs", PERSON, PERSON)
    with table.seat(0) as anna, table.seat(1) as ben:
        other = ben if anna.decision else anna
        assert other.choose(0)["code"] == "not_your_decision"
        assert table.info["choices"] == 0


def test_a_choice_that_was_made_already(house):
    table = house.lay_out("champions", PERSON)
    with table.seat(0) as anna:
        anna.choose(0)
        assert anna.refusal("choose", decision=0, option=0) == "stale"
        assert table.info["choices"] == 1


def test_a_choice_for_a_position_that_was_undone(house):
    table = house.lay_out("champions", PERSON)
    with table.seat(0) as anna:
        while anna.standing["number"] == anna.standing["undo_floor"]:
            anna.choose(len(anna.decision["options"]) - 1)
        anna.send("undo")
        anna.hear("position")
        assert anna.refusal("choose", decision=anna.standing["number"], undos=0, option=0) == "stale"


def test_a_spectator_plays_no_seat(house):
    table = house.lay_out("champions", PERSON)
    with table.seat(None) as eve:
        assert eve.refusal("choose", decision=0, option=0) == "spectator"
        assert eve.refusal("concede") == "spectator"
        assert eve.refusal("pause", paused=True) == "spectator"


def test_an_unknown_token_and_an_unknown_table(house):
    table = house.lay_out("champions", PERSON)
    with house.connected(table.id) as stranger:
        assert stranger.refusal("hello", token="guess") == "unknown_token"
        stranger.is_sent_away()
    with house.connected("nowhere") as stranger:
        assert stranger.hear("error")["code"] == "no_such_table"


def test_no_word_before_hello_and_no_second_hello(house):
    table = house.lay_out("champions", PERSON)
    with house.connected(table.id) as stranger:
        assert stranger.refusal("concede") == "no_hello"
        stranger.is_sent_away()
    with table.seat(0) as anna:
        assert anna.refusal("hello", token=table.tokens[0]) == "already_here"


def test_a_huge_message_ends_the_connection_only(house, settings):
    table = house.lay_out("champions", PERSON)
    with table.seat(0) as anna:
        assert anna.refusal("chat", text="x" * settings.message_bytes) == "too_large"
        anna.is_sent_away()
    with table.seat(0) as anna:
        assert anna.choose(0)["type"] == "steps"


def test_a_flood_ends_the_connection_only(house, settings):
    table = house.lay_out("champions", PERSON)
    with table.seat(0) as anna:
        for _ in range(int(4 * settings.messages_a_second)):
            anna.send("sit")
        assert anna.hear("error")["code"] == "too_fast"
    with table.seat(0) as anna:
        assert anna.choose(0)["type"] == "steps"


def test_who_answers_at_once_is_slowed_down_and_not_sent_away(settings):
    """Programs answer as fast as they are asked: they wait for each answer, so that is no flood."""
    quick = replace(settings, messages_a_second=50)
    with TestClient(application(quick)) as client:
        table = House(client).lay_out("champions", PERSON)
        with table.seat(0) as anna:
            started = time.monotonic()
            for _ in range(int(3 * quick.messages_a_second)):
                assert anna.refusal("hello", token=table.tokens[0]) == "already_here"
            assert time.monotonic() - started > 0.9
            assert anna.choose(0)["type"] == "steps"


def test_a_foreign_page_may_not_talk_to_the_server(house):
    table = house.lay_out("champions", PERSON)
    with pytest.raises(WebSocketDisconnect), house.connected(table.id, origin="https://elsewhere.example"):
        pass
    answer = house.client.get("/api/games", headers={"origin": "https://elsewhere.example"})
    assert (answer.status_code, answer.json()["code"]) == (403, "wrong_origin")
    with house.connected(table.id, origin="http://testserver") as anna:
        anna.hello(table.tokens[0])


def test_a_page_that_is_allowed_may(settings):
    with TestClient(application(replace(settings, origins=("https://friend.example",)))) as client:
        assert client.get("/api/games", headers={"origin": "https://friend.example"}).status_code == 200


def test_too_many_requests_and_too_large_bodies(settings):
    with TestClient(application(replace(settings, requests_a_second=2))) as client:
        codes = [client.get("/api/tables").status_code for _ in range(6)]
        assert codes[:4] == [200] * 4
        assert codes[-1] == 429
    with TestClient(application(settings)) as client:
        answer = client.post("/api/decks/check", json={"text": "x" * settings.body_bytes})
        assert answer.status_code == 413


def test_a_full_table_and_a_full_server(settings):
    with TestClient(application(replace(settings, watchers=1, live_tables=1))) as client:
        house = House(client)
        first = house.lay_out("champions", PERSON)
        with first.seat(0):
            with house.connected(first.id) as eve:
                assert eve.refusal("hello", token=first.spectators) == "table_full"
            body = {"game": "champions", "seats": [PERSON]}
            assert client.post("/api/tables", json=body).json()["code"] == "server_full"
        house.lay_out("champions", PERSON)
        assert first.info["choices"] == 0  # it left the memory, and its journal brings it back


@pytest.mark.parametrize("setup", STRANGE_SETUPS)
def test_a_strange_set_up_is_refused_with_a_sentence(house, setup):
    found = house.client.post("/api/games/vs/check", json={"setup": setup})
    assert found.status_code == 200
    assert found.json()
    answer = house.client.post("/api/tables", json={"game": "vs", "setup": setup, "seats": [PERSON, COMPUTER]})
    assert (answer.status_code, answer.json()["code"]) == (422, "bad_setup")


def test_what_goes_wrong_inside_is_not_shown(settings, monkeypatch):
    def broken(*_: object) -> None:
        raise ZeroDivisionError("secret")

    app = application(settings)
    monkeypatch.setattr("longbox.server.library.setups.diagnosed", broken)
    with TestClient(app, raise_server_exceptions=False) as client:
        answer = client.post("/api/games/vs/check", json={})
    assert answer.status_code == 500
    assert "secret" not in answer.text
    assert "Traceback" not in answer.text


def test_browsers_are_told_to_run_no_foreign_script(house):
    headers = house.client.get("/api/games").headers
    assert "script-src 'self'" in headers["content-security-policy"]
    assert "unsafe-inline" not in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
