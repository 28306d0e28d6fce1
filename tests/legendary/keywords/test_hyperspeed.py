"""Hyperspeed: many cards of the deck flash by, and what icons they have counts."""

import pytest

from ..scenario import Scenario


def accelerated(*deck: str, **setup) -> Scenario:
    """Hyperspeed 6, which Accelerate has after another card of Instinct."""
    return Scenario(**setup).hand("Battle Staves", "Accelerate").deck(*deck).play("Battle Staves")


@pytest.mark.rule("LG-KW-HYPERSPEED-01")
def test_each_revealed_card_with_an_attack_icon_is_one_attack_and_all_are_discarded():
    table = accelerated("Trooper", "Quick Draw", "Agent", "Wound", "Team Player", "Wound", "Trooper")
    assert table.play("Accelerate").attack == 2 + 3
    assert sorted(table.in_discard()) == ["Agent", "Quick Draw", "Team Player", "Trooper", "Wound", "Wound"]
    assert table.in_deck() == ["Trooper"]


def test_accelerate_alone_is_slower():
    table = Scenario().hand("Accelerate").deck("Trooper", "Trooper", "Trooper").play("Accelerate")
    assert (table.attack, table.in_deck()) == (2, ["Trooper"])


@pytest.mark.rule("LG-KW-HYPERSPEED-02")
def test_how_much_attack_it_is_does_not_matter():
    assert accelerated("Berserker Rage", "Silent Sniper", *["Agent"] * 4).play("Accelerate").attack == 2 + 2


@pytest.mark.rule("LG-KW-HYPERSPEED-03")
def test_recruit_icons_don_t_count():
    table = accelerated("Agent", "Odinson", *["Wound"] * 4).play("Accelerate")
    assert (table.attack, table.recruit_points) == (2, 0)


@pytest.mark.rule("LG-KW-HYPERSPEED-04")
def test_for_recruit_it_counts_those():
    table = Scenario().hand("Too Fast to See").deck("Agent", "Trooper", "Odinson", "Agent")
    table.play("Too Fast to See")
    assert (table.attack, table.recruit_points) == (0, 2)
    assert len(table.in_discard()) == 3


@pytest.mark.rule("LG-KW-HYPERSPEED-05")
def test_for_both_a_card_with_both_icons_counts_for_each():
    table = Scenario().hand("Keen Senses", "Too Fast to See").deck("Agent", "Surge of Power", "God of Thunder", "Wound")
    table.play("Keen Senses").play("Too Fast to See")
    assert (table.attack - 1, table.recruit_points) == (2, 3)


@pytest.mark.rule("LG-KW-HYPERSPEED-06")
def test_a_short_deck_is_filled_up_from_the_discard_pile_first():
    table = accelerated("Trooper", "Trooper").discard(*["Trooper"] * 7)
    assert table.play("Accelerate").attack == 2 + 6
    assert len(table.in_deck()) == 3
    assert len(table.in_discard()) == 6


def test_perpetual_motion_needs_strength_before_it():
    assert Scenario().hand("Perpetual Motion").deck(*["Trooper"] * 6).play("Perpetual Motion").attack == 2
    table = Scenario().hand("Odinson", "Perpetual Motion").deck(*["Trooper"] * 6)
    assert table.play("Odinson").play("Perpetual Motion").attack == 2 + 4


def test_the_punch_takes_the_whole_deck_and_makes_none_anew():
    table = Scenario().hand("Around the World Punch").deck("Trooper", "Agent", "Trooper").discard("Trooper")
    assert table.play("Around the World Punch").attack == 2
    assert table.in_deck() == []
    assert len(table.in_discard()) == 4


def test_and_with_four_avengers_before_it_the_discard_pile_as_well():
    table = Scenario().hand(*["Odinson"] * 4, "Around the World Punch").deck("Trooper", "Agent").discard("Trooper")
    for _ in range(4):
        table.play("Odinson")
    assert table.play("Around the World Punch").attack == 2
    assert sorted(table.in_discard()) == ["Agent", "Trooper", "Trooper"]


@pytest.mark.parametrize(("answer", "pile"), [("yes", ["Wound"]), ("no", [])])
def test_impatience_looks_at_the_top_card(answer, pile):
    table = Scenario().hand("Jittery Impatience").deck("Wound")
    assert table.play("Jittery Impatience", answer).in_discard() == pile
