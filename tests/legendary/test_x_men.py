"""X-Men: its Heroes."""

import pytest

from .scenario import Scenario


def after(*names):
    """A table at which these cards have been played."""
    table = Scenario().hand(*names).deck(*["Agent"] * 9, "Odinson")
    for name in names:
        table.play(name)
    return table


def test_dazzling_glamour_strikes_in_a_show():
    table = after("Dazzling Glamour", "Dazzling Glamour")
    assert table.use("lightshow", "Dazzling Glamour").attack == 4 + 2


def test_a_mega_concert_fills_the_next_hand():
    table = after("City-Wide Mega Concert", "Dazzling Glamour")
    table.use("lightshow", "City-Wide Mega Concert").end_turn()
    assert len(table.in_hand(0)) == 8


def test_who_inspires_the_world_finds_a_hero_on_the_deck():
    table = after("Inspire the World", "Dazzling Glamour").hq("Odinson", *["Keen Senses"] * 4).hero_deck("Quick Draw")
    table.use("lightshow", "Inspire the World", "Odinson")
    assert table.in_deck()[0] == "Odinson"
    assert table.in_hq == ["Quick Draw", *["Keen Senses"] * 4]


@pytest.mark.parametrize(
    ("name", "points"),
    [("Light a Spark", (5, 2)), ("Blasting Fireworks", (5 + 1 + 2, 0)), ("Prismatic Cascade", (5 + 5 + 2, 2))],
)
def test_jubilee_counts_her_show(name, points):
    table = after("Prismatic Cascade", name)
    table.use("lightshow", name)
    assert (table.attack, table.recruit_points) == points


@pytest.mark.parametrize(("top", "koed"), [("Agent", ["Agent"]), ("Odinson", [])])
def test_an_unexpected_explosion_burns_a_free_card(top, koed):
    table = after("Unexpected Explosion", "Dazzling Glamour").deck(top)
    assert table.use("lightshow", "Unexpected Explosion").koed == koed


def test_a_blinding_burst_is_good_against_the_mastermind_alone():
    table = after("Blinding Burst", "Dazzling Glamour").city(Bank="Sentinel")
    table.use("lightshow", "Blinding Burst")
    assert (table.attack, table.recruit_points) == (2, 2)
    assert not table.can("fight", "Sentinel")
    assert Scenario().hand("Unleash Havok").can("play") is False, "there is nothing else to discard"


def test_a_focus_array_adds_up_what_lies_there():
    table = Scenario().hand("Radiation Focus Array").deck("Optic Blast").discard("Unleash Havok", "Odinson")
    assert table.play("Radiation Focus Array").attack == 3 + 3 + (3 + 2)
    assert Scenario().hand("Radiation Focus Array").deck("Trooper").play("Radiation Focus Array").attack == 3 + 1


def test_concussive_plasma_counts_ranged_cards():
    table = Scenario().hand("Concussive Plasma").discard("Optic Blast", "Optic Blast", "Odinson")
    assert table.play("Concussive Plasma").attack == 2 + 2


def test_a_captivating_conundrum_draws_for_a_tech_card():
    table = Scenario().hand("Captivating Conundrum").deck("Agent").discard("Endless Invention")
    assert table.play("Captivating Conundrum").in_hand() == ["Agent"]


@pytest.mark.parametrize(("answer", "attack"), [("yes", 3 + 3), ("no", 3)])
def test_rage_can_be_calculated(answer, attack):
    table = Scenario().hand("Calculated Rage").deck("Agent", "Covering Fire")
    assert table.play("Calculated Rage", answer).attack == attack


def test_beast_takes_back_a_card_of_each_of_three_costs():
    table = Scenario().hand("Recursive Pummeling").deck("Trooper").discard("Agent", "Light a Spark", "Blinding Burst")
    table.play("Recursive Pummeling", "Agent", "done")
    assert table.attack == 3 + 1
    assert table.in_hand() == ["Agent"], "none of them costs 4, and that of 3 was left"


def test_x_23_heals():
    table = Scenario().hand("Healing Factor Genome", "Wound").deck("Covering Fire")
    assert table.play("Healing Factor Genome", "Wound").attack == 2 + 3
    assert table.koed == ["Wound"]


@pytest.mark.parametrize(("top", "koed"), [("Keen Senses", ["Agent"]), ("Trooper", [])])
def test_an_assassin_rids_you_of_a_card_if_the_gene_is_there(top, koed):
    table = Scenario().hand("Bioengineered Assassin", "Agent").deck(top)
    table.play("Bioengineered Assassin", *koed)
    assert table.koed == koed


def test_the_heir_to_wolverine_goes_on_for_each_instinct_card():
    table = Scenario().hand("Heir to Wolverine").discard("Keen Senses")
    table.deck("Quick Draw", "Trooper", "Covering Fire", "Team Player", "Agent")
    table.play("Heir to Wolverine")
    assert table.attack == 3 + (1 + 1) + 3 + 2, "two Instinct cards lay there: the Quick Draw was counted too"
    assert table.in_deck() == ["Agent"]
