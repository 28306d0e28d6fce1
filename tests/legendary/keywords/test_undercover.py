"""Undercover: S.H.I.E.L.D. Heroes leave for missions of their own, and are worth a point."""

import pytest

from longbox.games.legendary.vocabulary import IN_HAND, SHIELD, THIS, a, hero, icon, may, on_play, send_undercover

from .. import made_up
from ..scenario import Scenario

HANDLER = made_up.hero("Handler", on_play(send_undercover(a(hero.at(IN_HAND).that(icon(SHIELD))))))
MOLE = made_up.hero("Mole", on_play(may(send_undercover(THIS))))
MOLE.stats["attack"] = 2


@pytest.mark.rule("LG-KW-UNDERCOVER-01")
def test_who_goes_undercover_lies_in_the_victory_pile_and_is_worth_a_point():
    table = Scenario().hand(HANDLER, "Agent", "Odinson").victory("Bystander")
    assert table.points_won() == 1
    table.play("Handler")
    assert table.in_victory() == ["Bystander", "Agent"]
    assert table.in_hand() == ["Odinson"]
    assert table.points_won() == 2


@pytest.mark.rule("LG-KW-UNDERCOVER-02")
@pytest.mark.parametrize("name", ["Trooper", "Officer", "Pure Fury"])
def test_any_hero_of_the_team_will_do(name):
    assert Scenario().hand(HANDLER, name).play("Handler").in_victory() == [name]


@pytest.mark.rule("LG-KW-UNDERCOVER-03")
def test_a_card_that_sends_itself_gives_its_points_all_the_same():
    table = Scenario().hand(MOLE)
    assert table.play("Mole", "yes").attack == 2
    assert table.in_victory() == ["Mole"]
    assert table.points_won() == 1
    assert table.in_play() == []


def test_who_comes_back_is_worth_nothing_any_more():
    table = Scenario().hand(HANDLER, "Agent").play("Handler")
    (agent,) = [card for card in range(len(table.state.worth)) if table.state.worth[card]]
    assert table.points_won() == 1
    table.an_effect_kos_card(agent)
    assert table.points_won() == 0
    assert table.state.worth[agent] == 0
