"""Picks that belong together, made as one set in any order. The set is a mulligan: any cards of the hand."""

from __future__ import annotations

from server.guests import PERSON


def mulligan(guest) -> dict | None:
    """The picks of the first decision, until they are finished."""
    group = guest.decision["group"]
    return guest.decision["picks"] if group and group["id"] == 0 else None


def gather(guest, cards: list[str]) -> None:
    """Name a set, and hear of all the single choices that it takes."""
    guest.send("gather", decision=guest.standing["number"], undos=guest.standing["undos"], cards=cards)
    while mulligan(guest):
        guest.hear("steps", "position")


def names(guest, zone: str) -> dict[str, str]:
    return {card["handle"]: card["name"] for card in guest.view["zones"][zone]["cards"]}


def test_a_set_is_considered_and_gathered(house):
    table = house.lay_out("champions", PERSON)
    with table.seat(0) as anna:
        among = mulligan(anna)["among"]
        first, last = among[0], among[-1]
        hand = names(anna, "hand:0")
        anna.send("consider", cards=[last])
        told = anna.hear("considered")
        assert told["complete"]
        assert first in told["more"]
        assert last not in told["more"]
        gather(anna, [last, first])
    with table.seat(0) as again:
        assert sorted(names(again, "discard:0").values()) == sorted([hand[first], hand[last]])


def test_picks_made_one_by_one_are_made_anew(house):
    table = house.lay_out("champions", PERSON)
    with table.seat(0) as anna:
        first, *_, last = mulligan(anna)["among"]
        hand = names(anna, "hand:0")
        anna.choose(0)
        assert [one["cards"] for one in mulligan(anna)["made"]] == [[first]]
        gather(anna, [last])
    with table.seat(0) as again:
        assert list(names(again, "discard:0").values()) == [hand[last]]


def test_what_makes_no_set_is_refused(house):
    table = house.lay_out("champions", PERSON)
    with table.seat(0) as anna, table.seat(None) as eve:
        (hero,) = anna.view["zones"]["area:0"]["cards"]
        assert anna.refusal("gather", decision=0, cards=[hero["handle"]]) == "no_such_set"
        assert anna.refusal("gather", decision=0, cards=["nothing"]) == "refused"
        assert anna.refusal("gather", decision=7, cards=[]) == "stale"
        assert eve.refusal("gather", decision=0, cards=[]) == "spectator"
        assert eve.refusal("consider", cards=[]) == "spectator"
        gather(anna, [])
        assert anna.refusal("gather", decision=1, cards=[]) == "no_such_set"
        assert table.info["choices"] == 1


def test_a_question_about_a_set_that_came_too_late_is_no_fault(house):
    """Another window of the same seat may have picked meanwhile."""
    with house.lay_out("champions", PERSON).seat(0) as anna:
        gather(anna, [])
        anna.send("consider", cards=["nothing"])
        told = anna.hear("considered")
        assert (told["complete"], told["more"]) == (False, [])
