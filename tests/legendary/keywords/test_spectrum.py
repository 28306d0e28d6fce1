"""Spectrum: three classes among one's Heroes."""

import pytest

from ..scenario import Scenario

ELSA = "Prodigy of Ulysses Bloodstone"
"""A Strength card for 6 Attack, and by Spectrum 3 more."""


def has_spectrum(table):
    before = table.attack
    table.play(ELSA)
    return table.attack - before == 6 + 3


@pytest.mark.rule("LG-KW-SPECTRUM-01", "LG-KW-SPECTRUM-03")
def test_classes_played_and_in_hand_count():
    assert has_spectrum(Scenario().hand(ELSA, "Endless Invention", "Dangerous Rescue", "Agent"))
    table = Scenario().hand(ELSA, "Endless Invention", "Dangerous Rescue").deck("Agent").play("Endless Invention")
    assert has_spectrum(table)
    table = Scenario().hand(ELSA, "Endless Invention", "Arc Reactor").discard("Dangerous Rescue").victory("Viper")
    assert not has_spectrum(table)


@pytest.mark.rule("LG-KW-SPECTRUM-02")
def test_grey_is_no_class():
    assert not has_spectrum(Scenario().hand(ELSA, "Endless Invention", "Agent", "Trooper", "Officer", "Agent"))


@pytest.mark.rule("LG-KW-SPECTRUM-04", "LG-MULTICLASS-02")
def test_a_card_of_two_classes_brings_both():
    assert has_spectrum(Scenario().hand(ELSA, "Fateful Bridge", "Endless Invention"))
    assert not has_spectrum(Scenario().hand(ELSA, "Endless Invention"))
