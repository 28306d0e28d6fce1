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


def after(first, name, *answers):
    """A card played after another, and before it what the other made is put away."""
    table = Scenario().hand(first, name, "Agent").deck("Trooper", "Trooper", "Trooper", "Trooper")
    return table.play(first).points().play(name, *answers)


@pytest.mark.parametrize(
    ("first", "name", "points"),
    [
        ("Team Player", "High-Tech Weaponry", (2 + 1, 0)),
        ("Bio-Electric Sting", "Bio-Electric Sting", (1 + 2, 0)),
        ("Bio-Electric Sting", "Founding Avenger", (4 + 1, 0)),
        ("Unstable Molecules", "It Started on Yancy Street", (0, 2 + 2)),
        ("Odinson", "It's Clobberin' Time!", (5 + 3, 0)),
    ],
)
def test_some_make_more_points_after_another_of_their_kind(first, name, points):
    table = after(first, name)
    assert (table.attack, table.recruit_points) == points


@pytest.mark.parametrize(
    ("name", "points"),
    [
        ("High-Tech Weaponry", (2, 0)),
        ("Bio-Electric Sting", (1, 0)),
        ("Founding Avenger", (4, 0)),
        ("It Started on Yancy Street", (0, 2)),
        ("It's Clobberin' Time!", (5, 0)),
    ],
)
def test_and_no_more_than_is_printed_before_it(name, points):
    table = Scenario().hand(name).play(name)
    assert (table.attack, table.recruit_points) == points


@pytest.mark.parametrize("name", ["Gathering Stormclouds", "Tiny Winged Justice"])
def test_some_draw_after_another_of_their_kind(name):
    table = Scenario().hand(name, name).deck("Trooper", "Trooper").play(name)
    assert table.in_hand() == [name]
    assert table.play(name).in_hand() == ["Trooper"]


def test_risky_science_swaps_a_card_after_tech():
    table = Scenario().hand("Team Player", "Risky Science", "Agent").deck("Odinson")
    table.play("Team Player").play("Risky Science", "Agent")
    assert table.in_hand() == ["Odinson"]
    assert table.in_discard() == ["Agent"]


def test_unstable_molecules_draws_two():
    table = Scenario().hand("Unstable Molecules").deck("Odinson", "Trooper").play("Unstable Molecules")
    assert table.in_hand() == ["Odinson", "Trooper"]


def test_one_gigantic_hand_counts_what_is_held():
    table = Scenario().hand("Unstable Molecules", "One Gigantic Hand").deck("Agent", "Agent")
    assert table.play("Unstable Molecules").play("One Gigantic Hand").attack == 1 + 2


def test_tombstone_is_bribed_and_wounds_whoever_has_no_strength_when_he_escapes():
    table = Scenario().city(Bank="Tombstone").points(attack=5, recruit=3).fight("Tombstone")
    assert table.in_victory() == ["Tombstone"]
    city = dict.fromkeys(("Sewers", "Bank", "Rooftops", "Streets"), "Sentinel")
    table = Scenario().city(**city, Bridge="Tombstone").hand("Agent").hand("Odinson", seat=1)
    table.villain_deck("Sentinel", "Bystander").begin_turn("Keen Senses", "Odinson")
    assert (table.wounds(0), table.wounds(1)) == (1, 0)


@pytest.mark.parametrize(("name", "price", "more"), [("Flame On!", 6, 4), ("Knuckle Sandwich", 3, 2)])
def test_recruit_becomes_attack_by_focus(name, price, more):
    table = Scenario().hand(name).play(name).points(attack=1, recruit=price).use("focus", name)
    assert (table.attack, table.recruit_points) == (1 + more, 0)


def test_a_disappearing_act_gets_rid_of_a_card_for_two():
    table = Scenario().hand("Disappearing Act", "Wound").play("Disappearing Act").use("focus", "", "Wound")
    assert table.koed == ["Wound"]
    assert table.recruit_points == 0


def test_twisting_equations_turn_recruit_into_a_larger_hand():
    table = Scenario(players=1, scheme="the-legacy-virus").hand("Twisting Equations")
    table.play("Twisting Equations").points(recruit=4).use("focus", "").use("focus", "").end_turn()
    assert len(table.in_hand()) == 6 + 2


def test_backup_pays_for_a_wound_that_is_nursed():
    table = Scenario().hand("Call for Backup").discard("Wound").play("Call for Backup", "Wound")
    assert table.recruit_points == 2 + 1
    assert table.koed == ["Wound"]


def test_hammerhead_takes_a_hero_who_recruits():
    table = Scenario().city(Bank="Hammerhead").hand("Agent", "Trooper").points(attack=5).fight("Hammerhead")
    assert table.koed == ["Agent"]


def test_the_cosmic_cube_is_dealt_out_in_wounds():
    table = Scenario(scheme="unleash-the-power-of-the-cosmic-cube").twists_so_far(6)
    table.villain_deck("Twist", "Bystander").begin_turn()
    assert (table.wounds(0), table.wounds(1)) == (3, 3)
