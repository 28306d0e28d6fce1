"""Burrow: a defeated Villain digs through to the Streets, if they are empty."""

import pytest

from ..scenario import Scenario


@pytest.mark.rule("LG-KW-BURROW-01")
def test_from_the_bank_it_digs_to_the_empty_streets():
    table = Scenario().city(Bank="Megataur").points(attack=6)
    table.fight("Megataur")
    assert table.where == {"Streets": "Megataur"}
    assert table.in_victory() == []
    assert table.attack == 0


@pytest.mark.rule("LG-KW-BURROW-02")
def test_captives_are_freed_and_other_effects_done_before_it_digs():
    table = Scenario().hand("Odinson", "Agent").city(Bank="Moloids").holding("Moloids", "Bystander").points(attack=3)
    table.leaving("fight", "Moloids")
    assert table.in_victory() == ["Moloids", "Bystander"]
    assert table.where == {}
    table.answer("Odinson")
    assert table.where == {"Streets": "Moloids"}
    assert table.in_victory() == ["Bystander"]
    assert table.koed == ["Odinson"]


@pytest.mark.rule("LG-KW-BURROW-03")
def test_in_the_streets_it_is_beaten_for_good():
    table = Scenario().city(Streets="Megataur").points(attack=6)
    table.fight("Megataur")
    assert table.where == {}
    assert table.in_victory() == ["Megataur"]
    table = Scenario().city(Bank="Megataur", Streets="Sentinel").points(attack=6).fight("Megataur")
    assert table.where == {"Streets": "Sentinel"}, "nor does it dig where somebody is"


@pytest.mark.rule("LG-KW-BURROW-04")
def test_where_somebody_stands_in_the_streets_it_can_not_dig():
    table = Scenario().city(Sewers="Megataur", Streets="Blob").points(attack=6)
    table.fight("Megataur")
    assert table.where == {"Streets": "Blob"}
    assert table.in_victory() == ["Megataur"]


@pytest.mark.rule("LG-KW-BURROW-05")
def test_twice_in_a_turn_it_costs_twice_and_acts_twice():
    table = Scenario().hand("Agent", "Trooper").city(Rooftops="Moloids").points(attack=6)
    table.fight("Moloids", "Agent").fight("Moloids")
    assert table.attack == 0
    assert table.koed == ["Agent", "Trooper"]
    assert table.in_victory() == ["Moloids"]


@pytest.mark.rule("LG-KW-BURROW-06")
def test_it_was_defeated_though_it_got_away():
    table = Scenario().hand("Impossible Trick Shot").city(Bank="Megataur").points(attack=1)
    table.play("Impossible Trick Shot").fight("Megataur")
    assert table.where == {"Streets": "Megataur"}
    assert table.in_victory() == ["Bystander"] * 3


@pytest.mark.rule("LG-KW-BURROW-07")
def test_coming_up_in_the_streets_is_no_ambush():
    table = Scenario().city(Bank="Megataur").points(attack=6)
    table.fight("Megataur")
    assert table.held_by("Megataur") == []


def test_the_molan_king_drives_whoever_is_in_the_streets_over_the_bridge():
    table = Scenario().city(Streets="Blob", Bridge="Venom").villain_deck("Ra'ktar the Molan King")
    table.begin_turn("Keen Senses")
    assert table.where == {"Sewers": "Ra'ktar the Molan King", "Bridge": "Blob"}
    assert table.gone == ["Venom"]


def test_giganto_gives_two_cards_more():
    table = Scenario().city(Streets="Giganto").points(attack=7)
    table.fight("Giganto").end_turn()
    assert len(table.in_hand()) == 8
