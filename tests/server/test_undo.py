"""Going back: to what, past what was seen, and in whose words."""

from __future__ import annotations

import itertools
import secrets
from typing import Any

import pytest
from starlette.testclient import TestClient

from longbox.server.app import application
from server.guests import COMPUTER, PERSON, Guest, House


@pytest.fixture(autouse=True)
def same_games(monkeypatch) -> None:
    seeds = itertools.count(1)
    monkeypatch.setattr(secrets, "token_hex", lambda size=32: str(next(seeds)))


def take(guest: Guest, words: str, **fields: Any) -> dict[str, Any]:
    """Choose the first option whose label has these words."""
    assert guest.decision is not None
    labels = [option["label"] for option in guest.decision["options"]]
    option = next(number for number, label in enumerate(labels) if words in label)
    now = guest.standing
    guest.send("choose", decision=now["number"], undos=now["undos"], option=option, **fields)
    return guest.hear("steps")


def wait_to_be_asked(guest: Guest) -> None:
    while guest.decision is None:
        guest.hear("steps")


def in_turn(anna: Guest, ben: Guest) -> tuple[Guest, Guest]:
    """Who is asked, and who is not."""
    return (anna, ben) if anna.decision else (ben, anna)


def story(message: dict[str, Any]) -> list[str]:
    return [
        "".join(part if isinstance(part, str) else part["name"] for part in line["parts"]) for line in message["story"]
    ]


def keeps_the_first_hand(guest: Guest) -> None:
    """In Champions: past the mulligan, to the turn."""
    take(guest, "Keep this hand")
    assert guest.decision is not None
    assert guest.decision["topic"] == "turn"


def test_undo_skips_what_was_chosen_for_a_player_by_itself(house):
    with house.lay_out("champions", PERSON).seat(0) as anna:
        keeps_the_first_hand(anna)
        number = anna.standing["number"]
        take(anna, "Change form")
        take(anna, "End your turn", unasked=True)
        assert anna.standing["undo"] == {"to": number, "words": "Change form", "seen": False}
        anna.send("undo")
        anna.hear("position")
        assert anna.standing["number"] == number
        assert [option["label"] for option in anna.decision["options"]].count("Change form") == 1


def test_undo_skips_where_there_was_nothing_to_choose(house):
    """Whoever could only say "done" there would find nothing to do when he comes back."""
    table = house.lay_out("vs", PERSON, PERSON)
    with table.seat(0) as anna, table.seat(1) as ben:
        chosen: dict[int, list[int]] = {0: [], 1: []}
        while True:
            seat = anna.standing["asked"]
            one, other = (anna, ben) if seat == 0 else (ben, anna)
            number, options = one.standing["number"], one.decision["options"]
            one.choose(0)
            other.hear("steps")
            if len(options) == 1 and chosen[seat]:
                break
            if len(options) > 1:
                chosen[seat].append(number)
        assert one.standing["undo"]["to"] == chosen[seat][-1] < number


def test_picks_that_belong_together_are_taken_back_together(house):
    with house.lay_out("champions", PERSON).seat(0) as anna:
        group = anna.decision["group"]["id"]
        anna.choose(0)
        anna.choose(0)
        assert anna.standing["number"] == group + 2
        anna.send("undo")
        anna.hear("position")
        assert anna.standing["number"] == group
        assert anna.decision["group"]["picked"] == []


def test_a_card_and_what_was_paid_for_it_are_taken_back_together(house):
    with house.lay_out("champions", PERSON).seat(0) as anna:
        keeps_the_first_hand(anna)
        number = anna.standing["number"]
        take(anna, "Play")
        played = {"to": number, "words": anna.standing["undo"]["words"], "seen": False}
        assert anna.decision["topic"] == "payment"
        assert anna.standing["undo"] == played
        while anna.decision["topic"] == "payment":
            anna.choose(0)
            assert anna.standing["undo"] == played
        anna.send("undo")
        anna.hear("position")
        assert (anna.standing["number"], anna.decision["topic"]) == (number, "turn")


def test_who_has_chosen_nothing_has_nothing_to_take_back(house):
    with house.lay_out("legendary", PERSON, players=1).seat(0) as anna:
        assert anna.standing["undo"] is None
        assert anna.refusal("undo") == "nothing_to_undo"
        assert anna.refusal("undo", to=-1, anyway=True) == "nothing_to_undo"


def test_alone_one_may_go_back_past_what_was_seen_and_the_story_says_so(house):
    table = house.lay_out("legendary", PERSON, COMPUTER, players=2)
    with table.seat(0, name="Kim") as kim, table.seat(None) as eve:
        wait_to_be_asked(kim)
        number = kim.standing["number"]
        take(kim, "End the turn")
        wait_to_be_asked(kim)
        undo = kim.standing["undo"]
        assert (undo["to"], undo["seen"]) == (number, True)
        assert undo["words"].startswith("End the turn")
        assert kim.refusal("undo") == "undo_too_far"
        kim.send("undo", to=number, anyway=True)
        assert story(kim.hear("position"))[-1] == f"You took back “{undo['words']}” and have seen what comes."
        assert kim.standing["number"] == number
        assert story(eve.hear("position"))[-1] == f"Kim took back “{undo['words']}” and has seen what comes."


def test_the_story_still_says_so_when_the_server_was_started_again(settings):
    with TestClient(application(settings)) as client:
        table = House(client).lay_out("legendary", PERSON, players=1)
        with table.seat(0) as kim:
            take(kim, "Play S.H.I.E.L.D.")
            take(kim, "End the turn")
            kim.send("undo", anyway=True)
            told = kim.hear("position")
            take(kim, "Play S.H.I.E.L.D.")
            kim.send("undo", to=0)
            kim.hear("position")
            take(kim, "Play S.H.I.E.L.D.")
            assert any("have seen what comes" in line for line in story(told))
    with TestClient(application(settings)) as client:
        again = House(client).laid({"table": table.id, "seats": [], "spectators": table.spectators})
        with House(client).connected(table.id) as kim:
            kim.send("hello", token=table.tokens[0])
            lines = story(kim.hear("position"))
        assert again.behind.game.undos == 2
    taken_back = next(number for number, line in enumerate(lines) if "have seen what comes" in line)
    played = next(number for number, line in enumerate(lines) if "play S.H.I.E.L.D." in line)
    assert taken_back < played


def test_among_people_what_was_seen_stays_seen(house):
    table = house.lay_out("legendary", PERSON, PERSON, players=2)
    with table.seat(0) as anna, table.seat(1) as ben:
        one, _ = in_turn(anna, ben)
        take(one, "End the turn")
        assert one.refusal("undo", to=0) == "undo_too_far"
        assert one.refusal("undo", to=0, anyway=True) == "undo_too_far"


def test_others_are_asked_in_words_whether_something_may_be_taken_back(house):
    table = house.lay_out("legendary", PERSON, PERSON, players=2)
    with table.seat(0) as anna, table.seat(1) as ben:
        one, other = in_turn(anna, ben)
        take(one, "Play S.H.I.E.L.D. Trooper")
        one.send("undo")
        assert other.hear("proposal")["words"] == "Play S.H.I.E.L.D. Trooper"


def test_what_others_could_not_see_is_not_told_when_it_is_taken_back(house):
    """A card that was laid face down keeps its name to itself."""
    table = house.lay_out("vs", PERSON, PERSON)
    with table.seat(0) as anna, table.seat(1) as ben:
        while True:
            one, other = in_turn(anna, ben)
            if one.decision["topic"] == "resource":
                break
            one.choose(0)
            other.hear("steps")
        labels = [option["label"] for option in one.decision["options"]]
        laid = next(label for label in labels if "face down" in label)
        take(one, laid)
        one.send("undo")
        said = other.hear("proposal")["words"]
        assert laid.split(" face down")[0] not in said
        assert said
