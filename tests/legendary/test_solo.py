"""Playing alone, by the basic and the advanced rules."""

from collections import Counter

import pytest

from longbox.games.legendary import RULES
from longbox.games.legendary.table import HERO_DECK, HQ, VILLAIN_DECK

from .scenario import Scenario


def deck(**setup):
    game = RULES.deal({item.name: item.default for item in RULES.form()} | {"players": 1} | setup, 4)
    kinds = Counter(game.state.definition[card].kind for card in game.state.zones[VILLAIN_DECK.first])
    heroes = sum(len(game.state.zones[zone]) for zone in (HERO_DECK.first, *HQ.range()))
    return kinds, heroes


@pytest.mark.rule("LG-SOLO-01", "LG-SOLO-04", "LG-DECK-04")
def test_alone_the_decks_are_small():
    kinds, heroes = deck()
    assert kinds == {"villain": 8, "henchman": 3, "bystander": 1, "strike": 1, "twist": 8}
    assert heroes == 42


@pytest.mark.rule("LG-ADVSOLO-01", "LG-ADVSOLO-02")
def test_the_advanced_deck_has_five_strikes():
    kinds, heroes = deck(solo="advanced", scheme="super-hero-civil-war")
    assert kinds["strike"] == 5
    assert heroes == 42


@pytest.mark.rule("LG-SOLO-02")
def test_alone_the_mastermind_leads_nobody():
    assert (
        RULES.problems(
            {item.name: item.default for item in RULES.form()}
            | {"players": 1, "mastermind": "loki", "villains": ["hydra"]}
        )
        == []
    )


@pytest.mark.rule("LG-SOLO-03")
def test_two_schemes_are_not_for_one_player():
    form = {item.name: item.default for item in RULES.form()} | {"players": 1}
    for scheme in ("super-hero-civil-war", "negative-zone-prison-breakout"):
        (problem,) = RULES.problems(form | {"scheme": scheme})
        assert problem.rule == "LG-SOLO-03"


@pytest.mark.rule("LG-SOLO-05")
def test_alone_each_twist_costs_a_hero_of_the_hq():
    table = Scenario(players=1).hq("Odinson", "Hulk Smash!", "Oddball", "Pure Fury", "Pure Fury")
    table.hero_deck("Arc Reactor", "Quick Draw").villain_deck("Twist", "Bystander").leaving("begin")
    assert table.offered == ["ko Odinson", "ko Oddball"]
    table.answer("Oddball")
    assert table.koed == ["Oddball"]
    assert table.in_hq[2] == "Arc Reactor"


@pytest.mark.rule("LG-SOLO-06", "LG-SOLO-07", "LG-SOLO-08")
def test_the_solo_score_has_penalties():
    table = (
        Scenario(players=1).victory(*["Green Goblin"] * 5).escaped("Bystander", "Viper", "Sentinel").twists_so_far(2)
    )
    table.tactics("Endless Resources").points(attack=7).fight("Red Skull")
    assert table.result.scores == (20 + 5 - 4 - 2 * 3 - 2,)


@pytest.mark.rule("LG-ADVSOLO-10")
def test_the_advanced_score_has_the_same_penalties():
    table = Scenario(players=1, solo="advanced").escaped("Bystander", "Viper").twists_so_far(1)
    table.tactics("Endless Resources").points(attack=7).fight("Red Skull")
    assert table.result.scores == (5 - 4 - 3 - 1,)


@pytest.mark.rule("LG-ADVSOLO-03")
def test_an_advanced_twist_puts_a_hero_under_the_hero_deck():
    table = (
        Scenario(players=1, solo="advanced").hq("Odinson", "Oddball", *["Pure Fury"] * 3).hero_deck("Agent", "Trooper")
    )
    table.villain_deck("Twist", "Bystander").begin_turn("Oddball")
    assert table.cards(HERO_DECK)[0] == "Oddball"
    assert table.koed == []
    assert table.in_hq[1] == "Agent"


@pytest.mark.rule("LG-ADVSOLO-04")
def test_an_advanced_strike_plays_another_card():
    table = Scenario(players=1, solo="advanced").villain_deck("Strike", "Sentinel", "Bystander").begin_turn()
    assert table.where == {"Sewers": "Sentinel"}


@pytest.mark.rule("LG-ADVSOLO-06")
def test_alone_by_the_advanced_rules_villains_mean_you_and_heroes_nobody():
    table = Scenario(players=1, solo="advanced").city(Sewers="The Lizard").points(attack=3).fight("The Lizard")
    assert table.wounds() == 1
    table = Scenario(players=1, solo="advanced").hand("Team Player", "Covering Fire", "Agent").play("Team Player")
    table.play("Covering Fire")
    assert table.in_hand() == ["Agent"]
    assert Scenario(players=1).city(Sewers="The Lizard").points(attack=3).fight("The Lizard").wounds() == 0
