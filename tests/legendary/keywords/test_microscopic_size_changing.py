"""Microscopic Size-Changing: 2 less for every card of the class, even below nothing."""

import pytest

from longbox.engine.cards import Card
from longbox.games.legendary.chapters import prices
from longbox.games.legendary.table.kinds import TECH
from longbox.games.legendary.table.zones import HQ
from longbox.games.legendary.vocabulary.keywords.microscopic_size_changing import microscopic

from ..scenario import Scenario


def mite(cost, icons):
    return Card("Mite", "hero", stats={"cost": cost}, powers=[microscopic(TECH, icons)])


def with_tech(number):
    """So many Tech cards are in hand, each of which makes 1 Attack."""
    return Scenario().hand(*["Ride the Ants"] * number)


def price_after(plays, cost, icons):
    table = with_tech(plays).hq(mite(cost, icons))
    for _ in range(plays):
        table.play("Ride the Ants")
    return prices.to_recruit(table.game, table.state.zones[HQ.first][0])


@pytest.mark.rule("LG-KW-MICROSCOPIC-01", "LG-KW-MICROSCOPIC-06")
def test_each_card_of_the_class_counts():
    assert price_after(2, cost=7, icons=3) == 3
    assert price_after(3, cost=7, icons=3) == 1


@pytest.mark.rule("LG-KW-MICROSCOPIC-02")
def test_no_more_of_them_than_there_are_icons():
    assert [price_after(plays, cost=8, icons=3) for plays in (1, 2, 3, 4)] == [6, 4, 2, 2]


@pytest.mark.rule("LG-KW-MICROSCOPIC-03")
def test_below_nothing_recruiting_pays():
    table = with_tech(3).hq(mite(4, 3))
    for _ in range(3):
        table.play("Ride the Ants")
    table.recruit("Mite")
    assert table.recruit_points == 2
    assert table.in_discard() == ["Mite"]


@pytest.mark.rule("LG-KW-MICROSCOPIC-04")
def test_a_villain_is_cheaper_to_fight():
    table = with_tech(2).city(Bank="Ultron-Pym").points(attack=2)
    table.play("Ride the Ants").play("Ride the Ants")
    assert table.ways("Ultron-Pym") == ["2 Attack"], "6, and 2 less for each of them"


@pytest.mark.rule("LG-KW-MICROSCOPIC-05")
def test_a_villain_below_nothing_gives_attack():
    table = with_tech(5).city(Bank="Ultron Roboticks")
    for _ in range(5):
        table.play("Ride the Ants")
    table.points(attack=0).fight("Ultron Roboticks", "Ride the Ants")
    assert table.attack == 3, "3 of the five count"
