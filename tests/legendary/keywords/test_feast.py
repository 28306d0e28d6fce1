"""Feast: an enemy eats the top card of a deck."""

import pytest

from longbox.games.legendary.vocabulary import FEAST, IT, any_hero, costing, each_player, fight, gain_wounds, if_, is_a

from ..made_up import villain
from ..scenario import Scenario

STARVING = villain(
    "Starving", fight(each_player(FEAST, if_(is_a(IT, any_hero.that(costing(most=0))), gain_wounds()))), attack=1, vp=1
)


@pytest.mark.rule("LG-KW-FEAST-01")
def test_whoever_fights_it_loses_the_top_card_of_the_deck_to_the_ko_pile():
    table = Scenario().city(Bank="Cytoplasm Spikes").deck("Trooper", *["Agent"] * 4).points(attack=3)
    table.fight("Cytoplasm Spikes")
    assert len(table.in_deck()) == 4
    assert table.koed == ["Trooper"]
    assert table.in_victory() == ["Cytoplasm Spikes"]


@pytest.mark.rule("LG-KW-FEAST-04")
def test_nobody_else_loses_a_card_or_is_wounded():
    table = Scenario(players=3).city(Bank="Cytoplasm Spikes").points(attack=3)
    table.fight("Cytoplasm Spikes")
    assert [len(table.in_deck(seat)) for seat in range(3)] == [9, 10, 10]
    assert [table.wounds(seat) for seat in range(3)] == [0, 0, 0]


@pytest.mark.rule("LG-KW-FEAST-02")
@pytest.mark.parametrize(("top", "recruit"), [("Odinson", 2), ("Agent", 0), ("Wound", 0)])
def test_cytoplasm_spikes_give_recruit_for_a_hero_who_is_not_grey(top, recruit):
    table = Scenario().city(Bank="Cytoplasm Spikes").deck(top, "Agent").points(attack=3)
    table.fight("Cytoplasm Spikes")
    assert table.koed == [top]
    assert table.recruit_points == recruit


def test_an_empty_deck_is_made_anew_for_it():
    table = Scenario().city(Bank="Cytoplasm Spikes").deck().discard("Odinson").points(attack=3)
    table.fight("Cytoplasm Spikes")
    assert table.koed == ["Odinson"]


def test_where_there_is_no_card_at_all_nothing_is_eaten():
    table = Scenario().city(Bank="Cytoplasm Spikes").deck().points(attack=3)
    table.fight("Cytoplasm Spikes")
    assert (table.koed, table.recruit_points) == ([], 0)


@pytest.mark.parametrize(("end", "eaten", "left"), [("top", "Odinson", "Agent"), ("bottom", "Agent", "Odinson")])
def test_before_the_hivelings_eat_their_victim_may_hide_the_top_card(end, eaten, left):
    table = Scenario().city(Bank="Sakaaran Hivelings").deck("Odinson", "Agent").points(attack=3)
    table.fight("Sakaaran Hivelings", end)
    assert table.koed == [eaten]
    assert table.in_deck() == [left]


@pytest.mark.rule("LG-KW-FEAST-03")
def test_a_feast_on_each_player_wounds_those_whose_cheap_heroes_were_eaten():
    table = Scenario(players=3).city(Bank=STARVING).points(attack=1)
    table.deck("Agent", "Agent").deck("Odinson", "Agent", seat=1).deck("Wound", "Agent", seat=2)
    table.fight("Starving")
    assert table.koed == ["Agent", "Odinson", "Wound"]
    assert [table.wounds(seat) for seat in range(3)] == [1, 0, 0]
