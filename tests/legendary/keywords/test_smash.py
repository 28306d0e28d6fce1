"""Smash: another card from hand is thrown away for Attack."""

import pytest

from longbox.games.legendary.vocabulary import IT, STRENGTH, any_wound, if_, is_a, ko, on_play, smash, superpower

from ..made_up import hero
from ..scenario import Scenario

SMASHER = hero("Smasher", on_play(smash(3)))
ROCK = hero("Rock", superpower(STRENGTH, smash(2), if_(is_a(IT, any_wound), ko(IT))))


@pytest.mark.rule("LG-KW-SMASH-01")
def test_another_card_may_be_discarded_for_attack():
    table = Scenario().hand(SMASHER, "Agent")
    assert table.play("Smasher", "Agent").attack == 3
    assert table.in_discard() == ["Agent"]


@pytest.mark.rule("LG-KW-SMASH-02")
def test_without_a_discard_there_is_nothing():
    assert Scenario().hand(SMASHER).play("Smasher").attack == 0
    table = Scenario().hand(SMASHER, "Agent")
    assert table.play("Smasher", "done").attack == 0
    assert table.in_hand() == ["Agent"]


@pytest.mark.parametrize(("smashed", "koed"), [("Wound", ["Wound"]), ("Agent", [])])
def test_what_was_smashed_can_be_spoken_of(smashed, koed):
    table = Scenario().hand("Odinson", ROCK, "Wound", "Agent").play("Odinson")
    assert table.play("Rock", smashed).koed == koed
    assert table.attack == 2
