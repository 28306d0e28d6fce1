"""Berserk: the top card of the deck goes, and its Attack comes."""

import pytest

from ..scenario import Scenario


@pytest.mark.rule("LG-KW-BERSERK-01")
def test_the_top_card_is_discarded_and_its_attack_comes_on_top():
    table = Scenario().hand("Flurry of Blades").deck("Covering Fire", "Agent")
    assert table.play("Flurry of Blades").attack == 2 + 3
    assert table.in_discard() == ["Covering Fire"]
    assert table.in_deck() == ["Agent"]


@pytest.mark.rule("LG-KW-BERSERK-02")
@pytest.mark.parametrize(("top", "attack"), [("Growing Anger", 2), ("Battlefield Promotion", 0), ("Wound", 0)])
def test_a_number_with_a_plus_counts_as_the_number_and_none_counts_nothing(top, attack):
    table = Scenario().hand("Flurry of Blades").deck(top)
    assert table.play("Flurry of Blades").attack == 2 + attack


@pytest.mark.rule("LG-KW-BERSERK-03")
def test_twice_takes_two_cards():
    table = Scenario().hand("Unleash Havok", "Wound").deck("Quick Draw", "Team Player", "Covering Fire")
    assert table.play("Unleash Havok").attack == 2 + 1 + 2
    assert table.in_discard() == ["Wound", "Quick Draw", "Team Player"]
    assert table.in_deck() == ["Covering Fire"]


@pytest.mark.rule("LG-KW-BERSERK-03")
def test_a_deck_that_runs_out_in_between_is_made_anew():
    table = Scenario().hand("Unleash Havok", "Quick Draw").deck("Team Player")
    assert table.play("Unleash Havok").attack in (2 + 2 + 1, 2 + 2 + 2)
    assert sorted(table.in_deck() + table.in_discard()) == ["Quick Draw", "Team Player"]


@pytest.mark.rule("LG-KW-BERSERK-04")
@pytest.mark.parametrize(("top", "attack"), [("Odinson", 2 + 0 + 3), ("Quick Draw", 2 + 1)])
def test_what_comes_after_it_on_the_card_finds_the_discarded_card(top, attack):
    """Beast goes Berserk once more if a Strength card lies in the discard pile."""
    table = Scenario().hand("Furry Fury").deck(top, "Covering Fire", "Agent")
    assert table.play("Furry Fury").attack == attack


@pytest.mark.rule("LG-KW-BERSERK-05")
def test_recruit_on_it_is_worth_nothing():
    table = Scenario().hand("Flurry of Blades").deck("Hypnotic Charm")
    table.play("Flurry of Blades")
    assert (table.attack, table.recruit_points) == (2, 0)


def test_flurry_of_blades_goes_berserk_twice_after_another_tech_card():
    table = Scenario().hand("Repulsor Rays", "Endless Invention", "Flurry of Blades")
    table.deck("Agent", "Covering Fire", "Team Player")
    table.play("Endless Invention").play("Flurry of Blades")
    assert table.attack == 2 + 3 + 2


def test_fortune_favors_who_puts_another_card_back():
    table = Scenario().hand("Fortune Favors the Bold", "Agent").deck("Trooper")
    table.play("Fortune Favors the Bold")
    assert table.in_deck() == ["Agent", "Trooper"]
    assert table.attack == 3
    assert not Scenario().hand("Fortune Favors the Bold").can("play")


def test_luck_is_made_by_looking_first():
    table = Scenario().hand("Make My Own Luck").deck("Wound", "Agent")
    table.play("Make My Own Luck", "no")
    assert table.in_deck() == ["Wound", "Agent"]
    table = Scenario().hand("Make My Own Luck").deck("Wound", "Agent")
    table.play("Make My Own Luck", "yes")
    assert table.in_discard() == ["Wound"]


def test_and_after_another_covert_card_what_was_discarded_may_be_ko_d():
    table = Scenario().hand("Silent Sniper", "Make My Own Luck").deck("Wound", "Agent").play("Silent Sniper")
    table.play("Make My Own Luck", "yes", "yes")
    assert table.koed == ["Wound"]
    table = Scenario().hand("Silent Sniper", "Make My Own Luck").deck("Wound", "Agent").play("Silent Sniper")
    table.play("Make My Own Luck", "no")
    assert table.koed == []


@pytest.mark.parametrize(("answer", "top"), [("yes", "Bystander"), ("no", "Sentinel")])
def test_escape_from_mojo_world_sends_a_villain_to_the_bottom(answer, top):
    table = Scenario().hand("Frenzied Slashing", "Escape from Mojo World").villain_deck("Sentinel", "Bystander")
    table.play("Frenzied Slashing").play("Escape from Mojo World", answer)
    assert table.attack == 2 + 5 + 1, "for the point that the Sentinel is worth"
    assert table.state.definition[table.state.zones[0][-1]].name == top


def test_it_asks_nothing_about_who_is_no_villain():
    table = Scenario().hand("Escape from Mojo World").villain_deck("Bystander", "Sentinel")
    assert table.play("Escape from Mojo World").attack == 5
