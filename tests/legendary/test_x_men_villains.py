"""X-Men: its Villains, each card by itself."""

import pytest

from .scenario import Scenario


@pytest.mark.parametrize(("space", "wounds"), [("Sewers", 1), ("Streets", 1), ("Bank", 0)])
def test_blackthorn_wounds_others_where_he_grows(space, wounds):
    table = Scenario(players=2).city(**{space: "Blackthorn"}).points(attack=5).fight("Blackthorn")
    assert (table.wounds(0), table.wounds(1)) == (0, wounds)


def test_blackthorn_wounds_all_as_he_leaves():
    table = Scenario(players=2).city(Bridge="Blackthorn", Streets="Blob", Rooftops="Blob", Bank="Blob", Sewers="Blob")
    table.hq(*["Odinson"] * 5).villain_deck("Sabretooth", "Bystander").begin_turn("Odinson")
    assert (table.wounds(0), table.wounds(1)) == (1, 1)


def test_gladiator_takes_x_men_out_of_hands():
    table = Scenario(players=3).hand("Keen Senses", "Odinson").hand("Odinson", seat=1).hand("Keen Senses", seat=2)
    table.villain_deck("Gladiator", "Bystander").begin_turn("Discard an X-Men Hero from your hand", "Gain a Wound")
    assert (table.in_discard(0), table.wounds(1)) == (["Keen Senses"], 1)
    assert (table.in_hand(2), table.wounds(2)) == (["Keen Senses"], 1)


def test_smasher_is_stopped_by_strength():
    table = Scenario(players=2).hand("Odinson").hand("Agent", seat=1)
    table.villain_deck("Smasher", "Bystander").begin_turn("Odinson")
    assert (table.in_hand(0), table.in_discard(1)) == (["Odinson"], ["Agent"])
    table = Scenario().city(Bank="Smasher").discard("Agent", "Odinson").points(attack=5).fight("Smasher", "Agent")
    assert table.koed == ["Agent"]


@pytest.mark.parametrize(("top", "where"), [("Sentinel", {"Bridge": "Sentinel"}), ("Bystander", {})])
def test_trial_by_combat_calls_for_a_champion(top, where):
    table = Scenario().villain_deck("Shi'ar Trial by Combat", top, "Bystander").bringing(len(where)).begin_turn()
    assert table.where == where


def test_who_clears_the_bridge_has_passed_the_trial():
    table = Scenario().villain_deck("Shi'ar Trial by Combat", "Sentinel", "Bystander", "Bystander").bringing(1)
    table.begin_turn().hand("Agent").points(attack=3).fight("Sentinel").end_turn()
    assert "Shi'ar Trial by Combat" in table.in_victory()


def test_who_does_not_loses_heroes():
    table = Scenario(players=2).city(Bridge="Sentinel").discard("Odinson", "Agent", seat=1).hand("Keen Senses")
    table.villain_deck("Shi'ar Trial by Combat", "Sentinel", "Bystander").begin_turn()
    assert table.where == {"Bridge": "Sentinel"}
    table.end_turn()
    assert sorted(table.koed) == ["Keen Senses", "Odinson", "Shi'ar Trial by Combat"]
