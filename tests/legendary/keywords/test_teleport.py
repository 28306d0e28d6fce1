"""Teleport: a card waits for the next hand instead of being played."""

import pytest

from longbox.engine.cards import Card
from longbox.games.legendary.table.kinds import COVERT, HERO, INSTINCT
from longbox.games.legendary.table.zones import ASIDE

from ..scenario import Scenario

TWO_CLASSES = Card("Two Classes", HERO, stats={"cost": 2}, traits=[COVERT, INSTINCT], hero="Two Classes")


@pytest.mark.rule("LG-KW-TELEPORT-01")
def test_a_teleported_card_joins_the_next_hand_as_an_extra_card():
    table = Scenario(players=1, scheme="the-legacy-virus").hand("Bamf!").deck(*["Agent"] * 8)
    table.use("teleport", "Bamf!")
    assert table.cards(ASIDE) == ["Bamf!"]
    table.end_turn()
    assert sorted(table.in_hand()) == [*["Agent"] * 6, "Bamf!"]
    assert table.in_discard() == []


@pytest.mark.rule("LG-KW-TELEPORT-02")
def test_it_is_not_played_so_it_gives_no_points_and_no_superpower_sees_it():
    table = Scenario().hand("Blend Into Shadows", "Dangerous Rescue", "Wound")
    table.use("teleport", "Blend Into Shadows")
    assert table.attack == 0
    table.play("Dangerous Rescue")
    assert table.in_hand() == ["Wound"], "nobody was asked to KO a card"
    assert table.state.plays[0].definition.name == "Dangerous Rescue"


def test_it_can_be_played_as_any_other_card():
    table = Scenario().hand("Bamf!")
    assert table.play("Bamf!").recruit_points == 2
    assert table.in_play() == ["Bamf!"]
    assert not table.can("teleport")


def test_what_is_set_aside_can_not_be_shown():
    table = Scenario(mastermind="loki").hand("Bamf!", "Agent")
    table.use("teleport", "Bamf!")
    assert not table.can("teleport")
    assert table.in_hand() == ["Agent"]


def test_along_for_the_ride_takes_up_to_three_cards_with_it_whether_it_is_teleported():
    table = Scenario().hand("Along for the Ride", "Agent", "Odinson", "Trooper", "Wound")
    table.use("teleport", "Along for the Ride", "Odinson", "Wound", "done")
    assert sorted(table.cards(ASIDE)) == ["Along for the Ride", "Odinson", "Wound"]
    assert table.in_hand() == ["Agent", "Trooper"]
    assert table.attack == 0


def test_or_played():
    table = Scenario().hand("Along for the Ride", "Agent", "Odinson", "Trooper", "Wound")
    table.play("Along for the Ride", "Agent", "Odinson", "Trooper")
    assert sorted(table.cards(ASIDE)) == ["Agent", "Odinson", "Trooper"]
    assert table.attack == 5


@pytest.mark.rule("LG-SUPERPOWER-09")
def test_swashbuckler_needs_both_classes_before_it():
    table = Scenario().hand("Blend Into Shadows", "Bamf!", "Swashbuckler")
    assert table.play("Blend Into Shadows").play("Bamf!").play("Swashbuckler").attack == 2 + 3 + 3
    table = Scenario().hand("Blend Into Shadows", "Swashbuckler")
    assert table.play("Blend Into Shadows").play("Swashbuckler").attack == 2 + 3


@pytest.mark.rule("LG-SUPERPOWER-10")
def test_swashbuckler_itself_is_no_instinct_for_itself_but_another_one_is():
    table = Scenario().hand("Blend Into Shadows", "Swashbuckler", "Swashbuckler")
    table.play("Blend Into Shadows").play("Swashbuckler")
    assert table.attack == 2 + 3
    assert table.play("Swashbuckler").attack == 2 + 3 + 3 + 3


@pytest.mark.rule("LG-SUPERPOWER-11")
def test_one_card_with_both_classes_is_enough():
    table = Scenario().hand(TWO_CLASSES, "Swashbuckler")
    assert table.play("Two Classes").play("Swashbuckler").attack == 3 + 3
