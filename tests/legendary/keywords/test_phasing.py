"""Phasing: a card in hand changes places with the top card of the deck."""

import pytest

from longbox.engine import history
from longbox.games.legendary.chapters.drawing import DRAW

from ..scenario import Scenario


@pytest.mark.rule("LG-KW-PHASING-01")
def test_the_card_and_the_top_card_of_the_deck_change_places():
    table = Scenario().hand("Lockjaw", "Agent").deck("Odinson", "Trooper")
    table.use("phase", "Lockjaw")
    assert table.in_hand() == ["Agent", "Odinson"]
    assert table.in_deck() == ["Lockjaw", "Trooper"]


@pytest.mark.rule("LG-KW-PHASING-02")
def test_nothing_is_played_or_drawn():
    table = Scenario().hand("Lockjaw", "Mental Discipline").deck("Odinson", "Trooper")
    table.use("phase", "Lockjaw")
    assert table.attack == 0
    assert table.state.plays == []
    assert history.times(table.game, DRAW) == 0
    assert table.in_play() == []
    assert sorted(table.in_hand()) == ["Mental Discipline", "Odinson"]
    assert table.in_deck() == ["Lockjaw", "Trooper"]


@pytest.mark.rule("LG-KW-PHASING-03")
def test_an_empty_deck_is_first_made_anew():
    table = Scenario().hand("Lockjaw").deck().discard("Odinson")
    table.use("phase", "Lockjaw")
    assert table.in_hand() == ["Odinson"]
    assert table.in_deck() == ["Lockjaw"]
    assert table.in_discard() == []


@pytest.mark.rule("LG-KW-PHASING-03")
def test_without_any_card_to_swap_for_it_can_not_be_done():
    assert not Scenario().hand("Lockjaw").deck().discard().can("phase")
