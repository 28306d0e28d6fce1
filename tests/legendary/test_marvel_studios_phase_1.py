"""Marvel Studios Phase 1: Villains who conquer, and older ones in the words of the films."""

import pytest

from longbox.games.legendary.table.zones import VILLAIN_DECK

from .scenario import Scenario


def test_a_chitauri_soldier_captures_a_bystander_and_conquers_the_rooftops():
    table = Scenario().villain_deck("Chitauri Soldier").begin_turn()
    assert (table.held_by("Chitauri Soldier"), table.attack_of("Chitauri Soldier")) == (["Bystander"], 3)
    table = Scenario().city(Rooftops="Blob", Bank="Chitauri Soldier")
    assert table.attack_of("Chitauri Soldier") == 5


def test_a_commander_brings_the_next_villain_to_empty_rooftops_with_its_ambush():
    table = Scenario().villain_deck("Chitauri Commander", "Chitauri Soldier", "Sentinel").bringing(1).begin_turn()
    assert table.where == {"Sewers": "Chitauri Commander", "Rooftops": "Chitauri Soldier"}
    assert table.held_by("Chitauri Soldier") == ["Bystander"]
    assert table.attack_of("Chitauri Commander") == 5


def test_a_commander_brings_nobody_where_somebody_is_or_no_villain_comes():
    table = Scenario().city(Rooftops="Blob").villain_deck("Chitauri Commander", "Sentinel").begin_turn()
    assert table.where == {"Sewers": "Chitauri Commander", "Rooftops": "Blob"}
    table = Scenario().villain_deck("Chitauri Commander", "Master Strike").begin_turn()
    assert table.where == {"Sewers": "Chitauri Commander"}
    assert table.cards(VILLAIN_DECK) == ["Strike"]


@pytest.mark.parametrize("escaping", [False, True])
def test_a_leviathan_wounds_who_has_rescued_nobody(escaping):
    table = Scenario(players=3).victory("Bystander", seat=1).points(attack=7)
    if escaping:
        table.city(Sewers="Blob", Bank="Blob", Rooftops="Blob", Streets="Blob", Bridge="Chitauri Leviathan")
        table.hq(*["Berserker Rage"] * 5).villain_deck("Sentinel").begin_turn()
    else:
        table.city(Rooftops="Chitauri Leviathan").fight("Chitauri Leviathan")
    assert [table.wounds(seat) for seat in range(3)] == [1, 0, 1]


def test_a_chariot_goes_to_empty_rooftops():
    assert Scenario().villain_deck("Chitauri Chariot").begin_turn().where == {"Rooftops": "Chitauri Chariot"}
    table = Scenario().city(Rooftops="Blob").villain_deck("Chitauri Chariot").begin_turn()
    assert table.where == {"Rooftops": "Blob", "Sewers": "Chitauri Chariot"}


def test_a_sonic_cannon_takes_two_cards_and_gives_one():
    table = Scenario().hand("Odinson", "Agent", "Agent").hand("Agent", seat=1).villain_deck("Sonic Cannon")
    table.begin_turn("Agent")
    assert (sorted(table.in_hand()), table.in_discard()) == (["Agent", "Odinson"], ["Agent", "Agent"])
    assert (table.in_hand(1), table.in_discard(1)) == (["Agent"], ["Agent"])


def test_ross_asks_for_strength_cards_and_wounds_who_keeps_them():
    table = Scenario(players=3).city(Bank='Lt. Gen. "Thunderbolt" Ross').points(attack=5)
    table.hand("Odinson").hand("Growing Anger", seat=1).hand("Keen Senses", seat=2)
    table.leaving("fight", 'Lt. Gen. "Thunderbolt" Ross')
    discards, wounds = table.options
    table._choose(discards)
    discards, wounds = table.options
    table._choose(wounds)
    assert (table.in_discard(), table.in_discard(1), table.in_discard(2)) == (["Odinson"], ["Wound"], [])


def test_abomination_moves_another_villain_to_empty_streets():
    table = Scenario().city(Bridge="Blob").villain_deck("Abomination, Raging Monster").begin_turn()
    assert table.where == {"Sewers": "Abomination, Raging Monster", "Streets": "Blob"}
    assert table.attack_of("Abomination, Raging Monster") == 7


def test_a_fighter_jet_kos_a_hero():
    table = Scenario().hand("Agent", "Odinson").city(Streets="Fighter Jet").points(attack=5)
    table.fight("Fighter Jet", "Odinson")
    assert table.koed == ["Odinson"]


def test_a_hammer_drone_marine_weeds_the_deck():
    table = Scenario().deck("Agent", "Odinson", "Trooper").city(Bank="Hammer Drone Marine").points(attack=4)
    table.fight("Hammer Drone Marine", "Agent", "Trooper")
    assert (table.koed, table.in_deck()) == (["Agent"], ["Trooper", "Odinson"])


def test_raza_takes_a_bystander_from_the_stack_and_one_from_each_player():
    table = Scenario(players=3).victory("Bystander", "Bystander").victory("Bystander", seat=1)
    table.villain_deck("Raza, Ten Rings Leader").begin_turn()
    assert table.held_by("Raza, Ten Rings Leader") == ["Bystander"] * 3
    assert [table.in_victory(seat) for seat in range(3)] == [["Bystander"], [], []]
    assert table.attack_of("Raza, Ten Rings Leader") == 4 + 3


def test_whoever_fights_whiplash_lets_all_show_their_tech_heroes():
    table = Scenario().hand("Team Player").city(Bank="Whiplash").points(attack=6).fight("Whiplash", "reveal")
    assert (table.wounds(0), table.wounds(1)) == (0, 1)


def test_justin_hammer_pays_for_what_lies_under_the_bank():
    table = Scenario().city(Rooftops="Justin Hammer").points(attack=3).fight("Justin Hammer")
    assert table.can("recruit", "Keen Senses")
    table = Scenario().hq("Odinson", "Arc Reactor", "Odinson", "Odinson", "Odinson").city(Rooftops="Justin Hammer")
    table.points(attack=3, recruit=3).fight("Justin Hammer")
    assert table.can("recruit", "Arc Reactor"), "3 and 2 more for the space under the Bank"
    table.recruit("Odinson")
    assert not table.can("recruit", "Arc Reactor")
    assert not table.can("recruit", "Odinson"), "the 2 left are for that space alone"
