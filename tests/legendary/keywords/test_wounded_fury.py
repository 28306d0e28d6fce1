"""Wounded Fury: Wounds in the discard pile make it angry."""

import pytest

from ..scenario import Scenario

ROBOT = "Cosmic Hulk Robot"


@pytest.mark.rule("LG-KW-WOUNDEDFURY-01", "LG-KW-WOUNDEDFURY-03")
def test_a_hero_hits_harder_for_each_wound_that_was_discarded():
    table = Scenario().hand("Raging Savage", "Wound", "Wound").deck("Wound")
    assert table.discard("Wound", "Agent", "Wound", "Wound").play("Raging Savage").attack == 3 + 3
    assert Scenario().hand("Raging Savage", "Wound").discard("Wound", seat=1).play("Raging Savage").attack == 3


@pytest.mark.rule("LG-KW-WOUNDEDFURY-02", "LG-KW-WOUNDEDFURY-03")
def test_an_enemy_counts_the_wounds_of_whoever_fights_it():
    table = Scenario().city(Bank=ROBOT).discard("Wound", "Wound").hand("Wound").discard("Wound", seat=1)
    table.points(attack=7)
    assert table.can("fight", ROBOT)
    assert table.attack_of(ROBOT) == 7
    table = Scenario().city(Bank=ROBOT).discard("Wound", "Wound").discard("Wound", seat=1)
    table.state.active = 1
    table.can("end")
    assert table.attack_of(ROBOT) == 6
