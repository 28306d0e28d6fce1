"""Cosmic Threat: enemies that nobody can beat, unless cards of the right class are shown."""

import pytest

from ..scenario import Scenario

ROW = "Optic Blast", "Optic Blast"
"""Of Ranged; Odinson is of Strength, Endless Invention of Tech, Keen Senses of Instinct, Dangerous Rescue of Covert."""


@pytest.mark.rule("LG-KW-COSMICTHREAT-01", "LG-REVEAL-03")
def test_each_card_of_its_class_that_is_shown_takes_3_attack_for_the_turn():
    table = Scenario().hand("Keen Senses", "Keen Senses", "Odinson").city(Bank="Morg").points(attack=12)
    table.use("weaken", "Morg", "Keen Senses", "Keen Senses")
    assert table.attack_of("Morg") == 6
    assert table.in_hand() == ["Keen Senses", "Keen Senses", "Odinson"], "they were only shown"
    table.fight("Morg")
    assert table.attack == 6


@pytest.mark.rule("LG-KW-COSMICTHREAT-01")
def test_it_can_be_done_once_a_turn_with_each_enemy():
    table = Scenario().hand("Keen Senses", "Optic Blast").city(Bank="Morg", Bridge="Firelord").telling()
    table.use("weaken", "Morg", "Keen Senses")
    assert "You reveal Keen Senses (Morg)." in table.told
    assert not table.can("weaken", "Morg")
    assert [reason.text for reason in table.why_not("weaken", "Morg")] == ["that was done this turn"]
    table.use("weaken", "Firelord", "Optic Blast")
    assert (table.attack_of("Morg"), table.attack_of("Firelord")) == (9, 6)


@pytest.mark.rule("LG-KW-COSMICTHREAT-01")
def test_on_the_next_turn_it_is_as_strong_as_ever_and_may_be_weakened_again():
    table = Scenario().hand("Keen Senses").hand("Keen Senses", seat=1).city(Bank="Morg")
    table.use("weaken", "Morg", "Keen Senses").end_turn()
    assert table.attack_of("Morg") == 12
    assert table.can("weaken", "Morg")


@pytest.mark.rule("LG-KW-COSMICTHREAT-02")
@pytest.mark.parametrize("shown", [4, 5])
def test_its_attack_is_never_below_0_and_then_the_fight_is_free(shown):
    table = Scenario().hand(*["Keen Senses"] * 5).city(Bank="Morg")
    answers = ["Keen Senses"] * shown + (["done"] if shown < 5 else [])
    table.use("weaken", "Morg", *answers)
    assert table.attack_of("Morg") == 0
    table.fight("Morg")
    assert table.in_victory() == ["Morg"]
    assert table.attack == 0


@pytest.mark.rule("LG-KW-COSMICTHREAT-03")
def test_what_was_played_counts_as_well_as_what_is_held():
    table = Scenario().hand(*["Gathering Stormclouds"] * 2).city(Bank="Firelord").points(attack=3)
    table.play("Gathering Stormclouds")
    table.use("weaken", "Firelord", "Gathering Stormclouds", "Gathering Stormclouds")
    assert table.attack_of("Firelord") == 3
    assert table.fight("Firelord", "Gathering Stormclouds").in_victory() == ["Firelord"]


@pytest.mark.rule("LG-KW-COSMICTHREAT-01")
def test_who_has_no_card_of_its_class_is_not_offered_it():
    table = Scenario().hand("Odinson").city(Bank="Morg", Bridge="Sentinel")
    assert not table.can("weaken", "Morg")
    assert [reason.text for reason in table.why_not("weaken", "Morg")] == ["you have no card to show for it"]
    assert [reason.text for reason in table.why_not("weaken", "Sentinel")] == ["it has no weakness that can be used"]


@pytest.mark.rule("LG-KW-COSMICTHREAT-01")
def test_as_many_are_shown_as_one_likes():
    table = Scenario().hand("Keen Senses", "Keen Senses").city(Bank="Morg")
    table.use("weaken", "Morg", "Keen Senses", "done")
    assert table.attack_of("Morg") == 9


@pytest.mark.rule("LG-KW-COSMICTHREAT-04")
def test_of_galactus_one_class_is_chosen_and_the_others_add_nothing():
    table = Scenario(mastermind="galactus").hand(*ROW, "Optic Blast", "Endless Invention", "Endless Invention")
    table.use("weaken", "Galactus", "Ranged", "Optic Blast", "Optic Blast", "Optic Blast")
    assert table.attack_of("Galactus") == 11
    assert not table.can("weaken", "Galactus")


@pytest.mark.rule("LG-KW-COSMICTHREAT-05")
def test_galactus_is_weaker_for_one_fight_only():
    table = Scenario(mastermind="galactus").tactics(*["Sunder the Earth"] * 3).hand(*ROW).points(attack=40)
    table.use("weaken", "Galactus", "Ranged", "Optic Blast", "Optic Blast").fight("Galactus")
    assert table.attack == 40 - 14
    assert table.attack_of("Galactus") == 20
    assert not table.can("weaken", "Galactus")
    assert table.fight("Galactus").attack == 40 - 14 - 20


@pytest.mark.rule("LG-KW-COSMICTHREAT-05")
def test_a_fight_with_another_does_not_use_it_up_but_the_turn_does():
    table = Scenario(mastermind="galactus").hand(*ROW).city(Bank="Sentinel").points(attack=17)
    table.use("weaken", "Galactus", "Ranged", "Optic Blast", "Optic Blast").fight("Sentinel")
    assert table.attack_of("Galactus") == 14
    assert table.end_turn().attack_of("Galactus") == 20
