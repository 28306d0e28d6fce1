"""Outwit: three costs are clever."""

import pytest

from ..scenario import Scenario

LEADER = "The Leader, Gamma Fiend"


@pytest.mark.rule("LG-KW-OUTWIT-01", "LG-KW-OUTWIT-02")
def test_hand_and_play_and_the_card_itself_count():
    table = Scenario().hand("Move Mountains", "Agent", "Keen Senses").play("Agent").play("Move Mountains", "reveal")
    assert table.in_hand() == ["Keen Senses", "Agent"]
    table = Scenario().hand("Move Mountains", "Agent", "Agent", "Trooper").play("Move Mountains")
    assert table.in_hand() == ["Agent", "Agent", "Trooper"], "only 0 and 4"


@pytest.mark.rule("LG-KW-OUTWIT-02")
def test_what_is_no_hero_or_lies_elsewhere_shows_no_cost():
    table = Scenario().hand("Move Mountains", "Agent", "Wound").discard("Keen Senses").hand("Keen Senses", seat=1)
    table.play("Move Mountains")
    assert table.in_hand() == ["Agent", "Wound"]


@pytest.mark.rule("LG-KW-OUTWIT-04")
def test_nobody_must():
    table = Scenario().hand("Move Mountains", "Agent", "Keen Senses").play("Move Mountains", "pass")
    assert table.in_hand() == ["Agent", "Keen Senses"]


@pytest.mark.rule("LG-KW-OUTWIT-03")
def test_an_enemy_does_something_to_who_does_not_outwit_it():
    table = Scenario().hand("Agent", "Odinson", "Trooper").villain_deck(LEADER, "Sentinel", "Bystander").bringing(1)
    table.begin_turn()
    assert table.where == {"Bank": LEADER, "Sewers": "Sentinel"}
    table = Scenario().hand("Agent", "Odinson", "Trooper").city(Bank="Doc Samson")
    table.can("end")
    assert table.attack_of("Doc Samson") == 8
    table = Scenario().hand("Agent", "Odinson", "Keen Senses").city(Bank="Doc Samson")
    table.can("end")
    assert table.attack_of("Doc Samson") == 4


@pytest.mark.rule("LG-KW-OUTWIT-03", "LG-KW-OUTWIT-04")
def test_who_can_outwit_it_may_still_suffer():
    table = Scenario().hand("Agent", "Odinson", "Keen Senses").villain_deck(LEADER, "Sentinel", "Bystander")
    table.begin_turn("reveal")
    assert table.where == {"Sewers": LEADER}
    table = Scenario().hand("Agent", "Odinson", "Keen Senses").villain_deck(LEADER, "Sentinel", "Bystander").bringing(1)
    table.begin_turn("suffer")
    assert table.where == {"Bank": LEADER, "Sewers": "Sentinel"}
