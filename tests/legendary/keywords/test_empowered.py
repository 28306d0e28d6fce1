"""Empowered: the classes in the HQ are a source of strength."""

import pytest

from longbox.games.legendary.vocabulary import INSTINCT, TECH, empowered, on_play, you_get

from ..made_up import hero
from ..scenario import Scenario

ROBOT = hero("Robot", on_play(you_get(empowered(TECH))))
THRICE = hero("Thrice", on_play(you_get(empowered(TECH, times=3))))
BOTH = hero("Both", on_play(you_get(empowered(TECH, INSTINCT))))
TECHS = ("Team Player", "Arc Reactor", "Endless Invention")


@pytest.mark.rule("LG-KW-EMPOWERED-01")
def test_a_hero_gives_one_for_each_card_of_the_class():
    table = Scenario().hand(ROBOT, "Team Player").hq(*TECHS, "Odinson", "Keen Senses").play("Robot")
    assert table.attack == 3


@pytest.mark.rule("LG-KW-EMPOWERED-02", "LG-KW-EMPOWERED-04")
def test_an_enemy_is_weaker_when_the_right_hero_is_recruited():
    table = Scenario().city(Bank="Crimson Cowl").hq("Dangerous Rescue", "Oddball", *TECHS).hero_deck("Odinson")
    table.points(recruit=3).can("end")
    assert table.attack_of("Crimson Cowl") == 7
    assert table.recruit("Dangerous Rescue").attack_of("Crimson Cowl") == 6
    assert table.points(attack=6).can("fight", "Crimson Cowl")


@pytest.mark.rule("LG-KW-EMPOWERED-03")
def test_what_a_hero_gave_stays():
    table = Scenario().hand(ROBOT).hq(*TECHS, "Odinson", "Odinson").hero_deck("Odinson").points(recruit=4)
    assert table.play("Robot").recruit("Team Player").attack == 3


@pytest.mark.rule("LG-KW-EMPOWERED-05")
def test_triple_is_three_for_each():
    assert Scenario().hand(THRICE).hq(*TECHS[:2], *["Odinson"] * 3).play("Thrice").attack == 6


@pytest.mark.rule("LG-KW-EMPOWERED-06")
def test_a_card_of_both_classes_counts_once():
    assert Scenario().hand(BOTH).hq("Fateful Bridge", *["Odinson"] * 4).play("Both").attack == 1
    assert (
        Scenario()
        .hand(BOTH)
        .hq("Fateful Bridge", "Keen Senses", "Team Player", "Odinson", "Odinson")
        .play("Both")
        .attack
        == 3
    )
