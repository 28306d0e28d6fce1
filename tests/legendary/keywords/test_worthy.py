"""Worthy: who has a Hero that costs 5 or more."""

import pytest

from ..scenario import Scenario


def recruit_and_attack(table: Scenario) -> tuple[int, int]:
    return table.recruit_points, table.attack


@pytest.mark.rule("LG-KW-WORTHY-01")
def test_a_hero_that_costs_5_makes_worthy_and_one_that_costs_4_does_not():
    worthy = Scenario().hand("Test of Virtue", "Divine Lightning").play("Test of Virtue")
    assert recruit_and_attack(worthy) == (2, 2)
    unworthy = Scenario().hand("Test of Virtue", "Hogun the Grim").play("Test of Virtue")
    assert recruit_and_attack(unworthy) == (2, 0)


@pytest.mark.rule("LG-KW-WORTHY-02")
def test_what_was_played_and_artifacts_count_and_the_discard_pile_does_not():
    played = Scenario().hand("Bio-Engineered Cyborg", "Test of Virtue").play("Bio-Engineered Cyborg", "done")
    assert played.play("Test of Virtue").attack == 3 + 2
    controlled = Scenario().artifacts("Golden Apples of Idunn").hand("Test of Virtue").play("Test of Virtue")
    assert controlled.attack == 2
    elsewhere = Scenario().discard("Divine Lightning").deck("Divine Lightning").hand("Test of Virtue")
    assert elsewhere.play("Test of Virtue").attack == 0


def test_divine_lightning_counts_the_others_that_make_worthy():
    table = Scenario().hand("Weapons Master", "Agent", "Divine Lightning", "Divine Lightning")
    table.play("Weapons Master").play("Agent").play("Divine Lightning")
    assert table.attack == 2 + 3 + 1
    assert table.play("Divine Lightning").attack == 6 + 3 + 2


def test_royal_decree_lets_only_the_worthy_draw_and_weakens_villains():
    table = Scenario().hand("Test of Virtue", "Royal Decree").hand("Weapons Master", seat=1)
    table.city(Bank="Sabretooth", Streets="Destroyer").play("Test of Virtue").play("Royal Decree")
    assert (table.in_hand(), table.in_hand(1)) == (["Agent"], ["Weapons Master", "Agent"])
    assert (table.attack_of("Sabretooth"), table.attack_of("Destroyer")) == (4, 7)


def test_only_whoever_is_worthy_draws_with_royal_decree():
    table = Scenario().hand("Test of Virtue", "Royal Decree").hand("Agent", seat=1)
    table.play("Test of Virtue").play("Royal Decree")
    assert (table.in_hand(), table.in_hand(1)) == (["Agent"], ["Agent"])
