"""Henchmen groups of the expansions, each card by itself."""

import pytest

from .scenario import Scenario


@pytest.mark.parametrize(("top", "koed", "hand"), [("Agent", ["Agent"], []), ("Odinson", [], ["Odinson"])])
def test_the_circus_of_crime_takes_what_costs_nothing_and_gives_the_rest(top, koed, hand):
    table = Scenario().city(Bank="Circus of Crime").deck(top, "Trooper").points(attack=3)
    table.fight("Circus of Crime")
    assert (table.koed, table.in_hand()) == (koed, hand)


def test_a_spider_slayer_gives_the_cheap_ones_of_two_cards():
    table = Scenario().city(Bank="Spider-Slayer").deck("Web-Shooters", "Odinson", "Agent").points(attack=3)
    table.fight("Spider-Slayer")
    assert table.in_hand() == ["Web-Shooters"]
    assert table.in_deck() == ["Odinson", "Agent"]


def test_two_dear_cards_go_back_in_any_order():
    table = Scenario().city(Bank="Spider-Slayer").deck("Odinson", "Covering Fire", "Agent").points(attack=3)
    table.fight("Spider-Slayer", "Covering Fire")
    assert table.in_deck() == ["Covering Fire", "Odinson", "Agent"]
