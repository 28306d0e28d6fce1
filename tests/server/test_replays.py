"""Games that are over are watched again, as one seat saw them, and played on from any point."""

from __future__ import annotations

import msgspec
import pytest

from longbox.changes import apply_changes
from server.guests import COMPUTER, PERSON


@pytest.fixture
def over(house):
    """A duel that Ben gave up after some choices."""
    table = house.lay_out("vs", PERSON | {"name": "Anna"}, PERSON | {"name": "Ben"})
    with table.seat(0) as anna, table.seat(1) as ben:
        for _ in range(12):
            chooser, waiter = (anna, ben) if anna.decision else (ben, anna)
            chooser.choose(0)
            waiter.hear("steps")
        ben.send("concede")
        anna.hear("steps")
    return table


def replay_of(table, token: str) -> dict:
    link = table.house.client.post(f"/api/tables/{table.id}/replay", json={"token": token}).json()
    answer = table.house.client.get(f"/api/replays/{link['replay']}")
    assert answer.status_code == 200
    return answer.json() | {"id": link["replay"]}


def unique(numbers) -> list[int]:
    """Numbers in order, each once."""
    return list(dict.fromkeys(numbers))


def test_a_replay_leads_from_the_first_view_to_the_last(over):
    match = over.behind.game.match
    for seat, token in ((0, over.tokens[0]), (1, over.tokens[1]), (None, over.spectators)):
        replay = replay_of(over, token)
        assert (replay["seat"], replay["names"], replay["choices"]) == (seat, ["Anna", "Ben"], 13)
        assert unique(step["choice"] for step in replay["steps"]) == list(range(13))
        view = replay["view"]
        for step in replay["steps"]:
            view = apply_changes(view, step["changes"])
        assert view == msgspec.json.decode(msgspec.json.encode(match.view(seat)))
    assert replay["result"]["winners"] == [0]
    assert replay["title"] == "Captain America against Magneto"
    assert "Ben" in str([step["story"] for step in replay["steps"]])


def test_a_seats_replay_shows_what_that_seat_saw(over):
    mains = [replay_of(over, over.tokens[seat])["steps"] for seat in (0, 1)]
    assert mains[0] != mains[1]


def test_a_game_that_is_not_over_is_not_replayed(house):
    table = house.lay_out("vs", PERSON, PERSON)
    answer = house.client.post(f"/api/tables/{table.id}/replay", json={"token": table.tokens[0]})
    assert (answer.status_code, answer.json()["code"]) == (409, "not_over")


def test_who_has_no_link_gets_no_replay(over):
    client = over.house.client
    assert client.post(f"/api/tables/{over.id}/replay", json={"token": "guess"}).status_code == 403
    assert client.get("/api/replays/guess").json()["code"] == "no_such_replay"


def test_one_plays_on_from_any_point_and_it_is_kept(over):
    replay = replay_of(over, over.tokens[0])
    body = {"at": 7, "seats": [PERSON, COMPUTER]}
    answer = over.house.client.post(f"/api/replays/{replay['id']}/play", json=body)
    assert answer.status_code == 201
    new = over.house.laid(answer.json())
    view = replay["view"]
    for step in replay["steps"]:
        view = apply_changes(view, step["changes"]) if step["choice"] < 7 else view
    with new.seat(0) as anna:
        assert (anna.standing["number"], anna.standing["result"]) == (7, None)
        assert anna.view == view
    assert [made.entry.value for made in new.behind.game.choices] == [
        made.entry.value for made in over.behind.game.choices[:7]
    ]
    assert new.info["choices"] >= 7


def test_what_had_not_happened_yet_comes_otherwise_where_one_plays_on(over):
    """Whoever has seen the game to its end knows the order of its decks, so that order must not be kept."""
    replay = replay_of(over, over.tokens[0])
    new = over.house.laid(
        over.house.client.post(f"/api/replays/{replay['id']}/play", json={"at": 7, "seats": [PERSON, COMPUTER]}).json()
    )
    before, now = over.behind.game.match, new.behind.game.match
    before.undo(7)
    assert new.behind.row.secret.startswith(f"{over.behind.row.secret}>7:")
    for seat in (0, 1):
        assert now.hand(seat) == before.hand(seat)
    assert decks(now) != decks(before)
    assert [sorted(deck) for deck in decks(now)] == [sorted(deck) for deck in decks(before)]
    again = new.behind.game.up_to(7).match
    assert decks(again) == decks(now), "it is the same each time the table is brought back"


def decks(match):
    state = match._game.state
    piles = [state.zones[match._game.rules.zones.by_name("deck").at(seat)] for seat in (0, 1)]
    return [[state.definition[card].id for card in pile] for pile in piles]


def test_there_is_no_point_after_the_end(over):
    replay = replay_of(over, over.tokens[0])
    answer = over.house.client.post(f"/api/replays/{replay['id']}/play", json={"at": 99, "seats": [PERSON, PERSON]})
    assert answer.status_code == 422
