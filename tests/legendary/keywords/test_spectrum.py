"""Spectrum: three classes among one's Heroes."""

import pytest

from longbox.games.legendary.vocabulary import COVERT, draw, on_play, spectrum

from ..made_up import hero
from ..scenario import Scenario

PRISM = hero("Prism", on_play(spectrum(draw())), icon=COVERT)


def drawn(table):
    table.deck("Arc Reactor", "Agent").play("Prism")
    return "Arc Reactor" in table.in_hand()


@pytest.mark.rule("LG-KW-SPECTRUM-01", "LG-KW-SPECTRUM-03")
def test_classes_played_and_in_hand_count():
    assert drawn(Scenario().hand(PRISM, "Endless Invention", "Odinson", "Agent"))
    table = Scenario().hand(PRISM, "Endless Invention", "Odinson").deck("Agent").play("Endless Invention")
    assert drawn(table)
    table = Scenario().hand(PRISM, "Endless Invention", "Arc Reactor").discard("Odinson").victory("Viper")
    assert not drawn(table.hand(PRISM, "Endless Invention", "Endless Invention"))


@pytest.mark.rule("LG-KW-SPECTRUM-02")
def test_grey_is_no_class():
    assert not drawn(Scenario().hand(PRISM, "Endless Invention", "Agent", "Trooper", "Officer", "Agent"))


@pytest.mark.rule("LG-KW-SPECTRUM-04", "LG-MULTICLASS-02")
def test_a_card_of_two_classes_brings_both():
    assert drawn(Scenario().hand(PRISM, "Fateful Bridge"))
    assert not drawn(Scenario().hand(PRISM, "Endless Invention"))
