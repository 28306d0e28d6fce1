"""Dodge: a card in hand is discarded for another one."""

import pytest

from longbox.games.legendary import RULES

from ..scenario import Scenario


@pytest.mark.rule("LG-KW-DODGE-01")
def test_dodging_swaps_a_card_in_hand_for_the_top_card_of_the_deck():
    table = Scenario().hand("Pumpkin Bombs", "Agent").deck("Odinson")
    table.use("dodge", "Pumpkin Bombs")
    assert table.in_hand() == ["Agent", "Odinson"]
    assert table.in_discard() == ["Pumpkin Bombs"]


@pytest.mark.rule("LG-KW-DODGE-02")
def test_what_else_stands_on_the_card_is_not_used():
    table = Scenario().hand("Unstable Kidnapper", "Pumpkin Bombs").deck("Agent", "Agent")
    table.use("dodge", "Pumpkin Bombs").use("dodge", "Unstable Kidnapper")
    assert (table.attack, table.recruit_points) == (0, 0)
    assert table.in_victory() == []


@pytest.mark.rule("LG-KW-DODGE-02")
@pytest.mark.parametrize("way", ["dodge", "play"])
def test_the_goblin_glider_lends_dodge_to_a_hydra_card_whether_it_is_dodged_with_or_played(way):
    table = Scenario().hand("Goblin Glider", "Operative", "Agent").deck("Odinson", "Trooper")
    assert not table.can("dodge", "Operative")
    table.use(way, "Goblin Glider")
    table.use("dodge", "Operative")
    assert "Operative" in table.in_discard()
    assert not table.can("dodge", "Agent"), "S.H.I.E.L.D. is not HYDRA"


def test_lent_dodge_is_gone_on_the_next_turn():
    table = Scenario(players=1, scheme="the-legacy-virus").hand("Goblin Glider", "Operative")
    table.play("Goblin Glider").end_turn().hand("Operative").points()
    assert not table.can("dodge")


@pytest.mark.rule("LG-KW-DODGE-03")
def test_a_dodged_card_was_not_played():
    table = Scenario().hand("Pumpkin Bombs", "Mission Accomplished").deck("Agent", "Agent")
    table.use("dodge", "Pumpkin Bombs").play("Mission Accomplished")
    assert table.in_victory() == [], "no Tech Hero was played before"


@pytest.mark.rule("LG-KW-DODGE-04")
def test_a_dodged_card_counts_as_discarded_this_turn():
    table = Scenario().hand("Pumpkin Bombs", "Pumpkin Bombs", "Unstable Kidnapper")
    assert table.use("dodge", "Pumpkin Bombs").play("Pumpkin Bombs").attack == 1 + 2
    assert table.play("Unstable Kidnapper").in_victory() == ["Bystander"]
    assert Scenario().hand("Pumpkin Bombs").play("Pumpkin Bombs").attack == 1


@pytest.mark.rule("LG-KW-DODGE-05")
def test_on_another_players_turn_nobody_dodges():
    table = Scenario().hand("Agent").hand("Pumpkin Bombs", seat=1)
    assert not table.can("dodge")
    (bombs,) = table.state.zones[table.zone_of_hand(1)]
    assert [reason.rule for reason in RULES.why_not(table.game, 1, "dodge", bombs, -1)] == ["LG-TURN-01"]


def test_who_asks_why_a_card_can_not_be_dodged_with_is_told():
    table = Scenario().hand("Agent", "Pumpkin Bombs")
    table.can("end")
    agent, bombs = table.state.zones[table.zone_of_hand(0)]
    assert RULES.why_not(table.game, 0, "dodge", bombs, -1) == []
    assert [reason.text for reason in RULES.why_not(table.game, 0, "dodge", agent, -1)] == ["this card can't dodge now"]


def test_the_serum_brings_back_what_was_discarded_this_turn():
    table = Scenario().hand("Pumpkin Bombs", "Experimental Goblin Serum").discard("Wound").deck("Agent")
    table.use("dodge", "Pumpkin Bombs").play("Experimental Goblin Serum")
    assert sorted(table.in_hand()) == ["Agent", "Pumpkin Bombs"]
    assert table.in_discard() == ["Wound"]


def test_two_gliders_lend_dodge_to_two_cards():
    table = Scenario().hand("Goblin Glider", "Goblin Glider", "Operative", "Soldier")
    table.play("Goblin Glider", "Operative").play("Goblin Glider", "Soldier")
    assert table.can("dodge", "Operative")
    assert table.can("dodge", "Soldier")
