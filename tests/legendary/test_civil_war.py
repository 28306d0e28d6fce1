"""Civil War: S.H.I.E.L.D. Elite, and Maria Hill behind them."""

import pytest

from longbox.games.legendary import RULES
from longbox.games.legendary.table.zones import FORTIFIED, OFFICERS

from .scenario import Scenario

MARIA = "Maria Hill, Director of S.H.I.E.L.D."
DUGAN = RULES.library["s-h-i-e-l-d-elite-dum-dum-dugan"]
ERIC = "Agent Eric Marshall"


def her_table(**setup):
    return Scenario(**{"players": 2, "mastermind": "maria-hill-director-of-s-h-i-e-l-d"} | setup)


@pytest.mark.rule("LG-KW-CLEARANCE-02")
def test_she_takes_two_discards_each_time():
    table = her_table().hand(*["Agent"] * 3).tactics(*["Evacuation Code Epsilon"] * 2)
    table.points(attack=20).fight(MARIA)
    assert (table.attack, table.in_hand()) == (13, ["Agent"])
    assert not table.can("fight", MARIA)
    assert not her_table().hand("Agent").points(attack=20).can("fight", MARIA)


def test_her_strike_calls_out_two_officers_behind_whom_she_is_safe():
    table = her_table().villain_deck("Strike").hand(*["Agent"] * 4)
    left = len(table.cards(OFFICERS))
    table.begin_turn().points(attack=20)
    assert table.where == {"Sewers": "Officer", "Bank": "Officer"}
    assert len(table.cards(OFFICERS)) == left - 2
    assert not table.can("fight", MARIA)
    assert table.attack_of("S.H.I.E.L.D. Officer") == 3


def test_whoever_fights_an_officer_gains_it_as_a_hero():
    table = her_table().villain_deck("Strike").hand().begin_turn().points(attack=6)
    table.fight("Officer").fight("Officer")
    assert (table.attack, table.in_discard(), table.in_victory()) == (0, ["Officer", "Officer"], [])


def test_martial_law_fills_the_empty_spaces():
    table = her_table().hand("Agent", "Trooper").tactics(*["Declare Martial Law"] * 2)
    table.city(Bank="Sentinel").points(attack=7).fight(MARIA)
    assert table.where == {"Bank": "Sentinel"} | dict.fromkeys(("Sewers", "Rooftops", "Streets", "Bridge"), "Officer")


def test_other_tactics_of_hers():
    table = her_table().hand("Agent", "Trooper").tactics(*["Rapid Response Team"] * 2)
    table.points(attack=7).fight(MARIA)
    assert table.where == {"Sewers": "Officer", "Bank": "Officer"}
    table = her_table().hand("Agent", "Trooper").tactics(*["Evacuation Code Epsilon"] * 2)
    table.hand("Officer", "Odinson", seat=1).points(attack=7).fight(MARIA)
    assert table.in_hand(1) == ["Odinson"]
    table = her_table().hand("Agent", "Trooper", "Officer", "Odinson").tactics(*["Crash the Helicarrier"] * 2)
    table.points(attack=7).fight(MARIA, "Agent", "Trooper", "Officer")
    assert (table.in_hand(), table.koed) == (["Odinson"], ["Officer"])


def test_the_elite_bring_officers_along():
    table = Scenario().villain_deck(ERIC).begin_turn()
    assert table.where == {"Sewers": "Officer", "Bank": ERIC}
    table = Scenario().city(Bridge="Agent Gabe Jones").hand("Agent").points(attack=2).fight("Agent Gabe Jones")
    assert table.where == {"Sewers": "Officer"}
    table = Scenario(players=2).city(Bridge=DUGAN).hand("Agent").discard("Officer", seat=1).points(attack=4)
    table.fight("Dum Dum Dugan")
    assert (table.wounds(0), table.wounds(1)) == (1, 0)


@pytest.mark.rule("LG-KW-FORTIFY-01")
def test_while_their_stack_is_fortified_one_more_officer_comes():
    table = Scenario(players=2).hq(*["Odinson"] * 5).villain_deck("Sentinel", ERIC)
    table.city(
        Sewers="Sentinel", Bank="Sentinel", Rooftops="Sentinel", Streets="Sentinel", Bridge="Sharon Carter, Agent 13"
    )
    table.begin_turn("Odinson")
    assert [len(table.state.zones[zone]) for zone in FORTIFIED.range()] == [0, 0, 0, 1, 0, 0]
    table = Scenario(players=2).villain_deck(ERIC)
    table._set(FORTIFIED.first + 3, ("Sharon Carter, Agent 13",))
    table.state.enemies_elsewhere = 1
    table.begin_turn()
    assert sorted(table.where.values()) == [ERIC, "Officer", "Officer"]
