"""The first games that rulebooks propose."""

import pytest

import longbox

from .dealt import SEEDS, Dealt

FILM_HEROES = {"Black Widow", "Hawkeye", "Hulk", "Iron Man", "Thor"}


@pytest.mark.rule("LG-FIRSTGAME-17")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_films_begin_with_five_avengers_against_red_skull(players):
    for seed in SEEDS[:10]:
        table = Dealt(seed, first_game="marvel-studios-phase-1", players=players)
        assert (table.mastermind, table.scheme) == ("Red Skull", "Unleash the Power of the Cosmic Cube")
        assert set(table.heroes) == FILM_HEROES


@pytest.mark.rule("LG-FIRSTGAME-17")
def test_five_players_add_any_sixth_hero():
    sixth = set()
    for seed in SEEDS[:20]:
        heroes = set(Dealt(seed, first_game="marvel-studios-phase-1", players=5).heroes)
        assert len(heroes) == 6
        assert heroes > FILM_HEROES
        sixth |= heroes - FILM_HEROES
    assert len(sixth) > 3


@pytest.mark.parametrize(
    ("players", "villains", "henchmen"),
    [
        pytest.param(
            2, {"Enemies of Asgard", "HYDRA"}, {"Ten Rings Fanatics"}, marks=pytest.mark.rule("LG-FIRSTGAME-18")
        ),
        pytest.param(
            3,
            {"Enemies of Asgard", "HYDRA", "Iron Foes"},
            {"Ten Rings Fanatics"},
            marks=pytest.mark.rule("LG-FIRSTGAME-19"),
        ),
        pytest.param(
            4,
            {"Enemies of Asgard", "HYDRA", "Iron Foes"},
            {"HYDRA Pilots", "Ten Rings Fanatics"},
            marks=pytest.mark.rule("LG-FIRSTGAME-20"),
        ),
        pytest.param(
            5,
            {"Enemies of Asgard", "Gamma Hunters", "HYDRA", "Iron Foes"},
            {"HYDRA Pilots", "Ten Rings Fanatics"},
            marks=pytest.mark.rule("LG-FIRSTGAME-21"),
        ),
    ],
)
def test_the_villain_deck_of_the_films_first_game(players, villains, henchmen):
    table = Dealt(first_game="marvel-studios-phase-1", players=players)
    assert set(table.villain_groups) == villains
    assert set(table.henchmen) == henchmen
    assert table.villain_sets == {"marvel studios phase 1"}


def test_a_first_game_has_stacks_of_its_own():
    with pytest.raises(longbox.SetupError, match="first game has stacks of its own"):
        longbox.deal("legendary", first_game="core", mastermind="loki")


def test_a_group_of_the_same_name_from_another_box_is_led_as_well():
    table = Dealt(mastermind="red-skull", villains=["marvel-studios-phase-1-hydra", "iron-foes"])
    assert set(table.villain_groups) == {"HYDRA", "Iron Foes"}
