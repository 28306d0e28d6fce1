"""Cards with two faces: Masterminds that transform."""

import pytest

from longbox.games.legendary import RULES
from longbox.games.legendary.cards import COLLECTION
from longbox.games.legendary.table.enemies import masterminds
from longbox.games.legendary.table.zones import MASTERMIND_SPACE

from .scenario import Scenario

HULK_BOX = ("world-war-hulk",)
MODOK = {"mastermind": "m-o-d-o-k", "expansions": HULK_BOX}
KING = {"mastermind": "the-red-king", "expansions": HULK_BOX}
ARMORED = "The Red King, Power Armored"
NIGHTMARE = "M.O.D.O.K., Network Nightmare"


def modok(**setup: object) -> Scenario:
    return Scenario(**(MODOK | setup))


def king(**setup: object) -> Scenario:
    return Scenario(**(KING | setup))


def up(table: Scenario) -> str:
    (name,) = table.cards(MASTERMIND_SPACE)
    return name


def turned(table: Scenario) -> Scenario:
    """Its other side is up."""
    (boss,) = masterminds(table.game)
    table.game.turn_to(boss, table.state.definition[boss].facts["other_face"])
    return table


@pytest.mark.rule("LG-KW-TRANSFORMMASTERMIND-01")
def test_it_starts_with_the_side_that_always_leads():
    for table, group in ((modok(), "Intelligencia"), (king(), "Sakaar Imperial Guard")):
        (boss,) = masterminds(table.game)
        assert table.state.definition[boss].fact("leads") == group
    assert (up(modok()), up(king())) == ("M.O.D.O.K.", "The Red King")
    assert not {"m-o-d-o-k-transformed", "the-red-king-transformed"} & set(COLLECTION.masterminds)


@pytest.mark.rule("LG-KW-TRANSFORMMASTERMIND-02")
def test_a_strike_turns_it_over_and_the_new_side_does_not_strike_as_well():
    table = king(players=2).villain_deck("Strike", "Sentinel", "Sentinel").begin_turn()
    assert up(table) == ARMORED
    assert [table.wounds(seat) for seat in range(2)] == [1, 1]
    assert table.where == {}, "the armored side would play another card"
    table = turned(king(players=2)).villain_deck("Strike", "Sentinel", "Sentinel").bringing(1).begin_turn()
    assert up(table) == "The Red King"
    assert [table.wounds(seat) for seat in range(2)] == [0, 0], "and the first side would wound"
    assert table.where == {"Sewers": "Sentinel"}


@pytest.mark.rule("LG-KW-TRANSFORMMASTERMIND-02")
def test_a_tactic_turns_it_over_from_either_side():
    table = king().tactics("Treasury of Sakaar", "Treasury of Sakaar", "Treasury of Sakaar").points(attack=17)
    table.telling().fight("The Red King")
    assert up(table) == ARMORED
    assert "The Red King transforms into The Red King, Power Armored." in table.told
    assert up(table.fight(ARMORED)) == "The Red King"


@pytest.mark.rule("LG-KW-TRANSFORMMASTERMIND-03")
def test_only_the_side_that_is_up_counts():
    table = king().city(Bank="Sentinel").points(attack=9)
    assert table.attack_of("The Red King") == 7
    assert not table.can("fight", "The Red King"), "a Villain is in the city"
    table = turned(king()).city(Bank="Sentinel").points(attack=10)
    assert table.attack_of(ARMORED) == 10
    assert table.can("fight", ARMORED)
    assert not turned(king()).points(attack=9).can("fight", ARMORED)


def test_both_sides_are_in_its_text_and_in_what_is_seen_of_it():
    front = RULES.library["the-red-king"]
    assert "On the other side: The Red King, Power Armored, Attack 10." in RULES.text(front).splitlines()
    back = RULES.library["the-red-king-transformed"]
    assert "On the other side: The Red King, Attack 7." in RULES.text(back).splitlines()
    (card,) = turned(king()).seen(0)["zones"]["mastermind"]["cards"]
    assert (card["id"], card["other_face"], card["attack"]) == (back.id, front.id, 10)


def test_the_king_wounds_who_has_no_tech():
    table = king(players=2).hand("Solve the Impossible").villain_deck("Strike").begin_turn("reveal")
    assert [table.wounds(seat) for seat in range(2)] == [0, 1]


def test_haughty_spite_wounds_the_others_without_a_tactic_of_the_king():
    table = king(players=3).tactics("Haughty Spite", "Haughty Spite").points(attack=7)
    table.victory("Treasury of Sakaar", seat=2).fight("The Red King")
    assert [table.wounds(seat) for seat in range(3)] == [0, 1, 0]


def test_the_royal_bodyguard_comes_out_of_the_villain_deck():
    table = king().tactics("Royal Bodyguard", "Royal Bodyguard").points(attack=7)
    table.villain_deck("Twist", "Sentinel", "Headman Charr", "Bystander", "Headman Charr")
    table.bringing(1).fight("The Red King")
    assert table.where == {"Sewers": "Headman Charr"}
    table = king().tactics("Royal Bodyguard", "Royal Bodyguard").points(attack=7)
    table.villain_deck("Twist", "Sentinel").fight("The Red King")
    assert table.where == {}


def test_the_treasury_pays_for_guards_and_for_tactics():
    table = king().tactics("Treasury of Sakaar", "Treasury of Sakaar").points(attack=7)
    table.victory("Headman Charr", "Primus Vand", "Haughty Spite", "Sentinel").fight("The Red King")
    assert table.recruit_points == 2 + 2, "the Treasury itself counts"


def test_vast_armies_march_unless_the_tactic_was_the_last():
    table = king().tactics("Vast Armies of Sakaar", "Vast Armies of Sakaar").points(attack=7)
    table.villain_deck("Sentinel", "Twist", "Headman Charr", "Bystander").bringing(2).fight("The Red King")
    assert table.where == {"Bank": "Sentinel", "Sewers": "Headman Charr"}
    assert table.state.twists == 0


def test_modok_makes_outwitting_harder_until_he_transforms():
    hand = ("Move Mountains", "Agent", "Keen Senses")
    assert modok().hand(*hand).play("Move Mountains").in_hand() == ["Agent", "Keen Senses"]
    table = modok().hand(*hand, "Odinson").play("Move Mountains", "reveal")
    assert table.in_hand() == ["Agent", "Keen Senses", "Odinson", "Agent"]
    assert len(turned(modok()).hand(*hand).play("Move Mountains", "reveal").in_hand()) == 3


def test_modok_wounds_whom_he_outwits():
    table = modok(players=2).hand("Agent", "Odinson", "Keen Senses", "Move Mountains").villain_deck("Strike")
    table.begin_turn("reveal")
    assert [table.wounds(seat) for seat in range(2)] == [0, 1]
    assert up(table) == NIGHTMARE


def test_the_nightmare_kos_heroes_from_discard_piles():
    table = turned(modok(players=2)).discard("Odinson", "Agent").discard("Agent", seat=1).villain_deck("Strike")
    table.begin_turn()
    assert table.koed == ["Odinson", "Strike"]
    assert up(table) == "M.O.D.O.K."


def test_the_nightmare_is_fought_with_recruit_alone():
    table = turned(modok()).points(attack=20, recruit=7)
    assert not table.can("fight", NIGHTMARE)
    table = turned(modok()).points(attack=20, recruit=8).tactics("Brain Scramble", "Brain Scramble")
    assert table.ways(NIGHTMARE) == ["8 Recruit"]
    table.fight(NIGHTMARE)
    assert (table.attack, table.recruit_points) == (20, 0)


def test_brain_scramble_gives_the_others_new_hands():
    table = modok(players=2).hand("Odinson", "Wound", seat=1).tactics("Brain Scramble", "Brain Scramble")
    table.points(attack=9).fight("M.O.D.O.K.")
    assert table.in_hand(1) == ["Agent", "Agent"]
    assert sorted(table.in_discard(1)) == ["Odinson", "Wound"]


def test_designed_only_for_koing_sorts_three_cards():
    table = modok().deck("Agent", "Odinson", "Trooper", "Officer").points(attack=9)
    table.tactics("Designed Only For...K.O.ING", "Brain Scramble")
    table.tactics("Designed Only For...K.O.ING", "Designed Only For...K.O.ING")
    table.fight("M.O.D.O.K.", "Agent", "Odinson")
    assert (table.koed, table.in_hand(), table.in_discard()) == (["Agent"], ["Odinson"], ["Trooper"])
    assert table.in_deck() == ["Officer"]


def test_a_big_head_draws_for_won_thinkers_but_not_for_their_traps():
    table = modok().victory("Doc Samson", "Battle of Wits", "Sentinel").points(attack=9)
    table.tactics("Don't Get a Big Head About It", "Don't Get a Big Head About It").fight("M.O.D.O.K.")
    assert table.in_hand() == ["Agent"]


def test_redundancy_costs_the_others_two_cards_of_one_cost():
    table = modok(players=2).hand("Odinson", "Agent", "Trooper", "Keen Senses", seat=1).points(attack=9)
    table.tactics("Redundancy Algorithm", "Redundancy Algorithm").fight("M.O.D.O.K.", "Agent")
    assert table.in_hand(1) == ["Odinson", "Keen Senses"]
    table = modok(players=2).hand("Odinson", "Agent", "Keen Senses", seat=1).points(attack=9)
    table.tactics("Redundancy Algorithm", "Redundancy Algorithm").fight("M.O.D.O.K.")
    assert len(table.in_hand(1)) == 3
