"""Dark Memories: the classes of what was discarded come back as strength."""

import pytest

from longbox.games.legendary.vocabulary import DARK_MEMORIES, TECH, dark_memories, on_play, you_get

from ..made_up import hero, villain
from ..scenario import Scenario

RONIN = hero("Ronin", on_play(you_get(DARK_MEMORIES)), cost=4, icon=TECH)
TWICE = hero("Twice", on_play(you_get(dark_memories(2))))
HOOD = villain("Hooded One", DARK_MEMORIES, attack=4, vp=3)
FIVE = ("Odinson", "Keen Senses", "Oddball", "Team Player", "Repulsor Rays")


@pytest.mark.rule("LG-KW-DARKMEMORIES-02", "LG-KW-DARKMEMORIES-03", "LG-KW-DARKMEMORIES-04")
def test_each_class_counts_once_and_grey_does_not():
    assert Scenario().hand(RONIN).discard(*FIVE, *["Agent"] * 4).play("Ronin").attack == 5
    assert Scenario().hand(RONIN).discard(*["Odinson"] * 3, *["Keen Senses"] * 4, "Agent").play("Ronin").attack == 2
    assert Scenario().hand(RONIN).discard("Agent", "Wound").play("Ronin").attack == 0


@pytest.mark.rule("LG-KW-DARKMEMORIES-04", "LG-MULTICLASS-02")
def test_one_card_of_two_classes_brings_both():
    assert Scenario().hand(RONIN).discard("Fateful Bridge").play("Ronin").attack == 2


@pytest.mark.rule("LG-KW-DARKMEMORIES-07")
def test_double_is_double():
    assert Scenario().hand(TWICE).discard(*FIVE[:3]).play("Twice").attack == 6


@pytest.mark.rule("LG-KW-DARKMEMORIES-01")
def test_an_enemy_counts_the_pile_of_whoever_fights_it():
    table = Scenario().city(Bank=HOOD).discard("Team Player", "Oddball").discard(*FIVE, seat=1).points(attack=6)
    assert table.can("fight", "Hooded One")
    assert table.attack_of("Hooded One") == 6
    assert not Scenario().city(Bank=HOOD).discard("Team Player", "Oddball").points(attack=5).can("fight", "Hooded One")


@pytest.mark.rule("LG-KW-DARKMEMORIES-06")
def test_who_is_recruited_raises_it():
    table = Scenario().city(Bank=HOOD).discard("Odinson").hq("Keen Senses", *["Odinson"] * 4).points(recruit=2)
    assert table.recruit("Keen Senses").attack_of("Hooded One") == 6


@pytest.mark.rule("LG-KW-DARKMEMORIES-05")
def test_a_reshuffle_ends_it():
    table = Scenario().city(Bank=HOOD).discard("Odinson", "Keen Senses").hand("Endless Invention").deck()
    table.can("end")
    assert table.attack_of("Hooded One") == 6
    assert table.play("Endless Invention").attack_of("Hooded One") == 4
