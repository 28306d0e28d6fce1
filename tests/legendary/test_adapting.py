"""Masterminds that adapt: four Tactics and nothing else, the top one of which is the Mastermind now."""

import pytest

from longbox.games.legendary.table.cards import COLLECTION
from longbox.games.legendary.table.zones import MASTERMIND_SPACE, TACTICS

from .dealt import Dealt
from .scenario import Scenario

ADAPTOID = {"mastermind": "hydra-super-adaptoid", "villains": ["a-i-m-hydra-offshoot", "spider-foes"]}
COUNCIL = {"mastermind": "hydra-high-council", "villains": ["hydra-elite", "spider-foes"]}
SKULL, VIPER, ZOLA, ZEMO = COLLECTION.masterminds["hydra-high-council"].tactics
BITE, SHIELD, ARMOR, HAMMER = STACK = (
    "Black Widow's Bite",
    "Captain America's Shield",
    "Iron Man's Armor",
    "Thor's Hammer",
)


def adaptoid(top: str, *below: str, **setup) -> Scenario:
    table = Scenario(**ADAPTOID, **setup).tactics()
    table._set(MASTERMIND_SPACE.first, (top,))
    return table.tactics(*below)


def council(top, *below, **setup) -> Scenario:
    table = Scenario(**COUNCIL, **setup).tactics()
    table._set(MASTERMIND_SPACE.first, (top,))
    return table.tactics(*below)


@pytest.mark.rule("LG-ADAPT-01")
def test_there_are_four_tactics_and_no_other_card_and_chance_says_which_is_on_top():
    tops = set()
    for seed in range(20):
        table = Dealt(seed=seed, **ADAPTOID)
        (top,) = table.names(MASTERMIND_SPACE)
        assert sorted([top, *table.names(TACTICS)]) == list(STACK)
        assert table.known(TACTICS) == []
        assert len(table.known(MASTERMIND_SPACE)) == 1
        tops.add(top)
    assert tops == set(STACK)


@pytest.mark.rule("LG-ADAPT-01")
def test_the_top_one_is_the_mastermind_and_nobody_knows_what_lies_under_it():
    table = adaptoid(ARMOR, BITE, SHIELD, HAMMER).villain_deck("Bystander").begin_turn()
    assert table.held_by(ARMOR) == ["Bystander"]
    assert table.seen(0)["tactics_left"] == 4


@pytest.mark.rule("LG-ADAPT-02")
def test_only_the_top_one_says_what_a_fight_takes():
    table = adaptoid(SHIELD, BITE).points(attack=9)
    assert not table.can("fight", SHIELD)
    assert not table.can("fight", BITE)
    assert adaptoid(SHIELD, BITE).points(attack=10).can("fight", SHIELD)


@pytest.mark.rule("LG-ADAPT-02")
def test_only_the_top_one_strikes():
    table = adaptoid(SHIELD, HAMMER).hand("Keen Senses").hand("Keen Senses", seat=1).villain_deck("Strike")
    table.begin_turn(*["reveal"] * 2)
    assert (table.wounds(0), table.wounds(1)) == (0, 0), "Thor's Hammer asks for Ranged"


@pytest.mark.rule("LG-ADAPT-03")
def test_a_strike_ends_with_another_one_on_top_or_the_same():
    tops = {}
    for seed in range(40):
        table = adaptoid(BITE, SHIELD, ARMOR, HAMMER).random(seed).holding(BITE, "Bystander").victory("Agent")
        table.villain_deck("Strike").begin_turn()
        assert (table.wounds(0), table.wounds(1)) == (1, 1), "who has no two Bystanders must be wounded"
        (top,) = table.cards(MASTERMIND_SPACE)
        assert sorted([top, *table.cards(TACTICS)]) == list(STACK)
        assert table.held_by(top) == ["Bystander"], "what it holds it keeps"
        tops[top] = tops.get(top, 0) + 1
    assert set(tops) == set(STACK)


@pytest.mark.rule("LG-ADAPT-03")
@pytest.mark.card("black-widows-bite")
def test_after_the_strike_and_not_before():
    table = adaptoid(BITE, HAMMER).victory("Bystander", "Bystander", "Bystander").hand("Wound")
    table.villain_deck("Strike").leaving("begin")
    assert table.cards(MASTERMIND_SPACE) == [BITE]
    table.answer("KO 2 Bystanders from your Victory Pile")
    assert table.in_victory() == ["Bystander"]
    assert table.wounds(1) == 1


@pytest.mark.rule("LG-ADAPT-04")
def test_a_fight_wins_the_top_one_and_another_of_the_rest_takes_its_place():
    tops = set()
    for seed in range(20):
        table = adaptoid(BITE, SHIELD, ARMOR).random(seed).hand("Silent Sniper", "Agent").points(attack=8)
        table.holding(BITE, "Bystander").fight(BITE)
        assert sorted(table.in_victory()) == sorted(["Bystander", BITE, "Bystander"]), "one of them for the Covert Hero"
        (top,) = table.cards(MASTERMIND_SPACE)
        assert sorted([top, *table.cards(TACTICS)]) == [SHIELD, ARMOR]
        assert table.points_won() == 6 + 2
        assert table.result is None
        tops.add(top)
    assert tops == {SHIELD, ARMOR}


@pytest.mark.rule("LG-ADAPT-04", "LG-WIN-01")
def test_the_fourth_fight_wins_the_game():
    table = adaptoid(BITE, SHIELD, ARMOR, HAMMER).random(3).hand("Agent").points(attack=8 + 10 + 12 + 14)
    for left in (3, 2, 1, 0):
        assert table.result is None
        table.fight(table.cards(MASTERMIND_SPACE)[0])
        assert table.state.beaten == (left == 0)
        if left:
            assert table.seen(0)["tactics_left"] == left
    assert table.result.outcome == "win"
    assert "HYDRA Super-Adaptoid is beaten" in str(table.result.why)
    assert sorted(table.in_victory()) == list(STACK)


def test_what_the_fights_do():
    table = adaptoid(SHIELD, BITE).hand("Keen Senses", "Odinson", "Agent").points(attack=10).fight(SHIELD)
    assert table.recruit_points == 3, "Instinct, Strength and grey"
    table = adaptoid(ARMOR, BITE).hand("Endless Invention", "Endless Invention", "Agent").points(attack=12).fight(ARMOR)
    assert len(table.in_hand()) == 3 + 2
    table = adaptoid(HAMMER, BITE).hand("Odinson", "Agent", "Trooper").points(attack=14).fight(HAMMER, "Trooper")
    assert table.koed == ["Trooper"]


def test_what_the_strikes_do():
    table = adaptoid(SHIELD, SHIELD).hand("Agent", "Trooper").hand("Keen Senses", seat=1).villain_deck("Strike")
    table.begin_turn("reveal")
    assert (len(table.in_hand()), sorted(table.in_discard())) == (4, ["Agent", "Trooper"])
    assert table.in_hand(1) == ["Keen Senses"]
    table = adaptoid(ARMOR, ARMOR).hand(*["Agent"] * 5).hand("Agent", seat=1).villain_deck("Strike").begin_turn()
    assert (len(table.in_hand()), len(table.in_hand(1))) == (3, 1)
    table = adaptoid(HAMMER, HAMMER).hand("Agent").hand("Repulsor Rays", seat=1).villain_deck("Strike")
    table.begin_turn("reveal")
    assert (table.wounds(0), table.wounds(1)) == (1, 0)


@pytest.mark.rule("LG-CHALLENGE-05")
@pytest.mark.parametrize("seed", range(4))
def test_a_challenge_makes_whoever_is_on_top_stronger(seed):
    table = Scenario(**ADAPTOID, challenges=["maniacal"]).random(seed).hand("Agent").points(attack=60)
    for _ in range(4):
        (top,) = table.cards(MASTERMIND_SPACE)
        table.can("end")
        assert table.attack_of(top) == table._definition(top).stats["attack"] + 1
        table.fight(top)
    assert table.result.outcome == "win"


@pytest.mark.rule("LG-CHALLENGE-13")
def test_a_growing_threat_grows_with_each_that_is_won():
    table = Scenario(**ADAPTOID, challenges=["growing-threat"]).hand("Agent").points(attack=60)
    for won in range(4):
        (top,) = table.cards(MASTERMIND_SPACE)
        table.can("end")
        assert table.attack_of(top) == table._definition(top).stats["attack"] + won
        table.fight(top)


@pytest.mark.rule("LG-WIN-01")
@pytest.mark.parametrize("challenge", ["final-blow", "final-showdown"])
def test_after_the_last_one_nothing_is_left_to_strike_or_to_compete_for(challenge):
    table = adaptoid(BITE, challenges=[challenge]).hand("Agent").points(attack=8).fight(BITE)
    assert (table.result.outcome, table.result.rule) == ("win", "LG-WIN-01")


@pytest.mark.rule("LG-ADAPT-02")
def test_the_council_counts_for_whoever_is_on_top():
    def attack(top, table):
        table.can("end")
        return table.attack_of(top.name)

    assert attack(SKULL, council(SKULL, ZEMO).escaped("Officer", "Agent", "Viper", "Mentallo", "Sentinel")) == 7 + 2
    assert attack(VIPER, council(VIPER, SKULL).city(Bank="Mentallo", Bridge="HYDRA Kidnappers", Sewers="Venom")) == 11
    table = council(ZOLA, SKULL).hq("Team Player", "Keen Senses", "Agent", "Trooper", "Surge of Power")
    assert attack(ZOLA, table) == 6 + sum(table._definition(name).stats.get("attack", 0) for name in table.in_hq)
    assert attack(ZEMO, council(ZEMO, SKULL).victory("Venom", "Sentinel", "Bystander").victory("Venom", seat=1)) == 14


@pytest.mark.rule("LG-ADAPT-03")
def test_the_council_strikes():
    def struck(top, **hands):
        table = council(top, top).hand(*hands.get("mine", ())).hand(*hands.get("theirs", ()), seat=1)
        return table.villain_deck("Strike")

    table = struck(SKULL, mine=["Odinson", "Agent"], theirs=["Agent"]).begin_turn()
    assert "Odinson" in table.koed
    assert table.in_hand(1) == ["Agent"]
    assert struck(VIPER).begin_turn().wounds() == 0
    table = struck(VIPER).city(Bank="Mentallo").begin_turn()
    assert (table.wounds(0), table.wounds(1)) == (1, 1)
    table = struck(ZOLA, mine=["Trooper", "Odinson", "Trooper"], theirs=["Trooper"]).begin_turn()
    assert (table.in_hand(), table.in_hand(1)) == (["Odinson"], [])
    table = struck(ZEMO).victory("Viper").leaving("begin")
    assert table.seat_asked == 0
    table._choose(table.options[0])
    assert (table.in_victory(), table.wounds(0), table.wounds(1)) == ([], 0, 1)


@pytest.mark.rule("LG-ADAPT-04")
def test_the_council_falls_one_by_one():
    table = council(SKULL, VIPER).hand("Agent", "Odinson").points(attack=7).fight("Red Skull")
    assert (table.koed, table.in_victory(), table.cards(MASTERMIND_SPACE)) == (["Agent"], ["Red Skull"], ["Viper"])
    assert table.points_won() == 6
    table = council(VIPER, SKULL).hand("Agent", "Odinson").points(attack=9).fight("Viper", "Agent", "done")
    assert sorted(table.in_hand()) == ["Agent", "Odinson"]
    assert table.in_discard() == ["Agent"]
    table = council(ZOLA, SKULL).points(attack=16).hq("Team Player", *["Surge of Power"] * 4)
    table.fight("Arnim Zola", "Team Player")
    assert table.in_discard() == ["Team Player"]
    table = council(ZEMO, SKULL).points(attack=16).victory("Viper", seat=1).leaving("fight", "Baron Helmut Zemo")
    table._choose(table.options[1])
    assert (table.in_victory(1), table.wounds(1)) == (["Viper"], 1)
