"""Switcheroo: a card in hand is exchanged for one in the HQ."""

import pytest

from longbox.games.legendary import RULES
from longbox.games.legendary.table.zones import HERO_DECK

from ..scenario import Scenario


@pytest.mark.rule("LG-KW-SWITCHEROO-01")
def test_the_card_goes_under_the_hero_deck_and_a_hero_of_that_cost_comes_into_hand():
    table = Scenario().hand("Alter Ego").hq("Team Player", *["Keen Senses"] * 4).hero_deck("Odinson", "Agent")
    table.use("switcheroo", "Alter Ego", "Team Player")
    assert table.in_hand() == ["Team Player"]
    assert table.in_hq[0] == "Odinson"
    assert table.play("Team Player").attack == 2


@pytest.mark.rule("LG-KW-SWITCHEROO-02")
def test_it_gives_nothing_that_playing_it_would():
    table = Scenario().hand("Alter Ego").hq("Team Player", *["Keen Senses"] * 4)
    table.use("switcheroo", "Alter Ego", "Team Player")
    assert table.attack == 0
    assert table.state.plays == []


@pytest.mark.rule("LG-KW-SWITCHEROO-03")
def test_it_lies_on_the_bottom_of_the_deck_of_all():
    table = Scenario().hand("Alter Ego").hq("Team Player", *["Keen Senses"] * 4).hero_deck(*["Agent"] * 3)
    table.use("switcheroo", "Alter Ego", "Team Player")
    assert table.cards(HERO_DECK) == ["Alter Ego", "Agent", "Agent"], "and one Hero of the four refilled the HQ"
    assert len(table.in_deck()) == 10
    assert table.state.owner[table.state.zones[HERO_DECK.first][0]] == -1


@pytest.mark.rule("LG-KW-SWITCHEROO-04")
def test_whose_card_it_is_does_not_matter():
    table = Scenario().hand("Crack the Case").hq("Call Lightning", *["Keen Senses"] * 4)
    assert table.use("switcheroo", "Crack the Case", "Call Lightning").in_hand() == ["Call Lightning"]


@pytest.mark.rule("LG-KW-SWITCHEROO-01")
def test_only_that_cost_will_do_and_none_need_be_taken():
    table = Scenario().hand("Alter Ego").hq("Team Player", "Odinson", "Covering Fire", *["Keen Senses"] * 2)
    table.leaving("switcheroo", "Alter Ego")
    assert table.offered == ["gain Team Player", "done"]
    table.answer("done")
    assert table.in_hand() == []


@pytest.mark.rule("LG-KW-SWITCHEROO-05")
def test_not_while_the_card_of_the_villain_deck_is_carried_out_and_not_on_another_players_turn():
    table = Scenario(mastermind="loki").hand("Alter Ego", "Odinson").hand("Alter Ego", seat=1).villain_deck("Strike")
    table.leaving("begin")
    ego = table.state.zones[table.zone_of_hand(0)][0]
    assert not table.can("switcheroo")
    assert [reason.rule for reason in RULES.why_not(table.game, 0, "switcheroo", ego, -1)] == ["LG-TURN-03"]
    table = Scenario().hand("Agent").hand("Alter Ego", seat=1)
    assert not table.can("switcheroo")
    other = table.state.zones[table.zone_of_hand(1)][0]
    assert [reason.rule for reason in RULES.why_not(table.game, 1, "switcheroo", other, -1)] == ["LG-TURN-01"]


@pytest.mark.rule("LG-KW-SWITCHEROO-07")
@pytest.mark.rule("LG-KW-SOARINGFLIGHT-02")
def test_it_is_no_recruiting_so_who_would_soar_is_simply_in_hand():
    table = Scenario().hand("Alter Ego").hq("Carry to the Air", *["Keen Senses"] * 4)
    table.use("switcheroo", "Alter Ego", "Carry to the Air")
    assert table.in_hand() == ["Carry to the Air"]


@pytest.mark.rule("LG-KW-SWITCHEROO-08")
def test_the_printed_cost_counts_whatever_the_hero_costs_now():
    table = Scenario().hand("Endless Invention", "Alter Ego", "Crack the Case").deck("Agent")
    table.hq("Giant Ego", *["Odinson"] * 4).points(recruit=4).play("Endless Invention")
    assert table.can("recruit", "Giant Ego"), "it costs 4 now, 2 less"
    assert "Giant Ego" not in table.use("switcheroo", "Alter Ego").in_hand()
    assert "Giant Ego" in table.use("switcheroo", "Crack the Case", "Giant Ego").in_hand()
