"""Lightshow: two of them are a show, of which one ability is used."""

import pytest

from longbox.games.legendary.vocabulary import get, lightshow

from ..made_up import hero
from ..scenario import Scenario

SPARKS = hero("Sparks", lightshow(get(attack=3)))
BLAZE = hero("Blaze", lightshow(get(recruit=2)))


@pytest.mark.rule("LG-KW-LIGHTSHOW-03")
def test_one_alone_is_no_show():
    table = Scenario().hand(SPARKS, "Odinson").play("Sparks").play("Odinson")
    assert not table.can("lightshow")
    assert table.attack == 0


@pytest.mark.rule("LG-KW-LIGHTSHOW-01")
@pytest.mark.parametrize(("which", "points"), [("Sparks", (3, 0)), ("Blaze", (0, 2))])
def test_with_two_of_them_the_player_picks_one(which, points):
    table = Scenario().hand(SPARKS, BLAZE).play("Sparks").play("Blaze")
    assert (table.attack, table.recruit_points) == (0, 0)
    table.use("lightshow", which)
    assert (table.attack, table.recruit_points) == points
    assert not table.can("lightshow")


@pytest.mark.rule("LG-KW-LIGHTSHOW-02")
def test_four_of_them_are_still_one_show():
    table = Scenario().hand(SPARKS, SPARKS, BLAZE, BLAZE).play("Sparks").play("Blaze").use("lightshow", "Blaze")
    table.play("Sparks").play("Blaze")
    assert not table.can("lightshow")


@pytest.mark.rule("LG-KW-LIGHTSHOW-01")
def test_another_turn_is_another_show():
    table = Scenario().hand(SPARKS, BLAZE).deck(SPARKS, BLAZE, *["Agent"] * 4)
    table.play("Sparks").play("Blaze").use("lightshow", "Sparks").end_turn().end_turn()
    table.play("Sparks").play("Blaze")
    assert table.can("lightshow", "Blaze")


@pytest.mark.rule("LG-KW-LIGHTSHOW-01")
def test_two_copies_of_one_card_are_two_cards():
    table = Scenario().hand(SPARKS, SPARKS).play("Sparks").play("Sparks").use("lightshow", "Sparks")
    assert table.attack == 3
