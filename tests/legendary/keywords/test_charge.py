"""Charge: a Villain does not stop at the Sewers."""

import pytest

from ..scenario import Scenario

CHARGER = "Doctor Spectrum"
RACER = "Whizzer"


@pytest.mark.rule("LG-KW-CHARGE-01")
def test_it_goes_one_space_on_and_pushes_who_is_there():
    table = Scenario().villain_deck(CHARGER, "Bystander").begin_turn()
    assert table.where == {"Bank": CHARGER}
    table = Scenario().city(Bank="Viper", Rooftops="Melter").villain_deck(CHARGER, "Bystander").begin_turn()
    assert table.where == {"Bank": CHARGER, "Rooftops": "Viper", "Streets": "Melter"}


@pytest.mark.rule("LG-KW-CHARGE-02")
def test_only_the_charge_pushes_the_last_one_out():
    city = {"Bank": "Viper", "Rooftops": "Melter", "Streets": "Whirlwind", "Bridge": "Sentinel"}
    table = Scenario().city(**city).hq("Odinson", "Keen Senses", "Odinson", "Odinson", "Odinson")
    table.villain_deck(CHARGER, "Bystander").begin_turn("Keen Senses")
    assert table.gone == ["Sentinel"]
    assert table.where == {"Bank": CHARGER, "Rooftops": "Viper", "Streets": "Melter", "Bridge": "Whirlwind"}
    assert table.koed == ["Keen Senses"], "as with any escape"


@pytest.mark.rule("LG-KW-CHARGE-02")
def test_in_a_full_city_two_escape():
    city = {"Sewers": "Blob", "Bank": "Viper", "Rooftops": "Melter", "Streets": "Whirlwind", "Bridge": "Sentinel"}
    table = Scenario().city(**city).hq(*["Odinson"] * 5).villain_deck(CHARGER, "Bystander")
    table.begin_turn("Odinson", "Odinson")
    assert table.gone == ["Sentinel", "Whirlwind"]
    assert table.where == {"Bank": CHARGER, "Rooftops": "Blob", "Streets": "Viper", "Bridge": "Melter"}


@pytest.mark.rule("LG-KW-CHARGE-03")
def test_several_spaces_are_charged_one_by_one():
    table = Scenario().villain_deck(RACER, "Bystander").begin_turn()
    assert table.where == {"Streets": RACER}
    table = Scenario().city(Bank="Viper").villain_deck(RACER, "Bystander").begin_turn()
    assert table.where == {"Streets": RACER, "Bridge": "Viper"}
    table = Scenario().city(Bank="Viper", Streets="Melter").hq(*["Odinson"] * 5).villain_deck(RACER, "Bystander")
    table.begin_turn("Odinson")
    assert table.where == {"Streets": RACER, "Bridge": "Viper"}
    assert table.gone == ["Melter"]
