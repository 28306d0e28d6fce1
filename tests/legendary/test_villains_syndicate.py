"""Villains: the Allies of the Crime Syndicate, Bullseye and Kingpin."""

import pytest

from longbox.games.legendary.table.zones import NEW_RECRUITS

from .scenario import Scenario


def holding(*names, **setup) -> Scenario:
    return Scenario(side="villains", **setup).hand(*names).deck(*["Soldier"] * 8)


@pytest.mark.rule("LG-CARD-36")
def test_a_contract_is_about_one_exact_group():
    won = ("Multiple Man", "Cops", "Cops", "Thor", "Bystander")
    table = holding("Fulfill the Contract").victory(*won)
    table.leaving("play", "Fulfill the Contract")
    labels = [str(table.game.decision.about.label(table.game, option)) for option in table.options]
    assert labels == ["Avengers", "Cops", "Multiple Man"], "nobody can choose all Backup Adversaries"
    assert table.answer("Cops").recruit_points == 2


@pytest.mark.rule("LG-CARD-37")
def test_x_men_of_two_groups_are_not_covered_by_one_word():
    table = holding("Fulfill the Contract").victory("Angel", "Beast", "Storm", "Colossus", "Shadowcat")
    assert table.play("Fulfill the Contract", "X-Men First Class").recruit_points == 2
    table = holding("Fulfill the Contract").victory("Wasp", "Rogue", "Havok")
    assert table.play("Fulfill the Contract", "Avengers").recruit_points == 1


def test_without_anybody_won_there_is_no_contract():
    assert holding("Fulfill the Contract").victory("Bystander").play("Fulfill the Contract").recruit_points == 0


def test_bullseye_throws_everything():
    table = holding("Fulfill the Contract", "Everything's a Weapon").play("Fulfill the Contract")
    assert table.play("Everything's a Weapon").in_hand() == ["Soldier"]


def test_an_assassin_knows_whose_group_was_beaten():
    table = holding("Specialist Assassin").city(Bank="Thor", Sewers="Cops").victory("Wasp", "Ant-Man", "Rogue")
    table.play("Specialist Assassin", "Thor")
    assert (table.attack_of("Thor"), table.attack_of("Cops")) == (7 - 2, 3)


def test_aim_is_perfect_after_tactics():
    assert holding("Perfect Aim").victory("Purge HYDRA", "Total Fury", "Cops").play("Perfect Aim").attack == 5 + 10


@pytest.mark.rule("LG-CARD-73")
def test_new_recruits_that_effects_bring_come_into_hand():
    table = holding("Pull the Strings", "Recruitment Day", "Soldier").play("Pull the Strings")
    assert table.in_hand().count("New Recruit") == 1, "its own"
    table.city(Bank="Cops").points(attack=3).fight("Cops")
    assert table.in_hand().count("New Recruit") == 2
    assert table.in_discard() == []


@pytest.mark.rule("LG-CARD-74")
def test_new_recruits_that_are_bought_go_to_the_discard_pile():
    table = holding("Pull the Strings").play("Pull the Strings").points(recruit=2).recruit("New Recruit")
    assert table.in_discard() == ["New Recruit"]


def test_others_gain_theirs_as_usual_and_the_strings_are_cut_at_the_end_of_the_turn():
    table = holding("Pull the Strings").play("Pull the Strings").end_turn().end_turn()
    table.city(Bank="Cops").points(attack=3).fight("Cops")
    assert "New Recruit" in table.in_discard()


@pytest.mark.rule("LG-CARD-75")
def test_a_new_recruit_put_under_the_deck_is_not_gained():
    table = holding("Pull the Strings", "Pull the Strings", "Endless Underlings", "New Recruit")
    for name in ("Pull the Strings", "Pull the Strings", "Endless Underlings"):
        table.play(name)
    assert table.in_hand().count("New Recruit") == 6, "one, one, three, and the one that was there"
    left = len(table.cards(NEW_RECRUITS))
    table.play("New Recruit")
    assert table.in_deck()[-1] == "New Recruit"
    assert table.in_hand().count("New Recruit") == 5
    assert len(table.cards(NEW_RECRUITS)) == left


def test_underlings_without_the_syndicate_go_back():
    table = holding("Endless Underlings", "New Recruit").play("Endless Underlings").play("New Recruit")
    assert table.in_discard() == ["New Recruit"] * 3
    assert len(table.cards(NEW_RECRUITS)) == 15 - 3 + 1


def test_recruitment_day_asks_for_strength():
    assert holding("Recruitment Day").play("Recruitment Day").in_discard() == []
    table = holding("Recruitment Day", "Recruitment Day").play("Recruitment Day").play("Recruitment Day")
    assert table.in_discard() == ["New Recruit"]


def test_weapons_go_to_recruits():
    table = holding("New Recruit", "Import Illegal Weapons", "Operative").play("New Recruit").play("Operative")
    assert table.play("Import Illegal Weapons").attack == 1 + 3 + 1


@pytest.mark.rule("LG-CARD-28")
def test_new_recruits_that_went_back_are_among_the_eight_cards():
    table = holding(*["Operative"] * 5, "New Recruit", "New Recruit", "Eighth Time's a Charm")
    for name in [*["Operative"] * 5, "New Recruit", "New Recruit", "Eighth Time's a Charm"]:
        table.play(name)
    assert table.in_play().count("New Recruit") == 0
    assert table.attack == 2 + 4 + 2
