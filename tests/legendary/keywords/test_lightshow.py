"""Lightshow: two of them are a show, of which one ability is used."""

import pytest

from ..scenario import Scenario

GLAMOUR = "Dazzling Glamour"
SPARK = "Light a Spark"
"""2 Attack, and 2 more in a show; a card, and in a show 1 Recruit for each Lightshow card."""


def after(*names):
    table = Scenario().hand(*names).deck(*["Agent"] * 9)
    for name in names:
        table.play(name)
    return table


@pytest.mark.rule("LG-KW-LIGHTSHOW-03")
def test_one_alone_is_no_show():
    table = after(GLAMOUR, "Odinson")
    assert not table.can("lightshow")
    assert table.attack == 2


@pytest.mark.rule("LG-KW-LIGHTSHOW-01")
@pytest.mark.parametrize(("which", "points"), [(GLAMOUR, (4, 0)), (SPARK, (2, 2))])
def test_with_two_of_them_the_player_picks_one(which, points):
    table = after(GLAMOUR, SPARK)
    assert (table.attack, table.recruit_points) == (2, 0)
    table.use("lightshow", which)
    assert (table.attack, table.recruit_points) == points
    assert not table.can("lightshow")


@pytest.mark.rule("LG-KW-LIGHTSHOW-02")
def test_four_of_them_are_still_one_show():
    table = Scenario().hand(GLAMOUR, GLAMOUR, SPARK, SPARK).deck(*["Agent"] * 9)
    table.play(GLAMOUR).play(SPARK).use("lightshow", SPARK).play(GLAMOUR).play(SPARK)
    assert not table.can("lightshow")
    assert (table.attack, table.recruit_points) == (4, 2)


@pytest.mark.rule("LG-KW-LIGHTSHOW-01")
def test_another_turn_is_another_show():
    table = Scenario().hand(GLAMOUR, SPARK).deck("Agent", GLAMOUR, GLAMOUR, *["Agent"] * 9)
    table.play(GLAMOUR).play(SPARK).use("lightshow", GLAMOUR).end_turn().end_turn()
    table.play(GLAMOUR).play(GLAMOUR)
    assert table.can("lightshow", GLAMOUR)


@pytest.mark.rule("LG-KW-LIGHTSHOW-01")
def test_two_copies_of_one_card_are_two_cards():
    assert after(GLAMOUR, GLAMOUR).use("lightshow", GLAMOUR).attack == 2 + 2 + 2
