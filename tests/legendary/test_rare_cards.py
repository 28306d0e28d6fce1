"""Cards that random games hardly get to, each in a position of its own."""

import pytest

from .scenario import Scenario


def test_a_day_unlike_any_other_counts_the_avengers_before_it():
    table = Scenario().hand("Perfect Teamwork", "Odinson", "A Day Unlike Any Other")
    table.play("Odinson").play("Perfect Teamwork").points(attack=0).play("A Day Unlike Any Other")
    assert table.attack == 3 + 2 * 3
    assert Scenario().hand("A Day Unlike Any Other").play("A Day Unlike Any Other").attack == 3


def test_unending_energy_comes_back_when_an_effect_discards_it():
    table = Scenario().hand("Unending Energy", "Determination").play("Determination", "Unending Energy")
    assert table.in_hand() == ["Unending Energy"]
    assert table.play("Unending Energy").attack == 4
    table = Scenario().hand("Unending Energy", "Determination").play("Determination", "pass")
    assert table.in_discard() == ["Unending Energy"]


@pytest.mark.parametrize(
    ("first", "name", "attack"), [("Odinson", "Hulk Smash!", 5 + 5), ("Card Shark", "Call Lightning", 2 + 3 + 3)]
)
def test_thor_and_hulk_hit_harder_after_their_own_class(first, name, attack):
    table = Scenario().hand(first, name).deck("Agent", "Agent")
    assert table.play(first).play(name).attack == attack


def test_without_their_own_class_before_them_they_hit_as_printed():
    assert Scenario().hand("Hulk Smash!").play("Hulk Smash!").attack == 5
    assert Scenario().hand("Call Lightning").play("Call Lightning").attack == 3


def test_frenzied_slashing_draws_two_after_instinct():
    table = Scenario().hand("Keen Senses", "Frenzied Slashing").deck("Agent", "Trooper", "Odinson", "Wound")
    table.play("Keen Senses")
    held = len(table.in_hand())
    table.play("Frenzied Slashing")
    assert len(table.in_hand()) == held - 1 + 2
    table = Scenario().hand("Frenzied Slashing").play("Frenzied Slashing")
    assert table.in_hand() == []


def test_blob_is_fought_by_who_has_an_x_men_hero():
    assert not Scenario().city(Bank="Blob").hand("Odinson").points(attack=4).can("fight", "Blob")
    table = Scenario().city(Bank="Blob").hand("Card Shark").points(attack=4).fight("Blob")
    assert table.in_victory() == ["Blob"]


@pytest.mark.parametrize(("name", "shield", "attack"), [("Frost Giant", "Card Shark", 4), ("Zzzax", "Odinson", 5)])
def test_who_has_nothing_to_show_is_wounded_in_the_fight(name, shield, attack):
    table = Scenario().city(Bank=name).hand(shield).hand("Agent", seat=1).points(attack=attack)
    table.fight(name, shield)
    assert (table.wounds(0), table.wounds(1)) == (0, 1)


@pytest.mark.parametrize(
    ("name", "shield"), [("Frost Giant", "Card Shark"), ("Zzzax", "Odinson"), ("Ultron", "Team Player")]
)
def test_and_so_when_they_escape(name, shield):
    city = dict.fromkeys(("Sewers", "Bank", "Rooftops", "Streets"), "Sentinel")
    table = Scenario().city(**city, Bridge=name).hand("Agent").hand(shield, seat=1)
    table.villain_deck("Sentinel", "Bystander").begin_turn("Keen Senses", shield)
    assert table.gone == [name]
    assert (table.wounds(0), table.wounds(1)) == (1, 0)


def test_ultron_and_supreme_hydra_are_worth_more_in_company():
    table = Scenario().city(Bank="Ultron").discard("Team Player", "Repulsor Rays", "Odinson").points(attack=6)
    table.fight("Ultron")
    assert table.points_won() == 2 + 1
    table = Scenario().city(Bank="Supreme HYDRA").victory("Viper", "HYDRA Kidnappers").points(attack=6)
    table.fight("Supreme HYDRA")
    assert table.points_won() == 3 + 1 + (3 + 2 * 3)
