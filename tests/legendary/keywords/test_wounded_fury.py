"""Wounded Fury: Wounds in the discard pile make it angry."""

import pytest

from longbox.games.legendary.vocabulary import WOUNDED_FURY, on_play, you_get

from ..made_up import hero, villain
from ..scenario import Scenario

SKAAR = hero("Skaar", on_play(you_get(WOUNDED_FURY)))
BEAST = villain("Wild Beast", WOUNDED_FURY, attack=4, vp=2)


@pytest.mark.rule("LG-KW-WOUNDEDFURY-01", "LG-KW-WOUNDEDFURY-03")
def test_a_hero_hits_harder_for_each_wound_that_was_discarded():
    table = Scenario().hand(SKAAR, "Wound", "Wound").deck("Wound").discard("Wound", "Agent", "Wound", "Wound")
    assert table.play("Skaar").attack == 3
    assert Scenario().hand(SKAAR, "Wound").discard("Wound", seat=1).play("Skaar").attack == 0


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
