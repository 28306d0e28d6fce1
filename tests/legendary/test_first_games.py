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


FIRST_ALLIES = {"Dr. Octopus", "Green Goblin", "Kingpin", "Mysterio", "Venom"}


@pytest.mark.rule("LG-FIRSTGAME-08")
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_villains_begin_against_dr_strange(players):
    for table in (
        Dealt(side="villains", players=players),
        Dealt(3, side="villains", players=players, first_game="villains"),
    ):
        assert (table.mastermind, table.scheme) == ("Dr. Strange", "Graduation at Xavier's X-Academy")


@pytest.mark.parametrize(
    ("players", "allies"),
    [
        pytest.param(1, {"Dr. Octopus", "Kingpin", "Mysterio"}, marks=pytest.mark.rule("LG-FIRSTGAME-09")),
        pytest.param(2, FIRST_ALLIES, marks=pytest.mark.rule("LG-FIRSTGAME-10")),
        pytest.param(3, FIRST_ALLIES, marks=pytest.mark.rule("LG-FIRSTGAME-10")),
        pytest.param(4, FIRST_ALLIES, marks=pytest.mark.rule("LG-FIRSTGAME-10")),
        pytest.param(5, {*FIRST_ALLIES, "Mystique"}, marks=pytest.mark.rule("LG-FIRSTGAME-11")),
    ],
)
def test_the_allies_of_villains_first_game(players, allies):
    assert set(Dealt(side="villains", players=players).heroes) == allies


@pytest.mark.parametrize(
    ("players", "groups", "backup"),
    [
        pytest.param(1, {"Marvel Knights"}, {"Cops": 3}, marks=pytest.mark.rule("LG-FIRSTGAME-12")),
        pytest.param(2, {"Defenders", "Marvel Knights"}, {"Cops": 10}, marks=pytest.mark.rule("LG-FIRSTGAME-13")),
        pytest.param(
            3,
            {"Defenders", "Marvel Knights", "Uncanny Avengers"},
            {"Cops": 10},
            marks=pytest.mark.rule("LG-FIRSTGAME-14"),
        ),
        pytest.param(
            4,
            {"Defenders", "Marvel Knights", "Uncanny Avengers"},
            {"Asgardian Warriors": 10, "Cops": 10},
            marks=pytest.mark.rule("LG-FIRSTGAME-15"),
        ),
        pytest.param(
            5,
            {"Defenders", "Marvel Knights", "Uncanny Avengers", "X-Men First Class"},
            {"Asgardian Warriors": 10, "Cops": 10},
            marks=pytest.mark.rule("LG-FIRSTGAME-16"),
        ),
    ],
)
def test_the_adversary_deck_of_villains_first_game(players, groups, backup):
    table = Dealt(side="villains", players=players)
    assert set(table.villain_groups) == groups
    assert table.henchmen == backup
