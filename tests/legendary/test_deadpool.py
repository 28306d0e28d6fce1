"""Deadpool: Heroes who ask what no table knows, and those who are him in other worlds."""

import pytest

import longbox
from longbox.games.legendary.table.zones import VILLAIN_DECK

from .scenario import Scenario


def taller_than(*heights):
    """A table at which the first player is so tall, and the others."""
    table = Scenario(players=len(heights), heights=list(heights))
    return table.hand("Saturday Morning Harpoons", "Napoleon Complex").play("Saturday Morning Harpoons")


@pytest.mark.rule("LG-SPECIAL-05")
@pytest.mark.parametrize(
    ("heights", "drawn", "recruit"),
    [((180, 190), 1, 2), ((180, 170), 0, 3), ((180, 170, 190), 1, 3), ((180, 180), 0, 2)],
)
def test_whoever_is_taller_or_shorter_says_so_at_set_up(heights, drawn, recruit):
    table = taller_than(*heights).play("Napoleon Complex")
    assert (len(table.in_hand()), table.recruit_points) == (drawn, recruit)


@pytest.mark.rule("LG-SPECIAL-05")
def test_napoleon_complex_wants_another_ranged_hero_first():
    table = Scenario(players=2, heights=[180, 190]).hand("Napoleon Complex").play("Napoleon Complex")
    assert (table.in_hand(), table.recruit_points) == ([], 2)


@pytest.mark.rule("LG-SPECIAL-05")
def test_nobody_is_taller_where_no_heights_are_told():
    table = Scenario(players=2).hand("Saturday Morning Harpoons", "Napoleon Complex")
    table.play("Saturday Morning Harpoons").play("Napoleon Complex")
    assert (table.in_hand(), table.recruit_points) == ([], 2)


@pytest.mark.rule("LG-SPECIAL-05")
def test_heights_are_told_of_all_players_or_of_none():
    problem = longbox.check("legendary", players=3, heights=[180, 170])[0]
    assert str(problem) == "2 heights are told (rule LG-SPECIAL-05). Tell that of each of the 3 players."


@pytest.mark.rule("LG-SPECIAL-05")
@pytest.mark.parametrize(("hour", "points"), [(12, (0, 2)), (19, (0, 2)), (20, (2, 0)), (23, (2, 0)), (0, (0, 2))])
def test_the_hour_is_the_one_that_the_set_up_tells(hour, points):
    table = Scenario(hour=hour).hand("Nighttime Is the Right Time").play("Nighttime Is the Right Time")
    assert (table.attack, table.recruit_points) == points


def test_with_tech_before_it_the_hour_does_not_matter():
    table = Scenario().hand("Superpowered Swimsuit", "Nighttime Is the Right Time").play("Superpowered Swimsuit")
    table.play("Nighttime Is the Right Time")
    assert (table.attack, table.recruit_points, table.state.half_points) == (2, 2, ("attack",))


@pytest.mark.rule("LG-SPECIAL-05", "LG-HALF-01")
def test_who_has_the_cards_says_how_many_have_flavor_text():
    table = Scenario().hand("Agent", "Agent", "Agent", "Running Commentary")
    for _ in range(3):
        table.play("Agent")
    table.leaving("play", "Running Commentary")
    decision = table.game.decision
    labels = [decision.about.label(table.game, option) for option in decision.options]
    assert labels == ["None of them", "1 of them", "2 of them", "3 of them"]
    table.answer("3 of them")
    assert (table.attack, table.state.half_points) == (5, ()), "3½ and three halves"


def test_running_commentary_alone_asks_nobody():
    table = Scenario().hand("Running Commentary").play("Running Commentary")
    assert (table.attack, table.state.half_points) == (3, ("attack",))


def test_a_wound_grows_back():
    table = Scenario().hand("It'll Grow Back", "Wound").play("It'll Grow Back")
    assert (table.attack, table.in_hand(), table.koed) == (3, [], ["Wound"])
    table = Scenario().hand("It'll Grow Back").play("It'll Grow Back")
    assert (table.attack, table.in_discard()) == (2, ["Wound"])


def test_deadpools_rage_gives_one_more_turn_in_a_game():
    table = Scenario().hand("Deadpool Rage!").deck(*["Agent"] * 5, "Deadpool Rage!").city(Bank="Savage Land Mutates")
    table.play("Deadpool Rage!").fight("Savage Land Mutates", way="4 Attack, 1 of it in excess").end_turn()
    assert table.state.active == 0


def test_electroplasmic_insanity_recruits_for_nothing():
    table = Scenario().hand("Electroplasmic Insanity").hq("Surprise Chainsaw", *["Keen Senses"] * 4)
    table.city(Bank="Savage Land Mutates").play("Electroplasmic Insanity")
    table.fight("Savage Land Mutates", "Surprise Chainsaw", "yes", way="4 Attack, 1 of it in excess")
    assert "Surprise Chainsaw" in table.in_deck()
    assert table.in_discard() == []


def test_surprise_chainsaw_draws_one_more():
    table = Scenario().hand("Surprise Chainsaw").city(Bank="Savage Land Mutates").play("Surprise Chainsaw")
    table.fight("Savage Land Mutates", way="4 Attack, 1 of it in excess").end_turn()
    assert len(table.in_hand(0)) == 6 + 1 + 1, "the Mutates give one as well"


def test_sting_kos_a_card():
    table = Scenario().hand("Sting of the Stingray's Sting", "Wound").points(attack=4).city(Bank="Savage Land Mutates")
    table.play("Sting of the Stingray's Sting")
    table.fight("Savage Land Mutates", "Wound", way="4 Attack, 1 of it in excess")
    assert table.koed == ["Wound"]


def test_deck_chairs_move_a_villain():
    table = Scenario().hand("Deck Chairs on the Titanic").city(Bridge="Savage Land Mutates", Streets="Viper")
    table.play("Deck Chairs on the Titanic", "Savage Land Mutates")
    assert table.where == {"Streets": "Savage Land Mutates", "Bridge": "Viper"}
    assert len(table.in_hand()) == 1


def test_a_swimsuit_is_good_at_the_water():
    table = Scenario(mastermind="red-skull").hand(*["Superpowered Swimsuit"] * 2).deck("Agent", "Agent")
    table.city(Sewers="Savage Land Mutates", Bank="HYDRA Kidnappers").points(attack=0)
    table.play("Superpowered Swimsuit").play("Superpowered Swimsuit")
    assert (table.attack, table.state.bound) == (1, 1)
    assert table.can("fight", "Savage Land Mutates")
    assert not table.can("fight", "HYDRA Kidnappers")


@pytest.mark.rule("LG-HALF-01")
def test_a_phd_counts_heroes_in_the_ko_pile():
    table = Scenario().hand("Superpowered Swimsuit", "PhD in Oceanography").deck("Wound")
    table.ko_pile("Agent", "Trooper", "Wound").play("Superpowered Swimsuit")
    table.play("PhD in Oceanography", "Wound")
    assert (table.attack, table.state.half_points) == (5, ("attack",)), "½, 4, and ½ for each of two"


# Villains


@pytest.mark.rule("LG-KW-EXCESSIVEVIOLENCE-06")
def test_ultimate_deadpool_pays_for_violence():
    table = Scenario().city(Bank="Ultimate Deadpool").points(attack=6)
    table.hq("Deadpool Rage!", "Electroplasmic Insanity", *["Keen Senses"] * 3)
    table.fight("Ultimate Deadpool", way="6 Attack, 1 of it in excess")
    assert len(table.in_hand()) == 2


@pytest.mark.rule("LG-KW-REVENGE-01", "LG-KW-REVENGE-02")
def test_each_of_them_in_the_victory_pile_makes_the_next_one_stronger():
    table = Scenario().city(Bank="Wolverinepool").victory("Ultimate Deadpool", "D.E.A.D.P.O.O.L.")
    table.victory("Ultimate Deadpool", seat=1)
    assert table.can("end")
    assert table.attack_of("Wolverinepool") == 7 + 2


def test_ultimate_deadpool_takes_the_dearest_along():
    table = Scenario().city(Bridge="Ultimate Deadpool").villain_deck("Viper")
    table.hq("Deadpool Rage!", "Electroplasmic Insanity", *["Keen Senses"] * 3).hero_deck(*["Keen Senses"] * 9)
    table.city(Bridge="Ultimate Deadpool", Streets="Viper", Rooftops="Viper", Bank="Viper", Sewers="Viper")
    table.begin_turn("Keen Senses")
    assert sorted(table.koed) == ["Deadpool Rage!", "Electroplasmic Insanity", "Keen Senses"]


def test_in_an_old_west_shootout_the_dearest_top_card_is_koed():
    table = Scenario(players=3).deck("Keen Senses").deck("Odinson", seat=1).deck("Odinson", seat=2)
    table.city(Bridge="The Deadpool Kid", Streets="Viper", Rooftops="Viper", Bank="Viper", Sewers="Viper")
    table.villain_deck("Viper").begin_turn("Keen Senses")
    assert sorted(table.koed) == ["Keen Senses", "Odinson", "Odinson"], "one of them from the HQ"


def test_wolverinepool_asks_for_odd_costs_and_comes_back():
    table = Scenario(players=2).hand("Odinson").hand("Agent", seat=1).city(Bank="Wolverinepool").points(attack=7)
    table.fight("Wolverinepool", "Odinson")
    assert (table.wounds(0), table.wounds(1)) == (0, 1)
    table = Scenario(players=2).villain_deck("Viper").hand("Odinson").hand("Odinson", seat=1)
    table.city(Bridge="Wolverinepool", Streets="Viper", Rooftops="Viper", Bank="Viper", Sewers="Viper")
    table.bringing(-1).begin_turn("Keen Senses", "Odinson", "Odinson")
    assert table.gone == []
    assert table.cards(VILLAIN_DECK) == ["Wolverinepool"]


def test_whoever_goes_back_into_the_villain_deck_leaves_nobody_behind():
    """Adrian Toomes makes Villains do what they do when they escape, while they stand in the city."""
    table = Scenario(mastermind="adrian-toomes").hand("Odinson").hand("Odinson", seat=1).villain_deck("Strike")
    table.city(Bank="Wolverinepool").holding("Wolverinepool", "Bystander")
    table.bringing(-1).begin_turn("Odinson", "Odinson")
    assert table.where == {}
    assert table.cards(VILLAIN_DECK) == ["Wolverinepool"]
    assert "Bystander" in table.koed
