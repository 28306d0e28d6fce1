"""Wounded Fury: Wounds in the discard pile make it angry."""

import pytest

from longbox.games.legendary.vocabulary import WOUNDED_FURY

from ..made_up import villain
from ..scenario import Scenario

BEAST = villain("Wild Beast", WOUNDED_FURY, attack=4, vp=2)


@pytest.mark.rule("LG-KW-WOUNDEDFURY-01", "LG-KW-WOUNDEDFURY-03")
def test_a_hero_hits_harder_for_each_wound_that_was_discarded():
    table = Scenario().hand("Raging Savage", "Wound", "Wound").deck("Wound")
    assert table.discard("Wound", "Agent", "Wound", "Wound").play("Raging Savage").attack == 3 + 3
    assert Scenario().hand("Raging Savage", "Wound").discard("Wound", seat=1).play("Raging Savage").attack == 3


@pytest.mark.rule("LG-KW-WOUNDEDFURY-02", "LG-KW-WOUNDEDFURY-03")
def test_an_enemy_counts_the_wounds_of_whoever_fights_it():
    table = Scenario().city(Bank=BEAST).discard("Wound", "Wound").hand("Wound").discard("Wound", seat=1)
    table.points(attack=6)
    assert table.can("fight", "Wild Beast")
    assert table.attack_of("Wild Beast") == 6
    table = Scenario().city(Bank=BEAST).discard("Wound", "Wound").discard("Wound", seat=1)
    table.state.active = 1
    table.can("end")
    assert table.attack_of("Wild Beast") == 5
