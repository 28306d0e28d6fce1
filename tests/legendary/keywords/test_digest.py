"""Digest: for whoever has won enough; Indigestion: for whoever has not."""

import pytest

from longbox.games.legendary.vocabulary import digest, draw, get, on_play

from ..made_up import hero
from ..scenario import Scenario

GLUTTON = hero("Glutton", on_play(digest(3, draw())))
PICKY = hero("Picky", on_play(digest(4, draw(2), indigestion=get(recruit=2))))


@pytest.mark.rule("LG-KW-DIGEST-01", "LG-KW-DIGEST-02", "LG-KW-DIGEST-03")
def test_cards_of_any_kind_count_and_none_is_used_up():
    won = ("Sentinel", "Bystander", "Cruel Ruler")
    table = Scenario().hand(GLUTTON).victory(*won).play("Glutton")
    assert table.in_hand() == ["Agent"]
    assert table.in_victory() == list(won)
    table = Scenario().hand(GLUTTON).victory(*won[:2]).victory(*won, seat=1).play("Glutton")
    assert table.in_hand() == []


@pytest.mark.rule("LG-KW-DIGEST-04")
def test_however_many_there_are_it_happens_once():
    table = Scenario().hand(GLUTTON).victory(*["Bystander"] * 10).play("Glutton")
    assert table.in_hand() == ["Agent"]


@pytest.mark.rule("LG-KW-INDIGESTION-01", "LG-KW-INDIGESTION-02")
def test_who_has_too_little_has_indigestion_and_nobody_else():
    table = Scenario().hand(PICKY).victory(*["Bystander"] * 3).play("Picky")
    assert (len(table.in_hand()), table.recruit_points) == (0, 2)
    table = Scenario().hand(PICKY).victory(*["Bystander"] * 4).play("Picky")
    assert (len(table.in_hand()), table.recruit_points) == (2, 0)
