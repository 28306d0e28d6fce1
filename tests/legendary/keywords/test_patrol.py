"""Patrol: an empty place is worth something when the card is played."""

import pytest

from longbox.engine.cards import Card
from longbox.games.legendary.table.board import lay_out
from longbox.games.legendary.table.kinds import BANK, HERO
from longbox.games.legendary.table.zones import DISCARD, ESCAPED
from longbox.games.legendary.vocabulary.keywords.patrol import CitySpace, Pile, patrol
from longbox.games.legendary.vocabulary.points import get

from ..scenario import Scenario


def on_patrol(power):
    return Card("Guard", HERO, stats={"cost": 3, "attack": 0, "recruit": 0}, powers=[power], hero="Guard")


PAYROLL = on_patrol(patrol(CitySpace(BANK), get(recruit=2), get(attack=2)))
LET_NONE_ESCAPE = on_patrol(patrol(Pile(ESCAPED, "the Escape pile"), get(attack=2)))


@pytest.mark.rule("LG-KW-PATROL-01")
def test_an_empty_space_is_patrolled():
    table = Scenario().hand("Save the Day").victory("Bystander").city(Bank="Sentinel")
    table.play("Save the Day")
    assert table.in_victory() == ["Bystander", "Bystander"]
    assert table.attack == 1 + 1, "2 Bystanders are a pair"


@pytest.mark.rule("LG-KW-PATROL-01")
def test_where_somebody_stands_nothing_happens():
    table = Scenario().hand("Save the Day").city(Rooftops="Sentinel").play("Save the Day")
    assert table.in_victory() == []
    assert table.attack == 1


@pytest.mark.rule("LG-KW-PATROL-02")
def test_to_clear_the_space_afterwards_is_too_late():
    table = Scenario().hand("Save the Day").city(Rooftops="Sentinel").points(attack=2)
    table.play("Save the Day").fight("Sentinel")
    assert table.in_victory() == ["Sentinel"]
    assert table.attack == 0


@pytest.mark.rule("LG-KW-PATROL-03")
def test_its_own_attack_comes_too_late_to_clear_the_space():
    table = Scenario().hand("Fateful Bridge").city(Bridge="Sentinel").deck("Agent").points(attack=1)
    table.play("Fateful Bridge")
    assert table.attack == 3, "enough for the Sentinel, but the Bridge was not empty"
    assert table.in_hand() == []
    table = Scenario().hand("Fateful Bridge").city(Streets="Sentinel").deck("Agent").play("Fateful Bridge")
    assert table.in_hand() == ["Agent"], "an empty Bridge is worth a card"


@pytest.mark.rule("LG-KW-PATROL-04")
def test_a_place_that_is_not_empty_may_have_a_result_of_its_own():
    table = Scenario().hand(PAYROLL).play("Guard")
    assert (table.attack, table.recruit_points) == (0, 2)
    table = Scenario().hand(PAYROLL).city(Bank="Sentinel").play("Guard")
    assert (table.attack, table.recruit_points) == (2, 0)


@pytest.mark.rule("LG-KW-PATROL-05")
def test_piles_are_patrolled_too():
    table = Scenario().hand("First Adventure").city(Bank="Sentinel")
    assert table.play("First Adventure").attack == 1 + 1, "nothing is in the Victory Pile yet"
    table = Scenario().hand("First Adventure").city(Bank="Sentinel").victory("Bystander")
    assert table.play("First Adventure").attack == 1
    assert Scenario().hand("First Adventure").play("First Adventure").attack == 1 + 1 + 1
    assert Scenario().hand(LET_NONE_ESCAPE).play("Guard").attack == 2
    assert Scenario().hand(LET_NONE_ESCAPE).escaped("Sentinel").play("Guard").attack == 0


@pytest.mark.rule("LG-KW-PATROL-06")
def test_a_space_that_is_gone_can_not_be_patrolled():
    table = Scenario().hand("Fateful Bridge", PAYROLL).deck("Keen Senses")
    lay_out(table.game, size=1)
    table.play("Fateful Bridge").play("Guard")
    assert table.in_hand() == []
    assert (table.attack, table.recruit_points) == (2, 0), "the Bank is neither empty nor taken"


def test_over_an_empty_bridge_a_cheap_card_comes():
    table = Scenario().hand("Fateful Bridge").deck("Keen Senses").play("Fateful Bridge")
    assert table.in_hand() == ["Keen Senses"]
    table = Scenario().hand("Fateful Bridge").deck("Odinson").play("Fateful Bridge")
    assert table.in_hand() == []


def test_fateful_bridge_has_two_classes():
    for follower, drawn in (("Mission Accomplished", "Tech"), ("Leap from Above", "Instinct")):
        table = Scenario().hand("Fateful Bridge", follower).city(Bridge="Sentinel")
        table.play("Fateful Bridge").play(follower)
        assert table.state.plays[0].has(drawn)
    assert table.attack == 2 + 3 + 2


def test_intertwining_webs_counts_what_is_cheap_and_puts_it_back():
    table = Scenario().hand("Intertwining Webs").deck("Agent", "Odinson", "Keen Senses", "Trooper")
    table.play("Intertwining Webs", "Keen Senses", "Odinson")
    assert table.attack == 2
    assert table.in_deck() == ["Keen Senses", "Odinson", "Agent", "Trooper"]


def test_a_pile_of_ones_own_is_patrolled_and_not_that_of_another():
    clean = on_patrol(patrol(Pile(DISCARD, "your discard pile"), get(attack=2)))
    for seat, attack in ((0, 0), (1, 2)):
        table = Scenario()
        table.state.active = 1
        table.hand(clean, seat=1).discard("Agent", seat=1 - seat).play("Guard")
        assert table.attack == attack
