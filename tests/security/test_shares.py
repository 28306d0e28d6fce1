"""What one client may have of a server that others use too."""

from __future__ import annotations

import threading
import time
from dataclasses import replace

import pytest
from starlette.testclient import TestClient

import longbox
from longbox.server import outgoing, questions
from longbox.server.app import application
from longbox.server.commands import MOST_LINES
from longbox.server.settings import Settings, from_environment
from server.guests import OPEN, PERSON, House


def house_with(settings, **limits):
    return TestClient(application(replace(settings, **limits)))


@pytest.mark.parametrize(
    ("limit", "command"),
    [
        ("lines_a_minute", {"type": "chat", "text": "Hello?"}),
        ("reports_a_minute", {"type": "report", "note": ""}),
        ("questions_a_second", {"type": "why", "card": "x"}),
        ("questions_a_second", {"type": "explain", "card": "x"}),
        ("questions_a_second", {"type": "consider", "cards": []}),
        ("undos_a_second", {"type": "undo"}),
        ("undos_a_second", {"type": "retract"}),
        ("messages_a_client", {"type": "sit"}),
    ],
    ids=lambda one: one if isinstance(one, str) else one["type"],
)
def test_what_is_asked_too_often_from_one_address_is_refused(settings, limit, command):
    """However many connections ask; and the table goes on."""
    with house_with(settings, **{limit: 0.5}) as client:
        table = House(client).lay_out("champions", PERSON)
        with table.seat(0) as anna, table.seat(None) as eve:
            for guest in (anna, eve):
                for _ in range(3):
                    guest.socket.send_json(command)
            heard = [message for guest in (anna, eve) for message in codes(guest)]
            assert heard[-1] == "slow_down"


def codes(guest) -> list[str]:
    """The codes of what is refused, up to the first that is for asking too often."""
    found = []
    while "slow_down" not in found:
        message = guest.socket.receive_json()
        if message["type"] == "error":
            found.append(message["code"])
    return found


def test_whoever_runs_a_server_can_allow_more():
    env = {"LONGBOX_DATABASE_URL": "sqlite://"}
    usual, five = (from_environment(env | more) for more in ({}, {"LONGBOX_LIMITS": "5"}))
    assert usual == Settings("sqlite://")
    assert (five.sockets_a_client, five.lines_a_minute) == (5 * usual.sockets_a_client, 5 * usual.lines_a_minute)
    assert five.message_bytes == usual.message_bytes
    with pytest.raises(longbox.LongboxError, match="LONGBOX_LIMITS is 'many'"):
        from_environment(env | {"LONGBOX_LIMITS": "many"})


def test_whoever_runs_a_server_says_how_many_tables_it_holds():
    env = {"LONGBOX_DATABASE_URL": "sqlite://"}
    assert from_environment(env | {"LONGBOX_LIVE_TABLES": "3"}).live_tables == 3
    assert from_environment(env).live_tables == 500
    for wrong in ("none", "0", "-4"):
        with pytest.raises(longbox.LongboxError, match="LONGBOX_LIVE_TABLES is"):
            from_environment(env | {"LONGBOX_LIVE_TABLES": wrong})


def test_hellos_are_counted(settings):
    with house_with(settings, hellos_a_second=0.2) as client:
        table = House(client).lay_out("champions", PERSON)
        with table.seat(0):
            pass
        with table.seat(0):
            pass
        with House(client).connected(table.id) as anna:
            assert anna.refusal("hello", token=table.tokens[0]) == "slow_down"
            anna.is_sent_away()


def test_somebody_is_at_so_many_tables(settings):
    with house_with(settings, tables_a_client=1) as client:
        house = House(client)
        first, second = (house.lay_out("champions", PERSON) for _ in range(2))
        with first.seat(0), first.seat(None), house.connected(second.id) as anna:
            assert anna.hear("error")["code"] == "too_busy"
        with second.seat(0):
            pass


def test_seats_are_taken_one_after_the_other(settings):
    with house_with(settings, seats_a_minute=1) as client:
        table = House(client).lay_out("vs", OPEN, OPEN, listed=True)
        answers = [client.post(f"/api/tables/{table.id}/join", json={"name": "Anna"}) for _ in range(2)]
        assert [answer.status_code for answer in answers] == [200, 429]
        assert answers[1].json()["code"] == "too_many_seats"


def test_a_table_keeps_so_many_lines_of_chat(house):
    table = house.lay_out("champions", PERSON)
    with table.seat(0) as anna:
        anna.send("chat", text="Hello?")
        line = anna.hear("said")["line"]
        behind = table.behind
        behind.row.chat.extend([behind.row.chat[0]] * (MOST_LINES - 1))
        assert anna.refusal("chat", text=line["text"]) == "bad_chat"


@pytest.mark.parametrize("slow", [(questions, "report"), (outgoing, "position")], ids=["a report", "a whole game"])
def test_what_takes_long_does_not_hold_up_other_tables(house, monkeypatch, slow):
    began = threading.Event()
    module, name = slow
    work = getattr(module, name)

    def slowly(*args):
        began.set()
        time.sleep(1)
        return work(*args)

    first, second = (house.lay_out("champions", PERSON) for _ in range(2))
    with second.seat(0) as ben, first.seat(0) as anna:
        monkeypatch.setattr(module, name, slowly)
        if name == "report":
            anna.send("report", note="")
        else:
            eve = threading.Thread(target=lambda: first.seat(None).__enter__())
            eve.start()
        assert began.wait(5)
        started = time.monotonic()
        for _ in range(3):
            ben.choose(0)
        assert time.monotonic() - started < 0.9
        if name == "report":
            anna.hear("ruling")
        else:
            eve.join()


@pytest.mark.parametrize("name", ["x" * 3_000, "é" * 41])
def test_a_long_name_is_cut_before_it_is_kept(house, name):
    table = house.lay_out("champions", PERSON)
    with table.seat(0, name=name):
        pass
    assert table.info["seats"][0]["name"] == name[:40]


def test_what_can_not_be_written_down_is_refused(house):
    table = house.lay_out("vs", PERSON, OPEN, listed=True)
    with house.connected(table.id) as anna:
        assert anna.refusal("hello", token=table.tokens[0], name="A\x00") == "bad_name"
        anna.is_sent_away()
    with table.seat(0) as anna:
        assert anna.refusal("chat", text="A\x00") == "bad_chat"
        anna.socket.send_text('{"type": "chat", "text": "\\ud800"}')
        assert anna.hear("error")["code"] in ("bad_chat", "bad_message")
    for body in ({"name": "A\x00"}, {"name": "x" * 41}):
        answer = house.client.post(f"/api/tables/{table.id}/join", json=body)
        assert (answer.status_code, answer.json()["code"]) == (422, "bad_request")
