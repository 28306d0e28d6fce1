"""People and computer players at a table."""

from __future__ import annotations

import msgspec

import longbox
from longbox.changes import apply_changes
from server.guests import COMPUTER, OPEN, PERSON


def test_a_person_chooses_and_sees_what_comes_of_it(house):
    table = house.lay_out("champions", PERSON)
    with table.seat(0) as anna:
        before = anna.view
        told = anna.choose(0)
        with table.seat(0) as again:
            now = again.view
    for step in told["steps"]:
        before = apply_changes(before, step["changes"])
    assert before == now
    assert told["standing"]["number"] == 1


def test_only_the_seat_that_decides_is_shown_the_options(house):
    table = house.lay_out("vs", PERSON, PERSON)
    with table.seat(0) as anna, table.seat(1) as ben, table.seat(None) as eve:
        asked = anna.standing["asked"]
        shown = [guest.decision is not None for guest in (anna, ben, eve)]
        assert shown == [asked == 0, asked == 1, False]
        assert ben.standing["asked"] == eve.standing["asked"] == asked


def test_each_seat_gets_the_view_of_its_own_and_no_other(house):
    table = house.lay_out("vs", PERSON, PERSON)
    with table.seat(0) as anna, table.seat(1) as ben, table.seat(None) as eve:
        match = table.behind.game.match
        for guest, seat in ((anna, 0), (ben, 1), (eve, None)):
            assert guest.view == msgspec.json.decode(msgspec.json.encode(match.view(seat)))
    assert anna.view != ben.view
    assert eve.view not in (anna.view, ben.view)


def test_the_secret_of_a_table_is_never_told(house):
    table = house.lay_out("vs", PERSON, COMPUTER)
    with table.seat(0) as anna:
        secret = table.behind.row.secret
        assert len(bytes.fromhex(secret)) == 32
        assert secret not in str(anna.view) + str(anna.standing) + str(table.info)


def test_a_computer_player_answers_until_a_person_is_asked(house):
    table = house.lay_out("vs", COMPUTER, PERSON)
    with table.seat(1) as anna:
        while anna.decision is None:
            anna.hear("steps")
        number = anna.standing["number"]
        anna.choose(0)
        while anna.decision is None:
            anna.hear("steps")
        assert anna.standing["number"] > number


def test_computer_players_play_the_same_game_again_from_the_same_seed(house):
    """A table of computer players is played to its end, and every pick is what its seed and number call for."""
    from longbox.server.thinking import decide

    table = house.lay_out("champions", COMPUTER)
    with table.seat(None) as eve:
        while eve.standing["result"] is None:
            eve.hear("steps")
    live = table.behind
    job = live.job(0)
    for number in range(0, len(job.picks), 10):
        again = type(job)("elsewhere", job.game, job.setup, job.seed, job.picks[:number], 0, "random")
        assert decide(again) == job.picks[number]


def test_who_comes_back_hears_only_what_was_missed(house):
    table = house.lay_out("champions", PERSON)
    with table.seat(0) as anna:
        view, number = anna.view, anna.standing["number"]
        for _ in range(3):
            anna.choose(0)
    with house.connected(table.id) as anna:
        anna.send("hello", token=table.tokens[0], number=number, undos=0)
        missed = anna.hear("position", "steps")
        assert {step["choice"] for step in missed["steps"]} == {0, 1, 2}
        for step in missed["steps"]:
            view = apply_changes(view, step["changes"])
    with table.seat(0) as anna:
        assert anna.view == view


def test_chat_reaches_everybody_and_is_kept(house):
    table = house.lay_out("vs", PERSON | {"name": "Anna"}, PERSON | {"name": "Ben"})
    with table.seat(0) as anna, table.seat(1) as ben:
        anna.send("chat", text=" Good luck! ")
        line = {"seat": 0, "name": "Anna", "text": "Good luck!"}
        assert ben.hear("said")["line"] == line
    with house.connected(table.id) as late:
        assert late.hello(table.spectators)["chat"] == [line]


def test_picks_that_belong_together_can_be_taken_back(house):
    table = house.lay_out("champions", PERSON)
    with table.seat(0) as anna:
        while not (anna.decision and anna.decision["group"] and anna.decision["group"]["picked"]):
            anna.choose(0)
        number, picked = anna.standing["number"], anna.decision["group"]["picked"]
        anna.send("retract")
        anna.hear("position")
        assert anna.standing["number"] == number - 1
        assert anna.decision["group"]["picked"] == picked[:-1]


def test_alone_one_goes_back_freely_but_not_past_what_was_seen(house):
    table = house.lay_out("champions", PERSON)
    with table.seat(0) as anna:
        while anna.standing["number"] - anna.standing["undo_floor"] < 1 or anna.standing["undo_floor"] == 0:
            anna.choose(len(anna.decision["options"]) - 1)
        floor, number = anna.standing["undo_floor"], anna.standing["number"]
        assert anna.refusal("undo", to=floor - 1) == "undo_too_far"
        assert anna.refusal("undo", to=number) == "nothing_to_undo"
        anna.send("undo")
        anna.hear("position")
        assert (anna.standing["number"], anna.standing["undos"]) == (number - 1, 1)


def test_with_others_an_undo_needs_their_consent(house):
    table = house.lay_out("champions", PERSON, PERSON, heroes=["spider-man", "captain-marvel"])
    with table.seat(0) as anna, table.seat(1) as ben:
        mover, other = (anna, ben) if anna.decision else (ben, anna)
        while mover.decision is None or mover.standing["number"] == mover.standing["undo_floor"]:
            chooser, waiter = (mover, other) if mover.decision else (other, mover)
            chooser.choose(len(chooser.decision["options"]) - 1)
            waiter.hear("steps")
        number = mover.standing["number"]
        mover.send("undo", to=number - 1)
        proposal = other.hear("proposal")
        assert (proposal["what"], proposal["by"], proposal["to"]) == ("undo", 0, number - 1)
        other.send("consent", yes=False)
        assert mover.hear("proposal_closed")["agreed"] is False
        mover.send("undo", to=number - 1)
        other.hear("proposal")
        other.send("consent", yes=True)
        mover.hear("position")
        assert mover.standing["number"] == number - 1


def test_a_paused_table_waits(house):
    table = house.lay_out("champions", PERSON)
    with table.seat(0) as anna:
        anna.send("pause", paused=True)
        anna.hear("table")
        assert anna.choose(0)["code"] == "paused"
        anna.send("pause", paused=False)
        assert anna.choose(0)["type"] == "steps"


def test_conceding_ends_a_duel_and_a_rematch_seats_the_same_people(house):
    table = house.lay_out("vs", PERSON, PERSON)
    with table.seat(0) as anna, table.seat(1) as ben:
        assert anna.refusal("rematch") == "not_over"
        anna.send("concede")
        ben.hear("steps")
        assert ben.standing["result"]["winners"] == [1]
        ben.send("rematch")
        assert anna.hear("proposal")["what"] == "rematch"
        anna.send("consent", yes=True)
        links = [anna.hear("new_table"), ben.hear("new_table")]
    assert links[0]["table"] == links[1]["table"] != table.id
    assert links[0]["token"] != links[1]["token"]
    with house.connected(links[0]["table"]) as anna:
        assert anna.hello(links[0]["token"])["seat"] == 0


def test_an_open_seat_of_a_listed_table_is_found_and_taken(house):
    table = house.lay_out("vs", PERSON, OPEN, listed=True)
    assert [found["table"] for found in house.client.get("/api/tables").json()] == [table.id]
    joined = house.client.post(f"/api/tables/{table.id}/join", json={"name": "Ben"}).json()
    assert joined["seat"] == 1
    assert joined["token"] != table.tokens[1]
    assert house.client.get("/api/tables").json() == []
    assert house.client.post(f"/api/tables/{table.id}/join", json={}).status_code == 409


def test_who_leaves_gives_the_link_up(house):
    table = house.lay_out("vs", PERSON, PERSON)
    with table.seat(0) as anna:
        with table.seat(1) as ben:
            ben.send("leave")
            ben.is_sent_away()
        while anna.hear("table")["seats"][1]["kind"] != "open":
            pass
    with house.connected(table.id) as ben:
        ben.send("hello", token=table.tokens[1])
        assert ben.hear("error")["code"] == "unknown_token"


def test_a_computer_player_takes_a_seat_over_and_gives_it_back(house):
    table = house.lay_out("vs", PERSON, PERSON)
    with table.seat(0) as anna, table.seat(1) as ben:
        assert anna.refusal("replace", seat=1, player="random") == "seat_taken"
        assert ben.refusal("replace", seat=1, player="deep-thought") == "no_such_player"
        ben.send("replace", seat=1, player="random")
        while anna.hear("table")["seats"][1]["kind"] != "computer":
            pass
        assert ben.refusal("concede") == "computer_sits"
        ben.send("sit")
        while anna.hear("table")["seats"][1]["kind"] != "person":
            pass


def test_the_engines_version_is_kept_with_the_table(house):
    table = house.lay_out("champions", PERSON)
    assert table.behind.row.version == longbox.__version__
