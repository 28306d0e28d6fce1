"""Demolish: one card of the Hero Deck sets a cost, and everybody loses a card of that cost."""

import pytest

from longbox.games.legendary.table.zones import HERO_DECK

from ..scenario import Scenario


def wrecked(players=2):
    """The Wrecker demolishes everybody when he comes, once for himself alone."""
    return Scenario(players=players).villain_deck("The Wrecker")


@pytest.mark.rule("LG-KW-DEMOLISH-01")
def test_the_top_card_of_the_hero_deck_goes_under_it():
    table = wrecked().hero_deck("Optic Blast", "Odinson", "Keen Senses").begin_turn()
    assert table.cards(HERO_DECK) == ["Optic Blast", "Keen Senses", "Odinson"]


@pytest.mark.rule("LG-KW-DEMOLISH-02")
def test_each_player_discards_one_card_of_its_cost_if_they_have_one():
    table = wrecked(3).hero_deck("Odinson", "Agent")
    table.hand("Optic Blast", "Agent").hand("Odinson", "Growing Anger", "Agent", seat=1).hand("Agent", "Wound", seat=2)
    table.begin_turn("Growing Anger")
    assert [table.in_discard(seat) for seat in range(3)] == [["Optic Blast"], ["Growing Anger"], []]


def test_cost_nothing_takes_an_agent_or_a_wound():
    table = wrecked().hero_deck("Agent", "Odinson").hand("Agent", "Wound", "Odinson").begin_turn("Wound")
    assert table.in_discard() == ["Wound"]


@pytest.mark.rule("LG-KW-DEMOLISH-03")
def test_one_card_is_revealed_for_all():
    table = wrecked(4).hero_deck("Odinson", "Silent Sniper", "Agent")
    for seat in range(4):
        table.hand("Odinson", "Silent Sniper", "Agent", seat=seat)
    table.begin_turn()
    assert [table.in_discard(seat) for seat in range(4)] == [["Odinson"]] * 4
    assert table.cards(HERO_DECK) == ["Odinson", "Agent", "Silent Sniper"]


def test_each_other_player_leaves_the_one_who_fights_alone():
    table = Scenario(players=3).city(Bank="Thunderball").hero_deck("Odinson", "Agent").points(attack=5)
    for seat in range(3):
        table.hand("Odinson", seat=seat)
    table.fight("Thunderball")
    assert [table.in_discard(seat) for seat in range(3)] == [[], ["Odinson"], ["Odinson"]]


def test_where_the_hero_deck_is_empty_nothing_is_demolished():
    table = wrecked().hero_deck().hand("Agent", "Odinson").begin_turn()
    assert table.in_discard() == []
