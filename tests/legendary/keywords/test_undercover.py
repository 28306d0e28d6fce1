"""Undercover: S.H.I.E.L.D. Heroes leave for missions of their own, and are worth a point."""

import pytest

from ..scenario import Scenario


def reanimating(*discarded: str, **setup) -> Scenario:
    """A card whose superpower sends a Hero from the discard pile or the KO pile."""
    return Scenario(**setup).hand("Endless Invention", "Reanimate Into Service").discard(*discarded).deck("Agent")


@pytest.mark.rule("LG-KW-UNDERCOVER-01")
def test_who_goes_undercover_lies_in_the_victory_pile_and_is_worth_a_point():
    table = reanimating("Agent", "Odinson").victory("Bystander").play("Endless Invention")
    assert table.points_won() == 1
    table.play("Reanimate Into Service", "Agent")
    assert table.in_victory() == ["Bystander", "Agent"]
    assert table.in_discard() == ["Odinson"]
    assert table.points_won() == 2


@pytest.mark.rule("LG-KW-UNDERCOVER-02")
@pytest.mark.parametrize("name", ["Trooper", "Officer", "Pure Fury", "Melinda May"])
def test_any_hero_of_the_team_will_do(name):
    table = reanimating(name).play("Endless Invention").play("Reanimate Into Service", name)
    assert table.in_victory() == [name]


@pytest.mark.card("reanimate-into-service")
def test_also_one_from_the_ko_pile():
    table = reanimating("Odinson").ko_pile("Officer", "Odinson").play("Endless Invention")
    table.play("Reanimate Into Service", "Officer")
    assert (table.in_victory(), table.koed) == (["Officer"], ["Odinson"])
    assert table.points_won() == 1


@pytest.mark.rule("LG-KW-UNDERCOVER-03")
def test_a_card_that_sends_itself_gives_its_points_all_the_same():
    table = Scenario().hand("Dum Dum Dugan").play("Dum Dum Dugan", "yes")
    assert (table.attack, table.recruit_points) == (1, 2)
    assert table.in_victory() == ["Dum Dum Dugan"]
    assert table.points_won() == 1
    assert table.in_play() == []


@pytest.mark.rule("LG-KW-UNDERCOVER-04")
def test_it_raises_the_level():
    table = Scenario().hand("Dum Dum Dugan", "Battle Staves", "Battle Staves").victory("Viper")
    assert table.play("Battle Staves").in_hand() == ["Dum Dum Dugan", "Battle Staves"]
    table.play("Dum Dum Dugan", "yes").play("Battle Staves")
    assert table.in_hand() == ["Agent"]


def test_who_comes_back_is_worth_nothing_any_more():
    table = reanimating("Agent").play("Endless Invention").play("Reanimate Into Service", "Agent")
    (agent,) = [card for card in range(len(table.state.worth)) if table.state.worth[card]]
    assert table.points_won() == 1
    table.an_effect_kos_card(agent)
    assert table.points_won() == 0
    assert table.state.worth[agent] == 0
