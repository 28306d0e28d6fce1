"""Dominate: Heroes whom an enemy has taken over make it stronger, until its defeat hands them out."""

import pytest

from longbox.games.legendary.chapters.dominating import DOMINATED
from longbox.games.legendary.table import roles
from longbox.games.legendary.table.zones import HELD

from ..scenario import Scenario


def oracle(*dominated, players=2, attack=9, **zones):
    """Oracle, with 4 Attack, stands on the Bridge or elsewhere, and has taken over some Heroes."""
    table = Scenario(players=players).city(**(zones or {"Bank": "Oracle"})).points(attack=attack)
    for name in dominated:
        roles.bind(table.game, table._new(name, HELD.first), table.find("Oracle"), DOMINATED)
    return table


@pytest.mark.rule("LG-KW-DOMINATE-01")
def test_each_hero_under_its_spell_is_an_attack_more():
    table = oracle("Odinson", "Keen Senses", attack=6)
    assert table.attack_of("Oracle") == 4 + 2
    assert table.fight("Oracle", "Odinson").attack == 0


@pytest.mark.rule("LG-KW-DOMINATE-01")
def test_oracle_takes_over_a_hero_of_each_player_from_what_she_makes_them_discard():
    table = Scenario(players=2).deck("Agent", "Odinson", "Human Cannon", "Quick Draw", "Trooper")
    table.deck("Agent", "Agent", "Agent", "Agent", "Wound", seat=1).villain_deck("Oracle", "Bystander")
    table.telling().begin_turn("Quick Draw")
    assert table.held_by("Oracle") == ["Quick Draw"]
    assert table.attack_of("Oracle") == 5
    assert (table.in_discard(0), table.in_discard(1)) == (["Agent", "Odinson", "Human Cannon"], ["Agent"] * 4)
    assert "Oracle dominates Quick Draw." in table.told


@pytest.mark.rule("LG-KW-DOMINATE-02")
def test_who_defeats_it_says_who_gets_which():
    table = oracle("Odinson", "Keen Senses", "Quick Draw", players=3)
    table.leaving("fight", "Oracle")
    labels = [table.game.decision.about.label(table.game, option) for option in table.options]
    assert labels == ["Odinson for player 1", "Keen Senses for player 1", "Quick Draw for player 1"]
    assert table.seat_asked == 0
    table = oracle("Odinson", "Keen Senses", "Quick Draw", players=3).telling()
    table.fight("Oracle", "Keen Senses", "Quick Draw")
    assert [table.in_discard(seat) for seat in range(3)] == [["Keen Senses"], ["Quick Draw"], ["Odinson"]]
    assert "You hand out Keen Senses, Quick Draw and Odinson." in table.told


@pytest.mark.rule("LG-KW-DOMINATE-03")
def test_where_there_are_fewer_some_get_none():
    table = oracle("Odinson", players=3)
    table.fight("Oracle", "Odinson for player 2")
    assert [table.in_discard(seat) for seat in range(3)] == [[], ["Odinson"], []]
    table = oracle("Odinson", "Keen Senses", players=3)
    table.fight("Oracle", "Odinson for player 3", "Keen Senses for player 1")
    assert [table.in_discard(seat) for seat in range(3)] == [["Keen Senses"], [], ["Odinson"]]


@pytest.mark.rule("LG-KW-DOMINATE-04")
def test_those_for_whom_there_is_nobody_are_ko_d():
    table = oracle("Odinson", "Keen Senses", "Quick Draw", "Team Player", players=2)
    table.fight("Oracle", "Team Player", "Keen Senses")
    assert (table.in_discard(0), table.in_discard(1)) == (["Team Player"], ["Keen Senses"])
    assert sorted(table.koed) == ["Odinson", "Quick Draw"]
    assert table.in_victory() == ["Oracle"]


@pytest.mark.rule("LG-KW-DOMINATE-04")
def test_who_plays_alone_keeps_one():
    table = oracle("Odinson", "Keen Senses", players=1).fight("Oracle", "Keen Senses")
    assert (table.in_discard(), table.koed) == (["Keen Senses"], ["Odinson"])


@pytest.mark.rule("LG-KW-DOMINATE-05")
def test_they_go_along_when_it_escapes():
    crowd = dict.fromkeys(("Streets", "Rooftops", "Bank", "Sewers"), "Blob")
    table = oracle("Odinson", "Keen Senses", Bridge="Oracle", **crowd)
    table.hq(*["Odinson"] * 5).villain_deck("Sabretooth", "Bystander").begin_turn("Odinson")
    assert sorted(table.gone) == ["Keen Senses", "Odinson", "Oracle"]
    assert table.koed == ["Odinson"], "the one from the HQ"
