"""Escapes step by step, ambushes, and the Bystanders that Villains drag along."""

import pytest

from longbox.engine import view
from longbox.games.legendary import RULES
from longbox.games.legendary.table.kinds import FORTS
from longbox.games.legendary.table.zones import FORTIFIED

from .scenario import Scenario

BREAKOUT = "negative-zone-prison-breakout"
KILLBOTS = "replace-earths-leaders-with-killbots"
CROWDED = {"Sewers": "Viper", "Bank": "Viper", "Rooftops": "Viper", "Streets": "Viper"}


def crowded(bridge: str, **setup) -> Scenario:
    """The Villain on the Bridge escapes as soon as another enters the city."""
    return Scenario(**setup).city(**CROWDED, Bridge=bridge).villain_deck("Sentinel", "Bystander")


@pytest.mark.rule("LG-ESCAPE-02", "LG-ESCAPE-04", "LG-ESCAPE-10")
def test_an_escape_costs_first_a_hero_then_cards_and_then_does_what_the_villain_says():
    table = crowded("Sabretooth").holding("Sabretooth", "Bystander").hq("Odinson", "Oddball").hero_deck("Arc Reactor")
    table.hand("Agent", "Keen Senses").hand("Trooper", "Optic Blast", seat=1).leaving("begin")
    assert table.offered[:2] == ["ko Odinson", "ko Oddball"]
    table.answer("Odinson")
    assert table.offered == ["discard Agent", "discard Keen Senses"]
    assert table.in_hq[0] == "Arc Reactor", "the space is filled before anybody discards"
    table.answer("Agent").answer("Trooper")
    assert table.offered == ["reveal Keen Senses", "suffer"]
    table.answer("reveal").answer("suffer")
    assert [table.wounds(seat) for seat in (0, 1)] == [0, 1]


@pytest.mark.rule("LG-ESCAPE-03", "LG-SPECIAL-04")
def test_the_active_player_picks_the_hero_that_is_lost_up_to_cost_six():
    table = crowded("Doctor Octopus").hq("Hulk Smash!", "Diving Block", "Pure Fury", "Tidal Wave", "Odinson")
    table.leaving("begin")
    assert table.seat_asked == 0
    assert table.offered == ["ko Diving Block", "ko Odinson"], "costs of 6 and 3, not of 7 and 8"


@pytest.mark.rule("LG-ESCAPE-05")
def test_an_escape_goes_on_where_no_hero_can_be_lost():
    table = crowded("Venom").hq("Hulk Smash!", "Pure Fury", "Diamond Form", "Tidal Wave", "X-Men United").begin_turn()
    assert table.koed == []
    assert table.gone == ["Venom"]
    assert [table.wounds(seat) for seat in (0, 1)] == [1, 1]


@pytest.mark.rule("LG-ESCAPE-01")
def test_escaped_villains_lie_face_up():
    table = crowded("Doctor Octopus").begin_turn("ko")
    (escaped,) = view.view(table.game, None)["zones"]["escaped"]["cards"]
    assert escaped["name"] == "Doctor Octopus"


@pytest.mark.rule("LG-ESCAPE-15")
def test_the_twelfth_villain_in_the_escape_pile_breaks_out_the_prison():
    table = crowded("Doctor Octopus", scheme=BREAKOUT).hand("Agent").escaped(*["Sentinel"] * 10).begin_turn("ko")
    assert table.result is None
    table = crowded("Doctor Octopus", scheme=BREAKOUT).hand("Agent").escaped(*["Sentinel"] * 11).begin_turn()
    assert table.result.outcome == "loss"


@pytest.mark.rule("LG-ESCAPE-18")
def test_a_villain_that_left_the_escape_pile_is_no_longer_counted():
    table = crowded("Mystique", scheme=BREAKOUT).hand("Agent").escaped(*["Sentinel"] * 10)
    table.villain_deck("Sentinel", "Sentinel", "Bystander", "Bystander").bringing(2).begin_turn("ko", "ko")
    assert table.gone == [*["Sentinel"] * 10, "Viper"]
    assert table.result is None, "Mystique, the eleventh, became a Twist before the Viper followed"


@pytest.mark.rule("LG-ESCAPE-15", "LG-ESCAPE-18")
def test_a_villain_counts_only_once_it_is_certain_that_it_stays_in_the_escape_pile():
    man = RULES.library["thunderbolts-radioactive-man"]
    table = crowded(man, scheme="predict-future-crime").escaped(*["Sentinel"] * 3).begin_turn("ko")
    assert (table.gone, table.result) == (["Sentinel"] * 3, None), "he lies on the stack of Wounds"
    table = crowded(man, scheme="predict-future-crime").escaped(*["Sentinel"] * 3)
    table._set(FORTIFIED.first + FORTS.index("wounds"), (man,))
    table.leaving("begin", "", "ko")
    assert table.result.outcome == "loss", "there was no room for the second one"
    table = crowded("Mystique", scheme=BREAKOUT).hand("Agent").escaped(*["Sentinel"] * 11)
    table.villain_deck("Sentinel", "Bystander", "Bystander", "Bystander").bringing(2).begin_turn("ko")
    assert table.result is None, "she became a Twist"


@pytest.mark.rule("LG-ESCAPE-16")
def test_bystanders_that_escape_as_killbots_are_escaped_villains():
    table = Scenario(scheme=KILLBOTS).hand("Agent").hand("Agent", seat=1).villain_deck(*["Bystander"] * 11)
    table.begin_turn()
    for _ in range(4):
        table.end_turn()
    for _ in range(4):
        table.end_turn("ko")
    assert table.gone == ["Bystander"] * 4
    assert table.result is None
    table.end_turn()
    assert table.gone == ["Bystander"] * 5
    assert table.result.outcome == "loss"


@pytest.mark.rule("LG-ESCAPE-16")
def test_bystanders_carried_off_are_no_escaped_villains():
    table = crowded("Doctor Octopus", scheme=KILLBOTS).hand("Agent", "Agent")
    table.holding("Doctor Octopus", *["Bystander"] * 5).begin_turn("ko")
    assert table.gone.count("Bystander") == 5
    assert table.result is None


@pytest.mark.rule("LG-ESCAPE-20")
def test_a_held_hero_that_goes_along_is_no_escaped_villain():
    table = crowded("Skrull Shapeshifters", scheme=BREAKOUT).hand("Agent").escaped(*["Sentinel"] * 10)
    table.holding("Skrull Shapeshifters", "Odinson").begin_turn("ko")
    assert table.gone[-2:] == ["Skrull Shapeshifters", "Odinson"]
    assert table.result is None


@pytest.mark.rule("LG-BYSTANDER-03")
def test_bystanders_move_with_their_villain():
    table = Scenario().city(Sewers="Viper").holding("Viper", "Bystander").villain_deck("Sentinel", "Twist").begin_turn()
    assert table.where == {"Sewers": "Sentinel", "Bank": "Viper"}
    assert table.held_by("Viper") == ["Bystander"]
    assert table.held_by("Sentinel") == []


@pytest.mark.rule("LG-BYSTANDER-04")
def test_a_villain_can_hold_many_bystanders_and_all_see_them():
    table = Scenario().city(Bank="Viper").holding("Viper", "Bystander", "Bystander").villain_deck("Bystander", "Twist")
    table.begin_turn()
    assert table.held_by("Viper") == ["Bystander"] * 3
    assert [card["name"] for card in view.view(table.game, None)["zones"]["held"]["cards"]] == ["Bystander"] * 3


@pytest.mark.rule("LG-BYSTANDER-02")
def test_with_the_city_empty_the_mastermind_takes_one_bystander_after_another():
    table = Scenario().villain_deck("Bystander", "Bystander", "Twist").begin_turn().end_turn()
    assert table.held_by("Red Skull") == ["Bystander", "Bystander"]


@pytest.mark.rule("LG-BYSTANDER-08")
def test_an_empty_bystander_stack_leaves_the_captor_with_nothing():
    table = Scenario().stack("bystanders", 0).villain_deck("Green Goblin", "Twist").begin_turn()
    assert table.held_by("Green Goblin") == []


@pytest.mark.rule("LG-AMBUSH-04")
def test_an_ambush_finds_its_villain_in_the_city_and_the_others_moved():
    table = Scenario().city(Sewers="Viper").villain_deck("The Leader", "Bystander", "Twist").bringing(1).begin_turn()
    assert table.where == {"Sewers": "The Leader", "Bank": "Viper"}
    assert table.held_by("The Leader") == ["Bystander"], "now he stands closest to the Villain Deck"


@pytest.mark.rule("LG-AMBUSH-02")
def test_the_newcomer_ambushes_after_everything_about_the_escape():
    table = crowded("Venom").villain_deck("Juggernaut", "Bystander").discard("Agent", "Agent", "Trooper")
    table.leaving("begin")
    assert table.offered[0].startswith("ko Keen Senses"), "a Hero of the HQ"
    table.answer("ko")
    assert table.wounds() == 1, "Venom's Escape effect"
    assert table.offered == ["ko Agent", "ko Trooper"], "Juggernaut's Ambush"


@pytest.mark.rule("LG-AMBUSH-03")
def test_a_villain_that_a_fight_effect_brings_ambushes_too():
    table = Scenario().city(Bank="Endless Armies of HYDRA").villain_deck("Ymir, Frost Giant King", "Twist", "Bystander")
    table.points(attack=4).bringing(2).fight("Endless Armies of HYDRA")
    assert [table.wounds(seat) for seat in (0, 1)] == [1, 1]


def test_all_that_a_koed_villain_held_is_koed_with_it():
    table = Scenario().city(Bank="Venom").holding("Venom", "Bystander", "Bystander", "Odinson").an_effect_kos("Venom")
    assert sorted(table.koed) == ["Bystander", "Bystander", "Odinson", "Venom"]
