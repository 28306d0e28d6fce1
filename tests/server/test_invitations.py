"""Invitations: whoever lays out a table has everybody's links, and can't watch their hands by them.

The first who comes by an invitation is given a token that nobody else has; as soon as that has arrived for certain, the
invitation opens nothing any more.
"""

from __future__ import annotations

import pytest
from starlette.testclient import TestClient

from longbox.server.app import application
from longbox.server.bodies import NAME_LENGTH
from server.guests import OPEN, PERSON, House


@pytest.fixture
def table(house):
    return house.lay_out("vs", PERSON | {"name": "Anna"}, PERSON | {"name": "Ben"})


def comes(guest, token):
    """Say hello; the token that is one's own from then on."""
    return guest.hello(token)["token"]


def is_refused(table, token):
    with table.house.connected(table.id) as stranger:
        stranger.send("hello", token=token)
        answer = stranger.hear("error", "welcome")
        assert answer["type"] == "error", "the door is open"
        stranger.is_sent_away()
    return answer["code"]


def test_the_host_can_not_watch_a_friends_hand_by_the_invitation(table):
    invitation = table.tokens[1]
    with table.house.connected(table.id) as ben:
        own = comes(ben, invitation)
        assert own not in (None, invitation)
        ben.send("kept")
        ben.send("chat", text="Here I am")
        ben.hear("said")
        assert is_refused(table, invitation) == "used_invitation"
    assert is_refused(table, invitation) == "used_invitation"
    with table.house.connected(table.id) as ben:
        assert comes(ben, own) is None


def test_whatever_is_sent_shows_that_the_token_has_arrived(table):
    invitation = table.tokens[0]
    with table.house.connected(table.id) as anna:
        comes(anna, invitation)
        anna.choose(0)
        assert is_refused(table, invitation) == "used_invitation"


def test_by_http_a_used_invitation_opens_nothing_either(table):
    invitation = table.tokens[0]
    with table.seat(0) as anna:
        anna.send("concede")
        anna.hear("steps")
    client = table.house.client
    answers = [client.post(f"/api/tables/{table.id}/{to}", json={"token": invitation}) for to in ("replay", "delete")]
    assert [answer.json()["code"] for answer in answers] == ["used_invitation", "not_host"]
    assert client.post("/api/tables/mine", json={"links": [{"table": table.id, "token": invitation}]}).json() == []
    assert client.post(f"/api/tables/{table.id}/replay", json={"token": table.tokens[0]}).status_code == 201


def test_whose_connection_is_lost_before_the_token_arrived_comes_again(table):
    """The invitation is good until the token was used."""
    invitation = table.tokens[1]
    with table.house.connected(table.id) as ben:
        lost = comes(ben, invitation)
    with table.house.connected(table.id) as ben:
        own = comes(ben, invitation)
    assert own not in (None, lost)
    with table.house.connected(table.id) as ben:
        assert comes(ben, own) is None
    assert is_refused(table, invitation) == "used_invitation"
    assert is_refused(table, lost) == "unknown_token"


def test_a_server_that_ends_in_between_locks_nobody_out(settings):
    with TestClient(application(settings)) as client:
        table = House(client).lay_out("vs", PERSON, PERSON)
        anna_was, ben_was = table.tokens[0], table.tokens[1]
        with table.house.connected(table.id) as anna, table.house.connected(table.id) as ben:
            annas, _lost = comes(anna, anna_was), comes(ben, ben_was)
    with TestClient(application(settings)) as client:
        table.house = House(client)
        with table.house.connected(table.id) as anna, table.house.connected(table.id) as ben:
            assert comes(anna, annas) is None
            assert comes(ben, ben_was) is not None
        assert is_refused(table, anna_was) == "used_invitation"


def test_of_two_who_come_by_one_invitation_the_first_to_have_the_token_stays(table):
    """The other one, who has seen the hand for a moment, is sent away, and the first one was told of two windows."""
    invitation = table.tokens[1]
    with table.house.connected(table.id) as ben, table.house.connected(table.id) as host:
        own, other = comes(ben, invitation), comes(host, invitation)
        assert own != other
        while ben.hear("table")["seats"][1]["windows"] != 2:
            pass
        ben.send("chat", text="Who is that?")
        assert host.hear("error", "said").get("code") == "used_invitation"
        host.is_sent_away()
        assert ben.hear("table")["seats"][1]["windows"] == 1
    assert is_refused(table, other) == "unknown_token"
    with table.house.connected(table.id) as ben:
        assert comes(ben, own) is None


def test_a_seat_tells_when_it_is_open_elsewhere_too(table):
    with table.seat(0) as anna:
        with table.seat(0), table.seat(1):
            while (seats := anna.hear("table")["seats"])[1]["windows"] == 0:
                pass
            assert [(seat["present"], seat["windows"]) for seat in seats] == [(True, 2), (True, 1)]
        while (seats := anna.hear("table")["seats"])[0]["windows"] == 2:
            pass
        assert seats[0]["present"]


def test_a_seat_that_was_joined_belongs_to_who_joined_it(house):
    """Whoever laid out the table had an invitation to the open seat: it is worth nothing now."""
    table = house.lay_out("vs", PERSON, OPEN, listed=True)
    invitation = table.tokens[1]
    table.tokens[1] = house.client.post(f"/api/tables/{table.id}/join", json={"name": "Ben"}).json()["token"]
    assert is_refused(table, invitation) == "unknown_token"
    with table.seat(1):
        pass
    assert is_refused(table, invitation) == "unknown_token"


def test_a_rematch_invites_anew(table):
    with table.seat(0) as anna, table.seat(1) as ben:
        anna.send("concede")
        ben.hear("steps")
        ben.send("rematch")
        anna.hear("proposal")
        anna.send("consent", yes=True)
        again = [guest.hear("new_table") for guest in (anna, ben)]
    for seat, link in enumerate(again):
        with table.house.connected(link["table"]) as guest:
            welcome = guest.hello(link["token"])
            assert welcome["seat"] == seat
            assert welcome["token"] not in (None, link["token"])


def test_spectators_share_their_link(table):
    for _ in range(2):
        with table.house.connected(table.id) as eve:
            assert comes(eve, table.spectators) is None


def test_a_spectator_who_is_called_like_a_player_has_no_seat(table):
    with table.seat(0) as anna, table.seat(None, name=" Anna ") as eve:
        eve.send("chat", text="I concede")
        line = anna.hear("said")["line"]
        assert (line["seat"], line["name"]) == (None, "Anna")
        anna.send("chat", text="I do not")
        line = anna.hear("said")["line"]
        assert (line["seat"], line["name"]) == (0, "Anna")


def test_a_spectator_has_a_name_of_their_own(table):
    with table.seat(0) as anna:
        for name in ("Eve", "", "!", "x" * 50):
            with table.seat(None, name=name) as eve:
                eve.send("chat", text="Hello")
                assert anna.hear("said")["line"]["name"] == name[:NAME_LENGTH]
