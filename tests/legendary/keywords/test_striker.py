"""Striker: stronger with each Master Strike that has come, wherever it lies."""

import pytest

from longbox.games.legendary.chapters.adapting import TACTIC
from longbox.games.legendary.table import roles
from longbox.games.legendary.table.zones import (
    ARTIFACTS,
    CITY_ROW,
    ESCAPED,
    KO_PILE,
    MASTERMIND_SPACE,
    OVER_CITY,
    OVER_MASTERMIND,
    TACTICS,
    VICTORY,
)
from longbox.games.legendary.vocabulary import on_play, striker, you_get

from ..made_up import hero
from ..scenario import Scenario


def strikes(table, zone, number=1):
    for _ in range(number):
        table._new("Strike", zone)
    return table


def razors():
    return Scenario(players=3).city(Bank="Razor Talons")


@pytest.mark.rule("LG-KW-STRIKER-01")
def test_it_counts_strikes_that_are_koed_and_beside_the_mastermind():
    table = razors()
    assert table.attack_of("Razor Talons") == 2
    strikes(table, KO_PILE.first, 2)
    strikes(table, OVER_MASTERMIND.first)
    assert table.attack_of("Razor Talons") == 5


@pytest.mark.rule("LG-KW-STRIKER-01")
def test_one_that_is_at_work_does_not_count_yet():
    table = Scenario(mastermind="adrian-toomes").city(Sewers="Shocker #1").villain_deck("Strike")
    table.hand("Agent").hand("Agent", seat=1).begin_turn()
    assert table.attack_of("Adrian Toomes") == 5 + 2


@pytest.mark.rule("LG-KW-STRIKER-02")
def test_a_hero_gives_its_player_as_much():
    table = strikes(Scenario().hand("Loyal Friend"), KO_PILE.first, 2)
    assert table.play("Loyal Friend").attack == 2
    strikes(table, KO_PILE.first)
    assert table.attack == 2, "as many as there were when it was played"


@pytest.mark.rule("LG-KW-STRIKER-03")
def test_double_striker_counts_each_twice():
    table = strikes(Scenario(mastermind="adrian-toomes").hand("Asset Management"), KO_PILE.first, 3)
    assert table.attack_of("Adrian Toomes") == 5 + 6
    assert table.play("Asset Management").attack == 6


@pytest.mark.rule("LG-KW-STRIKER-03")
def test_triple_striker_counts_each_three_times():
    table = strikes(Scenario().hand(hero("Triple", on_play(you_get(striker(3))))), KO_PILE.first, 2)
    assert table.play("Triple").attack == 6


@pytest.mark.rule("LG-KW-STRIKER-04", "LG-KW-STRIKER-05")
def test_it_counts_strikes_in_the_city():
    table = strikes(razors(), CITY_ROW.first)
    strikes(table, OVER_CITY.first + 4)
    assert table.attack_of("Razor Talons") == 4


@pytest.mark.rule("LG-KW-STRIKER-06")
def test_it_counts_strikes_before_all_players():
    table = strikes(razors(), ARTIFACTS.first)
    strikes(table, ARTIFACTS.first + 1, 2)
    assert table.attack_of("Razor Talons") == 5


@pytest.mark.rule("LG-KW-STRIKER-07")
def test_it_counts_strikes_in_the_city_and_those_that_left_it():
    table = strikes(razors(), CITY_ROW.first)
    strikes(table, ESCAPED.first)
    strikes(table, VICTORY.first + 2)
    assert table.attack_of("Razor Talons") == 5


@pytest.mark.rule("LG-KW-STRIKER-08")
def test_it_does_not_count_strikes_among_the_tactics():
    table = strikes(razors(), VICTORY.first)
    (mastermind,) = table.state.zones[MASTERMIND_SPACE.first]
    for _ in range(2):
        roles.bind(table.game, table._new("Strike", TACTICS.first), mastermind, TACTIC)
    assert table.attack_of("Razor Talons") == 3


@pytest.mark.rule("LG-CARD-91")
def test_strikes_that_watchful_eye_koes_are_counted():
    table = Scenario().hand("Watchful Eye", "Watchful Eye", "Agent", "Loyal Friend").villain_deck("Strike", "Bystander")
    strikes(table, KO_PILE.first)
    table.play("Watchful Eye").bringing(1).play("Watchful Eye", "Strike", "Agent").play("Loyal Friend")
    assert table.koed == ["Strike", "Strike", "Agent"]
    assert table.attack == 2 + 2 + 2
