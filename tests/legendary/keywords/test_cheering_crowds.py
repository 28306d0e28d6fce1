"""Cheering Crowds: a card is played twice in a row, for a Bystander."""

import pytest

from longbox.games.legendary.table.zones import BYSTANDERS

from ..scenario import Scenario

LEGS = "Need to Stretch My Legs"


@pytest.mark.rule("LG-KW-CHEERINGCROWDS-01")
def test_for_a_bystander_the_card_is_played_twice():
    table = Scenario().hand(LEGS).victory("Bystander", "Sentinel").stack("bystanders", 3)
    table.play(LEGS, "yes")
    assert table.attack == 2 + 2
    assert table.in_victory() == ["Sentinel"]
    assert len(table.cards(BYSTANDERS)) == 3 + 1


@pytest.mark.rule("LG-KW-CHEERINGCROWDS-02")
def test_it_is_left_to_the_player_and_needs_a_bystander():
    table = Scenario().hand(LEGS).victory("Bystander").play(LEGS, "no")
    assert table.attack == 2
    assert table.in_victory() == ["Bystander"]
    table = Scenario().hand(LEGS).victory("Sentinel").play(LEGS)
    assert table.attack == 2


def test_the_second_play_is_the_last():
    table = Scenario().hand(LEGS).victory("Bystander", "Bystander").play(LEGS, "yes")
    assert table.attack == 4
    assert table.in_victory() == ["Bystander"]


@pytest.mark.rule("LG-KW-CHEERINGCROWDS-03")
def test_the_second_play_sees_the_first():
    table = Scenario().hand(LEGS, "Wound").victory("Bystander").play(LEGS, "yes", "Wound")
    assert table.koed == ["Wound"], "a Champion was played before, though not before the first play"


@pytest.mark.rule("LG-KW-CHEERINGCROWDS-04")
def test_a_superpower_that_was_on_before_works_twice():
    table = Scenario().hand("Big Impact", LEGS, "Wound", "Agent").victory("Bystander", "Bystander")
    table.play("Big Impact", "You get +2 Attack").play(LEGS, "Wound", "yes", "Agent")
    assert table.koed == ["Wound", "Agent"]
    assert table.in_victory() == ["Bystander"], "the second play is not cheered again"


@pytest.mark.rule("LG-KW-CHEERINGCROWDS-05")
def test_both_plays_count():
    table = Scenario().hand(LEGS, "Dangerous Rescue", "Wound").victory("Bystander", "Bystander")
    table.play(LEGS, "yes", "done")
    assert len(table.state.plays) == 2
    assert table.in_victory() == ["Bystander"]
    table.play("Dangerous Rescue", "Wound")
    assert table.in_victory() == ["Bystander", "Bystander"]


@pytest.mark.rule("LG-KW-CHEERINGCROWDS-06")
def test_it_is_one_card_when_the_turn_ends():
    table = Scenario(players=1, scheme="the-legacy-virus").hand(LEGS).victory("Bystander")
    table.play(LEGS, "yes").end_turn()
    assert table.in_discard() == [LEGS]


@pytest.mark.rule("LG-KW-VERSATILE-03")
def test_a_versatile_card_is_asked_for_at_each_play():
    table = Scenario().hand("Rising Hope").victory("Bystander")
    table.play("Rising Hope", "You get +4 Attack", "yes", "You get +4 Recruit")
    assert (table.attack, table.recruit_points) == (4, 4)
    assert table.in_victory() == []


def test_the_long_arm_of_the_law_rescues_after_another_covert_card():
    table = Scenario().hand(LEGS, "Long Arm of the Law").deck("Agent").play(LEGS).play("Long Arm of the Law")
    assert table.in_victory() == ["Bystander"]
    assert table.in_hand() == ["Agent"]


def test_ms_marvel_is_cheaper_for_each_class_that_was_played():
    table = Scenario().hq("Rising Hope").hand("Odinson", LEGS).play("Odinson").play(LEGS).points(recruit=5)
    table.recruit("Rising Hope")
    assert table.recruit_points == 0
