"""X-Gene: something lies in the discard pile."""

import pytest

from ..scenario import Scenario

FOOTCLAWS = "Adamantium Footclaws"


def drawn(*discards, seat=0):
    """How many cards X-23's claws draw, who looks for an Instinct card."""
    table = Scenario().hand(FOOTCLAWS).deck(*["Agent"] * 9).discard(*discards, seat=seat)
    return len(table.play(FOOTCLAWS).in_hand())


@pytest.mark.rule("LG-KW-XGENE-01", "LG-KW-XGENE-02")
@pytest.mark.parametrize(
    ("discards", "cards"), [(["Keen Senses"], 1), (["Keen Senses"] * 4, 1), (["Odinson", "Agent"], 0), ([], 0)]
)
def test_one_card_of_the_class_is_enough_and_more_are_no_better(discards, cards):
    assert drawn(*discards) == cards


@pytest.mark.rule("LG-KW-XGENE-01")
def test_only_your_own_pile_counts():
    assert drawn("Keen Senses", seat=1) == 0


@pytest.mark.rule("LG-KW-XGENE-01", "LG-TEAM-02")
@pytest.mark.parametrize(("lies_there", "hand"), [("Light a Spark", ["Agent"]), ("Lucky Break", [])])
def test_where_it_asks_for_x_men_no_other_team_will_do(lies_there, hand):
    table = Scenario().hand("Recursive Pummeling").deck("Agent").discard(lies_there)
    table.play("Recursive Pummeling", *hand)
    assert table.in_hand() == hand


@pytest.mark.rule("LG-KW-XGENE-03")
def test_what_was_played_has_not_been_discarded_yet():
    table = Scenario().hand("Blinding Burst", "Concussive Plasma").play("Blinding Burst").play("Concussive Plasma")
    assert table.attack == 2, "no Ranged card has been discarded"


@pytest.mark.rule("LG-KW-XGENE-04")
def test_whom_you_have_just_recruited_counts():
    table = Scenario().hand("Concussive Plasma").hq("Optic Blast", *["Odinson"] * 4).points(recruit=3)
    assert table.recruit("Optic Blast").play("Concussive Plasma").attack == 2 + 1
