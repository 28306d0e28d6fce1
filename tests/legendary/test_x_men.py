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
