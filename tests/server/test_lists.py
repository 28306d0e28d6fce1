"""Lists of tables: the open ones, and those to which somebody has links. No game is played again for them."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy import create_engine, update
from starlette.testclient import TestClient

from longbox.server.app import application
from longbox.server.schema import TABLES
from server.guests import COMPUTER, OPEN, PERSON, House


def mine(house, *links) -> list[dict]:
    body = {"links": [{"table": table, "token": token} for table, token in links]}
    return house.client.post("/api/tables/mine", json=body).json()


def test_a_table_is_listed_with_its_title_and_how_far_it_is(house):
    table = house.lay_out("champions", PERSON, OPEN, listed=True, heroes=["spider-man", "she-hulk"])
    (listed,) = house.client.get("/api/tables").json()
    assert listed["title"] == "Spider-Man and She-Hulk against Rhino"
    assert (listed["moment"], listed["choices"], listed["asked"]) == ("round 0, set-up phase", 0, 0)
    with table.seat(0) as anna:
        anna.choose(len(anna.decision["options"]) - 1)
        (listed,) = house.client.get("/api/tables").json()
        assert (listed["choices"], listed["asked"]) == (1, 1)
        assert [seat["present"] for seat in listed["seats"]] == [True, False]


def test_one_goes_on_with_ones_own_tables_and_sees_whose_move_it_is(house):
    first = house.lay_out("champions", PERSON)
    second = house.lay_out("vs", PERSON, PERSON)
    links = [(first.id, first.tokens[0]), (second.id, second.tokens[0]), (second.id, second.spectators)]
    found = {table["table"]: table for table in mine(house, *links[:2])}
    assert found[first.id] | {"seat": 0, "your_move": True} == found[first.id]
    with second.seat(0) as anna:
        assert found[second.id]["your_move"] == (anna.decision is not None)
    (watched,) = mine(house, links[2])
    assert (watched["seat"], watched["your_move"]) == (None, False)


def test_links_that_open_nothing_are_left_out(house):
    table = house.lay_out("champions", PERSON)
    assert mine(house, (table.id, "guess"), ("nowhere", table.tokens[0]), ("", "")) == []


def test_an_undo_is_seen_in_lists(house):
    table = house.lay_out("champions", PERSON)
    with table.seat(0) as anna:
        anna.choose(0)
        assert table.info["choices"] == 1
        anna.send("retract")
        anna.hear("position")
        assert table.info["choices"] == 0


def test_a_list_says_how_a_game_ended_and_for_whom(house):
    table = house.lay_out("vs", PERSON | {"name": "Anna"}, PERSON | {"name": "Ben"})
    (listed,) = mine(house, (table.id, table.tokens[0]))
    assert listed["result"] is None
    with table.seat(0) as anna:
        anna.send("concede")
        anna.hear("steps")
    (listed,) = mine(house, (table.id, table.tokens[0]))
    assert listed["over"]
    assert listed["result"]["winners"] == [1]
    assert listed["result"]["verdict"] == "You gave up. Ben wins."
    (listed,) = mine(house, (table.id, table.tokens[1]))
    assert listed["result"]["verdict"] == "Anna gave up. You win."


def test_a_list_tells_how_a_game_ended_as_its_table_does(house):
    table = house.lay_out("legendary", PERSON | {"name": "Anna"}, PERSON | {"name": "Ben"})
    with table.seat(0) as anna:
        anna.send("concede")
        told = anna.hear("steps")["standing"]["result"]
    (listed,) = mine(house, (table.id, table.tokens[0]))
    assert listed["result"] == told
    assert told["verdict"] == "You gave up. Evil wins in turn 1."


def test_a_game_that_an_older_version_ended_has_its_result_when_its_journal_was_played_again(settings):
    with TestClient(application(settings)) as client:
        table = House(client).lay_out("vs", PERSON, PERSON)
        with table.seat(0) as anna:
            anna.send("concede")
            anna.hear("steps")
    engine = create_engine(settings.database_url)
    with engine.begin() as connection:
        connection.execute(update(TABLES).values(result=None, tried="0.0.1"))
    engine.dispose()
    with TestClient(application(settings)) as client:
        assert client.portal.call(client.app.state.rooms.find, table.id).game.over
        (listed,) = mine(House(client), (table.id, table.tokens[0]))
        assert listed["result"]["winners"] == [1]


def test_a_list_does_not_bring_tables_back_to_life(settings):
    with TestClient(application(settings)) as client:
        table = House(client).lay_out("vs", PERSON, OPEN, listed=True)
    with TestClient(application(settings)) as client:
        assert client.get("/api/tables").json()[0]["table"] == table.id
        assert mine(House(client), (table.id, table.tokens[0]))[0]["title"] == "Captain America against Magneto"
        assert client.get(f"/api/tables/{table.id}").json()["choices"] == 0
        assert client.app.state.rooms.live(table.id) is None


def test_who_lays_out_table_after_table_must_wait(settings):
    with TestClient(application(replace(settings, tables_a_minute=1))) as client:
        body = {"game": "champions", "seats": [PERSON]}
        codes = [client.post("/api/tables", json=body).status_code for _ in range(3)]
        assert codes == [201, 201, 429]
        assert client.get("/api/tables").status_code == 200


def test_the_database_holds_no_token(house, settings):
    table = house.lay_out("vs", PERSON, COMPUTER)
    file = settings.database_url.removeprefix("sqlite:///")
    kept = b"".join(Path(part).read_bytes() for part in (file, f"{file}-wal"))
    assert table.id.encode() in kept
    assert not any(token.encode() in kept for token in (table.tokens[0], table.spectators))


@pytest.mark.parametrize(("host", "answered"), [("evil.example", 421), ("localhost:8000", 200), ("10.0.0.7:8000", 200)])
def test_a_name_that_is_not_the_servers_own_is_not_answered(house, host, answered):
    """Else a foreign page could point its own name at this machine, and read every table as if it were ours."""
    assert house.client.get("/api/tables", headers={"host": host}).status_code == answered
