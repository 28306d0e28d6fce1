"""Dark City: its Heroes, each card by itself."""

import pytest

from .scenario import Scenario


def after(*names, bystanders=30):
    table = Scenario().hand(*names).deck(*["Agent"] * 9).stack("bystanders", bystanders)
    for name in names:
        table.play(name)
    return table


def test_a_psychic_search_finds_a_bystander_with_other_x_men():
    assert after("Psychic Search").in_victory() == []
    assert after("Psychic Search", "Psychic Search").in_victory() == ["Bystander"]


@pytest.mark.parametrize(
    ("name", "attack", "recruit", "hand"),
    [("Read Your Thoughts", 2, 3 + 1, 0), ("Mind Over Matter", 2 + 4, 0, 1), ("Telekinetic Mastery", 2 + 5 + 1, 0, 0)],
)
def test_each_rescue_of_the_turn_is_worth_something(name, attack, recruit, hand):
    table = Scenario().hand(name, "Psychic Search").deck(*["Agent"] * 9)
    table.play(name).play("Psychic Search")
    assert (table.attack, table.recruit_points, len(table.in_hand())) == (attack, recruit, hand)


def test_several_that_are_rescued_at_once_are_several():
    table = Scenario().hand("Read Your Thoughts").city(Bank="Sentinel").holding("Sentinel", "Bystander", "Bystander")
    table.play("Read Your Thoughts").points(attack=3).fight("Sentinel")
    assert table.recruit_points == 2


def test_telekinetic_mastery_rescues_for_each_other_x_men():
    table = after("Dazzling Glamour", "Odinson", "Telekinetic Mastery")
    assert table.in_victory() == ["Bystander"]
    assert table.attack == 2 + 0 + 5 + 1
