"""Savior: three Bystanders rescued are worth something."""

import pytest

from longbox.games.legendary.vocabulary import draw, fight, on_play, rescue, savior

from ..made_up import hero, villain
from ..scenario import Scenario

PATRIOT = hero("Patriot", on_play(rescue()), on_play(savior(draw())))
BULLY = villain("Bully", fight(savior(draw(2))), attack=4, vp=2)


@pytest.mark.rule("LG-KW-SAVIOR-01", "LG-KW-SAVIOR-03")
@pytest.mark.parametrize(("rescued", "drawn"), [(1, []), (2, ["Agent"]), (4, ["Agent"])])
def test_whom_the_card_itself_rescues_counts(rescued, drawn):
    table = Scenario().hand(PATRIOT).victory(*["Bystander"] * rescued, "Sentinel").play("Patriot")
    assert table.in_hand() == drawn


@pytest.mark.rule("LG-KW-SAVIOR-01")
def test_bystanders_of_others_save_nobody():
    late = hero("Patriot", on_play(savior(draw())))
    table = Scenario().hand(late).victory(*["Bystander"] * 2).victory(*["Bystander"] * 3, seat=1).play("Patriot")
    assert table.in_hand() == []
    table = Scenario().hand(late).victory(*["Bystander"] * 3).play("Patriot")
    assert table.in_hand() == ["Agent"]


@pytest.mark.rule("LG-KW-SAVIOR-02")
@pytest.mark.parametrize(("held", "drawn"), [(0, 0), (1, 2)])
def test_whom_the_villain_held_is_rescued_before_it_is_asked(held, drawn):
    table = Scenario().city(Bank=BULLY).victory("Bystander", "Bystander").points(attack=4)
    table.holding("Bully", *["Bystander"] * held).fight("Bully")
    assert table.in_hand() == ["Agent"] * drawn
