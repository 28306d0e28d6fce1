"""People have one name, whoever reads it and wherever: in the story, in the chat, in replays."""

from __future__ import annotations

from typing import Any

import pytest

from server.guests import OPEN, PERSON, Guest

HEROES = ["spider-man", "she-hulk"]


def words(lines: list[dict[str, Any]]) -> str:
    return " ".join(part if isinstance(part, str) else part["name"] for line in lines for part in line["parts"])


def opened(first: Guest, second: Guest) -> str:
    """Both keep their hands, and the first changes form: the story of that, as the second is told it."""
    first.choose(len(first.decision["options"]) - 1)
    second.hear("steps")
    second.choose(len(second.decision["options"]) - 1)
    first.hear("steps")
    labels = [option["label"] for option in first.decision["options"]]
    first.choose(labels.index("Change form"))
    return words([line for step in second.hear("steps")["steps"] for line in step["story"]])


def test_a_guest_is_called_in_story_and_chat_as_he_said_when_he_sat_down(house):
    table = house.lay_out("champions", OPEN, PERSON | {"name": "Anna"}, heroes=HEROES)
    with table.seat(0, name="Ben") as ben, table.seat(1) as anna:
        assert opened(ben, anna).startswith("Ben changes")
        ben.send("chat", text="Hello")
        assert anna.hear("said")["line"]["name"] == "Ben"


STRANGE = {
    "turned round": ("Ben\u202e<b>", "Ben<b>"),
    "on two lines": ("  Ben\n\tBoss ", "Ben Boss"),
    "only blanks": (" \u2003 \t", ""),
    "too long": ("x" * 41, "x" * 40),
    "an emoji of several signs": ("Ben \U0001f469\u200d\U0001f680", "Ben \U0001f469\u200d\U0001f680"),
}


@pytest.mark.parametrize(("given", "called"), STRANGE.values(), ids=STRANGE)
def test_a_name_is_one_line_that_turns_nothing_round(house, given, called):
    table = house.lay_out("vs", OPEN, PERSON | {"name": given[:40]})
    with table.seat(0, name=given):
        links = [{"table": table.id, "token": table.tokens[0]}]
        (listed,) = house.client.post("/api/tables/mine", json={"links": links}).json()
    assert [seat["name"] for seat in listed["seats"]] == [called, called]


def test_who_gives_no_name_has_the_number_of_the_seat_everywhere(house):
    table = house.lay_out("champions", PERSON, PERSON, heroes=HEROES)
    with table.seat(0) as first, table.seat(1) as second:
        assert opened(first, second).startswith("Player 1 changes")
        first.send("chat", text="Hello")
        assert second.hear("said")["line"]["name"] == "Player 1"
        first.send("concede")
        second.hear("steps")
        second.send("concede")
        second.hear("steps")
    replay = house.client.post(f"/api/tables/{table.id}/replay", json={"token": table.tokens[0]}).json()["replay"]
    told = house.client.get(f"/api/replays/{replay}").json()
    assert told["names"] == ["", ""], "whoever shows it knows what to call them"
    assert "Player 2" in words([line for step in told["steps"] for line in step["story"]])


def test_a_result_calls_players_by_name_and_whoever_reads_it_you(house):
    table = house.lay_out("legendary", PERSON | {"name": "Anna"}, PERSON | {"name": "Ben"})
    with table.seat(0) as anna, table.seat(1) as ben:
        anna.send("concede")
        assert anna.hear("steps")["standing"]["result"]["reason"] == "You gave up"
        assert ben.hear("steps")["standing"]["result"]["reason"] == "Anna gave up"
    links = [{"table": table.id, "token": table.tokens[1]}]
    (listed,) = house.client.post("/api/tables/mine", json={"links": links}).json()
    assert listed["result"]["reason"] == "Anna gave up"
    replay = house.client.post(f"/api/tables/{table.id}/replay", json={"token": table.tokens[0]}).json()["replay"]
    assert house.client.get(f"/api/replays/{replay}").json()["result"]["reason"] == "You gave up"
