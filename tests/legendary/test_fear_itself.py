"""The Plot Fear Itself: a Lair in two rows that grows smaller."""

import pytest

from longbox.games.legendary.chapters.fear import from_the_left
from longbox.games.legendary.table.board import zone_under
from longbox.games.legendary.table.zones import HQ

from .keywords.test_uru_enchanted_weapon import among_villains
from .scenario import Scenario

ALLIES = ("Odinson", "Agent", "Trooper", "Keen Senses", "Frenzied Slashing", "Mjolnir", "Weapons Master", "Dragonfang")


def lair(level: int = 8) -> Scenario:
    """Allies of different names, from the left on, row by row."""
    table = among_villains()
    for space in from_the_left(table.game):
        table._set(HQ.first + space, ())
    table.state.hq = tuple(from_the_left(table.game)[:level])
    for space, name in zip(from_the_left(table.game), ALLIES, strict=False):
        table._set(HQ.first + space, (name,))
    return table


def rows(table: Scenario) -> list[str]:
    """From the left on; "" is a gap."""
    order = [0, 1, 2, 3, 4] if table.state.side == "villains" else [4, 3, 2, 1, 0]
    zones = [table.state.zones[HQ.first + space] for space in [*order, 5, 6, 7]]
    return [table._names(cards)[0] if cards else "" for cards in zones]


def falls(table: Scenario, *allies: str) -> Scenario:
    return table.villain_deck(*["Twist"] * len(allies)).begin_turn(*allies)


@pytest.mark.rule("LG-CARD-32")
def test_three_of_eight_lie_under_no_space_of_the_city():
    table = lair()
    assert len(table.in_hq) == 8
    assert [zone_under(table.game, space) - HQ.first for space in range(5)] == [0, 1, 2, 3, 4]
    assert all(zone_under(table.game, space) < HQ.first + 5 for space in table.state.cities[0])


@pytest.mark.rule("LG-CARD-33")
def test_the_rows_close_up_behind_whoever_falls():
    table = falls(lair(7), ALLIES[1])
    assert rows(table) == [ALLIES[0], *ALLIES[2:7], "", ""]
    assert len(table.state.hq) == 6
    assert table.koed == [ALLIES[1], "Twist"]


@pytest.mark.rule("LG-CARD-33")
def test_of_the_second_row_only_those_behind_move_up():
    table = falls(lair(8), ALLIES[6])
    assert rows(table) == [*ALLIES[:6], ALLIES[7], ""]


@pytest.mark.rule("LG-CARD-34")
@pytest.mark.parametrize("level", [5, 4])
def test_below_five_there_is_a_gap(level):
    table = falls(lair(level), ALLIES[1])
    kept = [*ALLIES[:level], *[""] * (8 - level)]
    kept[1] = ""
    assert rows(table) == kept
    assert len(table.state.hq) == level - 1


def test_whoever_is_recruited_is_replaced_and_who_falls_is_not():
    table = lair().points(recruit=20).recruit("Weapons Master")
    assert len(table.in_hq) == 8


def test_without_fear_good_wins():
    table = lair(1).villain_deck("Twist").leaving("begin")
    assert table.result is not None
    assert table.result.villain_won
