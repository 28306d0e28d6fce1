"""Tables that another version began: those that this one plays in the same way go on, the others can be watched up to
the choice where it differs, and deleted."""

from __future__ import annotations

import logging
import time

import pytest
from sqlalchemy import create_engine, text, update
from starlette.testclient import TestClient

import longbox
from longbox.changes import apply_changes
from longbox.server.app import application
from longbox.server.schema import JOURNAL, SEATS, TABLES
from longbox.server.store import Store
from longbox.server.table_game import what_stands
from server.databases import SCHEMAS, filled_by
from server.guests import OPEN, PERSON, House

ANNA, BEN, EVE = "token-0", "token-1", "token-2"
"""The links of the table "duel", which 0.1.0 wrote; "token-3" is that of Anna's seat at "villain"."""


def change(settings, statement) -> None:
    engine = create_engine(settings.database_url)
    with engine.begin() as connection:
        connection.execute(statement)
    engine.dispose()


def line_of(table: str, number: int):
    return update(JOURNAL).where(JOURNAL.c.table_id == table, JOURNAL.c.number == number)


@pytest.fixture
def older(settings):
    """A database of 0.1.0 in the shape that this version expects."""
    filled_by("0.1.0", settings.database_url)
    Store(settings.database_url).close()
    return settings


@pytest.fixture
def differing(older):
    """The same, but for a choice of the duel that nobody can make any more: the third."""
    change(older, line_of("duel", 2).values(value="dance:magneto-main"))
    return older


@pytest.fixture
def house(differing):
    with TestClient(application(differing)) as client:
        yield House(client)


def duel(house):
    return house.laid(
        {
            "table": "duel",
            "seats": [{"seat": 0, "token": ANNA}, {"seat": 1, "token": BEN}],
            "spectators": EVE,
        }
    )


def mine(house, table: str, token: str) -> dict:
    body = {"links": [{"table": table, "token": token}]}
    (found,) = house.client.post("/api/tables/mine", json=body).json()
    return found


def delete(house, table: str, token: str) -> tuple[int, str]:
    answer = house.client.post(f"/api/tables/{table}/delete", json={"token": token})
    return answer.status_code, answer.json().get("code", "")


@pytest.mark.parametrize("version", SCHEMAS)
def test_every_table_of_an_older_version_opens_as_far_as_it_goes(version, settings):
    filled_by(version, settings.database_url)
    store = Store(settings.database_url)
    with TestClient(application(settings)) as client:
        for table, token in (("duel", ANNA), ("villain", "token-3"), ("rest", "token-5")):
            standing, undos = what_stands(store.find(table).journal)
            with House(client).connected(table) as anna:
                anna.hello(token)
                assert anna.standing["undos"] == undos
                number = anna.standing["number"]
                if stopped := mine(House(client), table, token)["stopped"]:
                    assert f"choice {number} on" in stopped
                else:
                    assert number == len(standing)
        store.close()


def test_a_table_that_differs_opens_where_it_does_and_nobody_plays_on(house):
    with duel(house).seat(0) as anna:
        anna.send("chat", text="Oh!")
        anna.hear("said")
        assert anna.standing["number"] == 2
        assert (anna.standing["asked"], anna.decision, anna.standing["result"]) == (None, None, None)
        assert anna.view["game"] == "vs"
        for command in (
            {"type": "choose", "decision": 2, "option": 0},
            {"type": "gather", "decision": 2, "cards": []},
            {"type": "concede"},
            {"type": "undo", "to": 0},
            {"type": "retract"},
            {"type": "pause", "paused": True},
            {"type": "replace", "seat": 0, "player": "random"},
            {"type": "sit"},
        ):
            assert anna.refusal(**command) == "stopped"
        assert anna.refusal("hint") == "not_your_decision"
        assert anna.refusal("consider", cards=[]) == "not_your_decision"


def test_everybody_at_such_a_table_is_told_why_but_not_what_was_chosen(house):
    with house.connected("duel") as eve:
        eve.send("hello", token=EVE)
        said = eve.hear("table")["stopped"]
    assert "0.1.0" in said
    assert longbox.__version__ in said
    assert "choice 2 " in said
    assert "dance" not in said


def test_the_choice_that_differs_is_in_the_log_of_the_server(differing, caplog):
    caplog.set_level(logging.INFO, "longbox.server")
    with TestClient(application(differing)) as client, duel(House(client)).seat(0):
        pass
    assert "'dance:magneto-main'" in caplog.text


def test_a_choice_of_another_seat_is_another_choice(older):
    change(older, line_of("duel", 2).values(seat=7))
    with TestClient(application(older)) as client, duel(House(client)).seat(0) as anna:
        assert anna.standing["number"] == 2


def test_such_a_table_is_a_replay_up_to_there(house):
    link = house.client.post("/api/tables/duel/replay", json={"token": ANNA}).json()
    replay = house.client.get(f"/api/replays/{link['replay']}").json()
    assert (replay["choices"], replay["result"]) == (2, None)
    assert "choice 2 " in replay["stopped"]
    view = replay["view"]
    for step in replay["steps"]:
        view = apply_changes(view, step["changes"])
    with duel(house).seat(0) as anna:
        assert anna.view == view


def test_a_new_table_begins_where_the_old_one_can_t_go_on(house):
    link = house.client.post("/api/tables/duel/replay", json={"token": ANNA}).json()
    body = {"at": 2, "seats": [PERSON, PERSON]}
    new = house.laid(house.client.post(f"/api/replays/{link['replay']}/play", json=body).json())
    with new.seat(0) as anna, new.seat(1) as ben:
        assert anna.standing["number"] == 2
        assert (anna if anna.decision else ben).choose(0)["standing"]["number"] == 3
    assert new.info["stopped"] == ""


def test_a_finished_table_is_a_replay_as_far_as_it_goes(older):
    change(older, line_of("villain", 4).values(value="dance"))
    with TestClient(application(older)) as client:
        replay = client.get("/api/replays/replay").json()
        assert replay["choices"] == 4
        assert replay["result"] is None
        assert "choice 4 " in replay["stopped"]


def test_a_finished_table_does_not_come_back_to_life(older):
    """Without its last line, the concession, the game would go on where it was over."""
    change(older, text("DELETE FROM journal WHERE table_id = 'villain' AND kind = 'concede'"))
    change(older, update(TABLES).where(TABLES.c.id == "villain").values(choices=11))
    with TestClient(application(older)) as client, House(client).connected("villain") as anna:
        anna.hello("token-3")
        assert (anna.decision, anna.standing["result"]) == (None, None)
        assert anna.refusal("choose", decision=anna.standing["number"], option=0, undos=1) == "stopped"


def test_lists_say_so_soon_after_the_start_without_anybody_opening_it(differing):
    with TestClient(application(differing)) as client:
        patience = time.monotonic() + 20
        while not (found := mine(House(client), "duel", BEN))["stopped"]:
            assert time.monotonic() < patience
            time.sleep(0.02)
        assert "choice 2 " in found["stopped"]
        assert (found["asked"], found["your_move"], found["over"]) == (None, False, False)
        assert client.app.state.rooms.live("duel") is None


def test_nobody_sits_down_at_such_a_table(differing):
    change(differing, update(SEATS).where(SEATS.c.table_id == "duel", SEATS.c.number == 1).values(kind="open"))
    with TestClient(application(differing)) as client:
        refused = client.post("/api/tables/duel/join", json={"name": "Cleo"})
        assert (refused.status_code, refused.json()["code"]) == (409, "stopped")
        assert client.get("/api/tables").json() == []
        free = House(client).lay_out("vs", PERSON, OPEN, listed=True)
        assert [table["table"] for table in client.get("/api/tables").json()] == [free.id]


def test_its_host_deletes_it_and_all_that_belongs_to_it(house):
    assert (mine(house, "duel", ANNA)["host"], mine(house, "duel", BEN)["host"]) == (True, False)
    link = house.client.post("/api/tables/duel/replay", json={"token": BEN}).json()["replay"]
    assert house.client.get(f"/api/replays/{link}").status_code == 200
    for stranger in (BEN, EVE, "guess"):
        assert delete(house, "duel", stranger) == (403, "not_host")
    with duel(house).seat(1) as ben:
        assert delete(house, "duel", ANNA) == (200, "")
        assert ben.hear("error")["code"] == "no_such_table"
        ben.is_sent_away()
    assert delete(house, "duel", ANNA) == (404, "no_such_table")
    assert house.client.get("/api/tables/duel").status_code == 404
    assert house.client.get(f"/api/replays/{link}").json()["code"] == "no_such_replay"


UNPLAYABLE = [
    pytest.param({"game": "chess"}, id="a game that is gone"),
    pytest.param({"setup": {"decks": ["avengers", "the-lost-deck"]}}, id="a deck that is gone"),
    pytest.param({"setup": {"decks": ["avengers", {"deck list": "4 No Such Card"}]}}, id="a card that is gone"),
    pytest.param({"setup": {"dance": 1}}, id="a setting that is gone"),
    pytest.param({"setup": {"seed": 1}}, id="a setting that is none"),
    pytest.param({"setup": {"mode": []}}, id="a setting of another kind"),
    pytest.param({"setup": {"deck list": 5}}, id="no set-up"),
    pytest.param({"setup": [1]}, id="a list"),
    pytest.param({"setup": {"mode": "two-against-two"}}, id="another number of seats"),
]


@pytest.mark.parametrize("values", UNPLAYABLE)
def test_a_table_that_can_t_be_dealt_says_so_and_can_be_deleted(older, values):
    change(older, update(TABLES).where(TABLES.c.id == "duel").values(**values))
    with TestClient(application(older)) as client:
        house = House(client)
        with house.connected("duel") as anna:
            assert anna.refusal("hello", token=ANNA) == "other_version"
            anna.is_sent_away()
        assert longbox.__version__ in mine(house, "duel", ANNA)["stopped"]
        assert house.lay_out("champions", PERSON).info["stopped"] == ""
        assert delete(house, "duel", BEN) == (403, "not_host")
        assert delete(house, "duel", ANNA) == (200, "")
        assert client.get("/api/tables/duel").status_code == 404


@pytest.mark.parametrize(
    "values",
    [
        {"kind": "undo", "value": "nowhere"},
        {"kind": "undo", "value": "-3"},
        {"kind": "concede", "seat": 9},
        {"value": ""},
        {"value": "x" * 100_000},
    ],
)
def test_rubbish_in_a_journal_stops_the_table_there(older, values):
    change(older, line_of("duel", 2).values(**values))
    with TestClient(application(older)) as client, duel(House(client)).seat(0) as anna:
        assert anna.standing["number"] == 2
        assert "choice 2 " in mine(House(client), "duel", ANNA)["stopped"]


def test_a_journal_in_a_language_of_its_own_is_refused_in_words(older):
    change(older, line_of("duel", 2).values(kind="dance"))
    with TestClient(application(older)) as client:
        with House(client).connected("duel") as anna:
            assert anna.refusal("hello", token=ANNA) == "other_version"
        assert delete(House(client), "duel", ANNA) == (200, "")


def test_a_table_is_tried_anew_by_each_version(differing):
    """What one version could not play another may: nothing of it was lost."""
    with TestClient(application(differing)) as client, duel(House(client)).seat(0):
        pass
    change(differing, update(TABLES).where(TABLES.c.id == "duel").values(tried="0.1.9"))
    store = Store(differing.database_url)
    assert "duel" in store.untried()
    assert [listing.stopped for listing in store.listed(["duel"])] == [""]
    assert len(store.find("duel").journal) == 25
    store.close()
