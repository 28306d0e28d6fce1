"""Smash: another card from hand is thrown away for Attack."""

import pytest

from ..scenario import Scenario


@pytest.mark.rule("LG-KW-SMASH-01")
def test_another_card_may_be_discarded_for_attack():
    table = Scenario().hand("Savage Hulk Unleashed", "Agent")
    assert table.play("Savage Hulk Unleashed", "Agent").attack == 4
    assert table.in_discard() == ["Agent"]


@pytest.mark.rule("LG-KW-SMASH-02")
def test_without_a_discard_there_is_nothing():
    assert Scenario().hand("Savage Hulk Unleashed").play("Savage Hulk Unleashed").attack == 0
    table = Scenario().hand("Savage Hulk Unleashed", "Agent")
    assert table.play("Savage Hulk Unleashed", "done").attack == 0
    assert table.in_hand() == ["Agent"]
