"""Deleting a table that goes on: its host may, and whoever is there is told."""

from __future__ import annotations

from starlette.testclient import TestClient

from longbox.server.app import application
from server.guests import COMPUTER, OPEN, PERSON, House


def delete(table, token: str) -> tuple[int, str]:
    answer = table.house.client.post(f"/api/tables/{table.id}/delete", json={"token": token})
    return answer.status_code, answer.json().get("code", "")


def test_a_host_deletes_a_game_that_goes_on(house):
    table = house.lay_out("champions", PERSON)
    with table.seat(0) as anna:
        anna.choose(0)
    assert delete(table, table.tokens[0]) == (200, "")
    assert house.client.get(f"/api/tables/{table.id}").status_code == 404
    assert delete(table, table.tokens[0]) == (404, "no_such_table")


def test_whoever_sits_there_is_told_and_nothing_more_happens(house):
    table = house.lay_out("champions", PERSON, OPEN, heroes=["spider-man", "she-hulk"])
    with table.seat(0) as anna, table.seat(1, name="Ben") as ben:
        assert delete(table, table.tokens[1]) == (403, "not_host")
        assert delete(table, table.tokens[0]) == (200, "")
        for guest in (anna, ben):
            told = guest.hear("error")
            assert (told["code"], told["text"]) == ("no_such_table", "Whoever laid out this table has deleted it.")
            guest.is_sent_away()
    assert house.client.app.state.rooms.live(table.id) is None


def test_a_table_of_computer_players_is_deleted_by_whoever_watches(house):
    table = house.lay_out("vs", COMPUTER, COMPUTER)
    assert delete(table, table.spectators) == (200, "")


def test_a_table_that_is_not_in_memory_is_deleted_too(settings):
    with TestClient(application(settings)) as client:
        table = House(client).lay_out("vs", PERSON, COMPUTER)
    with TestClient(application(settings)) as client:
        table.house = House(client)
        assert delete(table, table.tokens[0]) == (200, "")
        assert client.app.state.rooms.live(table.id) is None


def test_a_game_that_is_over_stays_for_those_who_watch_it_again(house):
    table = house.lay_out("champions", PERSON)
    with table.seat(0) as anna:
        anna.send("concede")
        anna.hear("steps")
    assert delete(table, table.tokens[0]) == (409, "game_over")
    replay = house.client.post(f"/api/tables/{table.id}/replay", json={"token": table.tokens[0]})
    assert replay.status_code == 201
