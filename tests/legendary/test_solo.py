"""Playing alone, by the basic and the advanced rules."""

import pytest

from longbox.games.legendary.table.kinds import BYSTANDER, STRIKE, TWIST
from longbox.games.legendary.table.zones import HERO_DECK

from .dealt import SEEDS, Dealt, wrong_with
from .scenario import Scenario

CROWDED = {"Sewers": "Sentinel", "Bank": "Sentinel", "Rooftops": "Sentinel", "Streets": "Sentinel"}


@pytest.mark.rule("LG-SOLO-01", "LG-SOLO-04", "LG-DECK-04")
def test_alone_the_decks_are_small():
    table = Dealt(players=1)
    assert len(table.heroes) == 3
    assert table.heroes.total() == 42
    assert len(table.cards(HERO_DECK)) == 37
    assert list(table.villain_groups.values()) == [8]
    assert list(table.henchmen.values()) == [3]
    assert [table.in_villain_deck(kind) for kind in (BYSTANDER, STRIKE, TWIST)] == [1, 1, 8]


@pytest.mark.rule("LG-ADVSOLO-01", "LG-ADVSOLO-02")
def test_the_advanced_deck_has_five_strikes_and_takes_any_scheme():
    table = Dealt(players=1, solo="advanced", scheme="super-hero-civil-war")
    assert table.heroes.total() == 42
    assert list(table.villain_groups.values()) == [8]
    assert list(table.henchmen.values()) == [3]
    assert [table.in_villain_deck(kind) for kind in (BYSTANDER, STRIKE, TWIST)] == [1, 5, 8]
    assert wrong_with(players=1, solo="advanced", scheme="negative-zone-prison-breakout") == []


@pytest.mark.parametrize(
    "solo",
    [
        pytest.param("basic", marks=pytest.mark.rule("LG-SOLO-02")),
        pytest.param("advanced", marks=pytest.mark.rule("LG-ADVSOLO-01")),
    ],
)
def test_alone_the_mastermind_leads_nobody(solo):
    alone = {"players": 1, "solo": solo, "scheme": "the-legacy-virus"}
    groups = {group for seed in SEEDS for group in Dealt(seed, mastermind="loki", **alone).villain_groups}
    assert len(groups) == 7
    henchmen = {group for seed in SEEDS for group in Dealt(seed, mastermind="dr-doom", **alone).henchmen}
    assert len(henchmen) == 4
    assert wrong_with(mastermind="loki", villains=["hydra"], **alone) == []


@pytest.mark.rule("LG-SOLO-03")
def test_two_schemes_are_not_for_one_player():
    assert wrong_with(players=1, scheme="super-hero-civil-war") == ["LG-SOLO-03"]
    assert wrong_with(players=1, scheme="negative-zone-prison-breakout") == ["LG-SOLO-03"]
    assert wrong_with(players=1, scheme="the-legacy-virus") == []
    assert wrong_with(players=1, solo="advanced", scheme="super-hero-civil-war") == []
    drawn = {Dealt(seed, players=1, mastermind="loki").scheme for seed in SEEDS}
    assert not drawn & {"Super Hero Civil War", "Negative Zone Prison Breakout"}
    assert len(drawn) == 6


@pytest.mark.rule("LG-SOLO-05")
def test_alone_each_twist_costs_a_hero_of_the_hq():
    table = Scenario(players=1).hq("Odinson", "Hulk Smash!", "Oddball", "Pure Fury", "Pure Fury")
    table.hero_deck("Arc Reactor", "Quick Draw").villain_deck("Twist", "Bystander").leaving("begin")
    assert table.offered == ["ko Odinson", "ko Oddball"]
    table.answer("Oddball")
    assert table.koed == ["Oddball"]
    assert table.in_hq[2] == "Arc Reactor"


def won_alone(table):
    """The score of a game that is won now with nothing but the last Tactic, worth 5."""
    return table.tactics("Endless Resources").points(attack=7).fight("Red Skull").result.scores


@pytest.mark.parametrize(
    "solo",
    [
        pytest.param("basic", marks=pytest.mark.rule("LG-SOLO-06", "LG-SOLO-07", "LG-SOLO-08")),
        pytest.param("advanced", marks=pytest.mark.rule("LG-ADVSOLO-10")),
    ],
)
def test_the_solo_score_has_penalties(solo):
    assert won_alone(Scenario(players=1, solo=solo)) == (5,)
    table = Scenario(players=1, solo=solo).hand("Agent").city(**CROWDED, Bridge="Doctor Octopus")
    table.holding("Doctor Octopus", "Bystander", "Bystander").villain_deck("Sentinel", "Bystander")
    assert won_alone(table.begin_turn("ko")) == (5 - 2 * 4 - 1,)
    assert won_alone(Scenario(players=1, solo=solo).twists_so_far(2)) == (5 - 2 * 3,)
    table = Scenario(players=1, solo=solo).hand("Agent").city(**CROWDED, Bridge="Doctor Octopus")
    assert won_alone(table.villain_deck("Sentinel", "Bystander").begin_turn("ko")) == (5 - 1,)


@pytest.mark.rule("LG-SOLO-06", "LG-ESCAPE-14")
def test_bystanders_who_were_put_into_the_escape_pile_were_not_carried_off():
    assert won_alone(Scenario(players=1).escaped("Bystander", "Bystander")) == (5,)


@pytest.mark.rule("LG-SOLO-08")
def test_a_villain_that_became_a_twist_has_escaped_all_the_same():
    table = Scenario(players=1).hand("Agent").city(**CROWDED, Bridge="Mystique").villain_deck("Sentinel", "Bystander")
    assert won_alone(table.begin_turn("ko", "ko")) == (5 - 1 - 3,)


@pytest.mark.rule("LG-SOLO-06")
def test_only_a_win_has_a_solo_score():
    table = Scenario(players=1).hand("Agent").victory("Viper").twists_so_far(7).villain_deck("Twist", "Bystander")
    assert table.begin_turn().result.scores == (3,), "a loss just tells the Victory Points"


@pytest.mark.rule("LG-ADVSOLO-07")
def test_alone_by_the_advanced_rules_another_group_stands_in_for_hydra():
    alone = {"players": 1, "mastermind": "red-skull", "scheme": "the-legacy-virus", "villains": ["spider-foes"]}
    trophies = ("Venom", "Venom", "Sentinel")
    table = Scenario(solo="advanced", **alone).tactics(*["HYDRA Conspiracy"] * 2).victory(*trophies)
    assert len(table.points(attack=7).fight("Red Skull").in_hand()) == 2 + 2
    table = Scenario(solo="basic", **alone).tactics(*["HYDRA Conspiracy"] * 2).victory(*trophies)
    assert len(table.points(attack=7).fight("Red Skull").in_hand()) == 2


@pytest.mark.rule("LG-ADVSOLO-07", "LG-TRAP-02")
def test_a_trap_of_the_group_that_stands_in_is_no_villain():
    alone = {"players": 1, "mastermind": "red-skull", "scheme": "the-legacy-virus", "villains": ["warbound"]}
    table = Scenario(solo="advanced", **alone).tactics(*["HYDRA Conspiracy"] * 2)
    table.victory("Hiroim", "Warbound Rescue", "Miek The Unhived")
    assert len(table.points(attack=7).fight("Red Skull").in_hand()) == 2 + 2


@pytest.mark.rule("LG-ADVSOLO-03")
def test_an_advanced_twist_puts_a_hero_under_the_hero_deck():
    table = (
        Scenario(players=1, solo="advanced").hq("Odinson", "Oddball", *["Pure Fury"] * 3).hero_deck("Agent", "Trooper")
    )
    table.villain_deck("Twist", "Bystander").leaving("begin")
    assert table.offered == ["choose Odinson", "choose Oddball"], "a Pure Fury costs 8"
    table.answer("Oddball")
    assert table.cards(HERO_DECK)[0] == "Oddball"
    assert table.koed == []
    assert table.in_hq[1] == "Agent"


@pytest.mark.rule("LG-ADVSOLO-04")
def test_an_advanced_strike_plays_another_card():
    table = (
        Scenario(players=1, solo="advanced").villain_deck("Strike", "Sentinel", "Bystander").bringing(1).begin_turn()
    )
    assert table.where == {"Sewers": "Sentinel"}


@pytest.mark.rule("LG-ADVSOLO-06")
def test_alone_by_the_advanced_rules_villains_mean_you_and_heroes_nobody():
    table = Scenario(players=1, solo="advanced").city(Sewers="The Lizard").points(attack=3).fight("The Lizard")
    assert table.wounds() == 1
    table = Scenario(players=1, solo="advanced").hand("Team Player", "Covering Fire", "Agent").play("Team Player")
    table.play("Covering Fire")
    assert table.in_hand() == ["Agent"]
    assert Scenario(players=1).city(Sewers="The Lizard").points(attack=3).fight("The Lizard").wounds() == 0


@pytest.mark.rule("LG-SOLO-02")
def test_alone_the_mastermind_does_not_bring_its_own_group():
    groups = {name for seed in SEEDS for name in Dealt(seed, players=1, mastermind="loki").villain_groups}
    assert len(groups) > 1
