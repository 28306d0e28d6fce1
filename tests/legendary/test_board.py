"""The board is data: smaller cities, destroyed spaces and the villains' board play by the same rules."""

import pytest

from longbox.games.legendary.table import board
from longbox.games.legendary.table.cards import COLLECTION
from longbox.games.legendary.table.kinds import BANK, BRIDGE, ROOFTOPS, SEWERS, STREETS, VILLAINS
from longbox.games.legendary.table.speech import Speech
from longbox.games.legendary.vocabulary.abilities import ambush
from longbox.games.legendary.vocabulary.enemy_deeds import destroy_last_space
from longbox.games.legendary.words.texts import set_up

from .dealt import Dealt
from .made_up import villain
from .scenario import Scenario

WORLD_EATER = villain("World-Eater", ambush(destroy_last_space()), attack=9, vp=5)


def small(size):
    table = Scenario(mastermind="loki", scheme="the-legacy-virus")
    board.lay_out(table.game, size)
    return table


def test_a_smaller_city_is_left_from_its_last_space():
    table = (
        small(3).city(Sewers="Blob", Bank="Sabretooth", Rooftops="Juggernaut").villain_deck("Endless Armies of HYDRA")
    )
    table.begin_turn("Keen Senses")
    assert table.where == {"Sewers": "Endless Armies of HYDRA", "Bank": "Blob", "Rooftops": "Sabretooth"}
    assert table.gone == ["Juggernaut"]


@pytest.mark.rule("LG-CARD-13")
def test_a_city_loses_the_spaces_nearest_to_its_exit_first():
    assert [space for size in (1, 3) for space in board.spaces(small(size).game)] == [SEWERS, SEWERS, BANK, ROOFTOPS]


def test_nobody_is_moved_where_there_is_no_space():
    table = small(3).hand("Spinning Cyclone").city(Sewers="Blob")
    table.leaving("play", "Spinning Cyclone", "Blob")
    assert [option.amount for option in table.game.decision.options] == [BANK, ROOFTOPS]


@pytest.mark.rule("LG-CARD-38")
def test_with_a_destroyed_space_whoever_stands_there_escapes_with_all_that_follows():
    table = Scenario().hq("Keen Senses", "Odinson").city(Bridge="Blob").holding("Blob", "Bystander")
    table.hand("Agent", "Odinson").hand("Trooper", seat=1).villain_deck(WORLD_EATER)
    table.begin_turn("Odinson", "Agent")
    assert table.gone == ["Blob", "Bystander"]
    assert table.koed == ["Odinson"]
    assert table.in_discard(1) == ["Trooper"]
    assert table.state.cities == ((SEWERS, BANK, ROOFTOPS, STREETS),)


@pytest.mark.rule("LG-CARD-39")
def test_past_a_destroyed_space_the_one_before_it_is_the_last():
    table = small(4).city(Sewers="Blob", Bank="Sabretooth", Rooftops="Juggernaut", Streets="Venom")
    table.villain_deck("Endless Armies of HYDRA").begin_turn("Keen Senses")
    assert table.gone == ["Venom"]
    assert table.where["Streets"] == "Juggernaut"


@pytest.mark.rule("LG-CARD-40")
def test_a_destroyed_space_is_not_empty_and_nobody_is_sent_there():
    table = small(4)
    assert not board.is_empty(table.game, BRIDGE)
    assert board.is_empty(table.game, STREETS)
    table.city(Streets="Blob").villain_deck("Ra'ktar the Molan King").begin_turn()
    assert table.where == {"Sewers": "Ra'ktar the Molan King", "Streets": "Blob"}


@pytest.mark.rule("LG-CARD-41")
def test_without_a_bank_a_bank_robbery_takes_nobody():
    table = Scenario(scheme="midtown-bank-robbery").villain_deck("Twist", "Blob")
    board.lay_out(table.game, 1)
    table.city(Sewers="Sabretooth").bringing(1).begin_turn("Keen Senses")
    assert table.where == {"Sewers": "Blob"}
    assert table.held_by("Blob") == []


def test_portals_open_over_what_is_left_of_the_city():
    table = Scenario(scheme="portals-to-the-dark-dimension").twists_so_far(1).villain_deck("Twist")
    board.lay_out(table.game, 3)
    table.city(Rooftops="Blob").begin_turn()
    assert table.attack_of("Blob") == 5


def test_neighbours_are_those_that_are_left():
    table = small(4)
    assert board.neighbours(table.game, SEWERS) == (BANK,)
    assert board.neighbours(table.game, ROOFTOPS) == (BANK, STREETS)
    assert board.neighbours(table.game, STREETS) == (ROOFTOPS,)


def on_the_villains_board():
    table = Scenario(mastermind="loki", scheme="the-legacy-virus")
    table.state.side = VILLAINS
    board.lay_out(table.game)
    return table


@pytest.mark.rule("LG-CITY-03")
def test_on_the_villains_board_they_enter_over_the_bridge_and_leave_through_the_sewers():
    table = on_the_villains_board().villain_deck("Endless Armies of HYDRA")
    table.city(Bridge="Blob", Streets="Sabretooth", Rooftops="Juggernaut", Bank="Venom", Sewers="Viper")
    table.begin_turn("Keen Senses")
    assert list(table.where.values()) == ["Venom", "Juggernaut", "Sabretooth", "Blob", "Endless Armies of HYDRA"]
    assert table.gone == ["Viper"]


@pytest.mark.rule("LG-BYSTANDER-07")
def test_on_the_villains_board_whoever_is_nearest_to_the_bridge_takes_the_bystander():
    table = on_the_villains_board().city(Bridge="Blob", Sewers="Sabretooth").villain_deck("Bystander")
    table.begin_turn()
    assert table.held_by("Blob") == ["Bystander"]


def test_a_scheme_may_be_played_in_a_smaller_city(monkeypatch):
    scheme = COLLECTION.schemes["the-legacy-virus"]._replace(
        id="the-virus-in-a-small-city", layout=board.Layout(city=3)
    )
    monkeypatch.setitem(COLLECTION.schemes, scheme.id, scheme)
    assert Dealt(scheme=scheme.id).game.state.cities == ((SEWERS, BANK, ROOFTOPS),)
    assert "The city has 3 spaces." in set_up(scheme, Speech(scheme.name))
