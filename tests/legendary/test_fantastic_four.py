"""Fantastic Four: Galactus, who devours the city, and his Heralds."""

import pytest

from longbox.games.legendary.table import board
from longbox.games.legendary.table.kinds import BANK, BRIDGE, ROOFTOPS, SEWERS, STREETS
from longbox.games.legendary.table.zones import OVER_CITY

from .scenario import Scenario

GALACTUS = "galactus"


def devoured(times, **setup):
    """A city of which Galactus has devoured so much; the next card of the Villain Deck is yet to come."""
    table = Scenario(mastermind=GALACTUS, **setup).villain_deck(*["Strike"] * times, *["Bystander"] * 5).begin_turn()
    for _ in range(times - 1):
        table.end_turn()
    return table


@pytest.mark.rule("LG-CARD-38", "LG-ESCAPE-11", "LG-ESCAPE-12")
def test_galactus_destroys_the_space_nearest_to_him_and_whoever_is_there_escapes():
    table = Scenario(mastermind=GALACTUS).hq("Keen Senses", "Odinson").telling()
    table.city(Streets="Sabretooth", Bridge="Abomination").holding("Abomination", "Bystander")
    table.hand("Agent", "Odinson").hand("Trooper", seat=1).villain_deck("Strike").begin_turn("Odinson", "Agent")
    assert table.gone == ["Abomination", "Bystander"]
    assert table.koed == ["Odinson"]
    assert (table.in_discard(), table.in_discard(1)) == (["Agent"], ["Trooper"])
    assert table.state.cities == ((SEWERS, BANK, ROOFTOPS, STREETS),)
    assert table.where == {"Streets": "Sabretooth"}, "nobody else is pushed"
    assert table.cards(OVER_CITY, BRIDGE) == ["Strike"], "it lies where the space was"
    assert "The city loses a space: Bridge." in table.told


@pytest.mark.rule("LG-CARD-38", "LG-ESCAPE-11")
def test_its_escape_effect_is_done_as_well():
    table = Scenario(mastermind=GALACTUS).city(Bridge="Firelord").villain_deck("Strike")
    table.begin_turn("Keen Senses")
    assert [table.wounds(seat) for seat in (0, 1)] == [1, 1]


@pytest.mark.rule("LG-CARD-39")
def test_past_what_he_destroyed_the_city_ends_a_space_earlier():
    table = devoured(1).city(Sewers="Blob", Bank="Sabretooth", Rooftops="Juggernaut", Streets="Venom")
    table.villain_deck("Endless Armies of HYDRA").end_turn("Keen Senses")
    assert table.gone == ["Venom"]
    assert table.where["Streets"] == "Juggernaut"


@pytest.mark.rule("LG-CARD-40")
def test_what_he_destroyed_is_no_space_that_cards_could_mean():
    table = devoured(1)
    assert not board.is_empty(table.game, BRIDGE)
    table.city(Streets="Blob").villain_deck("Ra'ktar the Molan King").end_turn()
    assert table.where == {"Sewers": "Ra'ktar the Molan King", "Streets": "Blob"}, "there is no Bridge to move to"


@pytest.mark.rule("LG-CARD-41")
def test_where_there_is_no_bank_a_bank_robbery_takes_nobody():
    table = devoured(4, scheme="midtown-bank-robbery").villain_deck("Twist", "Sentinel").bringing(1).end_turn()
    assert table.where == {"Sewers": "Sentinel"}
    assert table.held_by("Sentinel") == []


@pytest.mark.rule("LG-KW-BURROW-08")
def test_where_he_destroyed_the_streets_nobody_burrows_there():
    table = devoured(2).city(Bank="Megataur").points(attack=6).fight("Megataur")
    assert table.where == {}
    assert table.in_victory(1) == ["Megataur"]


@pytest.mark.rule("LG-LOSE-01")
def test_galactus_wins_when_the_city_is_destroyed():
    table = devoured(4)
    assert table.state.cities == ((SEWERS,),)
    table.villain_deck("Strike").city(Sewers="Blob").leaving("end")
    assert table.result.outcome == "loss"
    assert str(table.result.why) == "Galactus wins: the city has no space left"


def fights_galactus(tactic, *answers, **hands):
    """Two of this Tactic are left; everybody has what is named."""
    table = Scenario(mastermind=GALACTUS).tactics(tactic, tactic).points(attack=20)
    for seat, hand in hands.items():
        table.hand(*hand, seat=int(seat[-1]))
    return table.fight("Galactus", *answers)


def test_all_show_cards_of_a_class_and_draw_as_many():
    table = fights_galactus(
        "Cosmic Entity", "Tech", "Endless Invention", "done",
        seat0=["Endless Invention", "Endless Invention", "Odinson"], seat1=["Odinson"],
    )  # fmt: skip
    assert table.in_hand() == ["Endless Invention", "Endless Invention", "Odinson", "Agent"]
    assert table.in_hand(1) == ["Odinson"]


def test_all_show_cards_of_a_class_and_rescue_as_many():
    table = fights_galactus("Panicked Mobs", "Strength", "Odinson", "Odinson", seat0=["Agent"], seat1=["Odinson"] * 2)
    assert table.in_victory().count("Bystander") == 0
    assert table.in_victory(1) == ["Bystander"] * 2


def test_six_cards_more_are_drawn_and_six_of_all_discarded():
    table = fights_galactus("Force of Eternity").deck(*["Odinson"] * 6, *["Agent"] * 6)
    table.end_turn("Agent")
    assert table.in_hand() == ["Odinson"] * 6
    assert table.in_discard().count("Agent") == 6


def test_others_lose_what_is_called_as_a_hero_of_the_hq():
    table = Scenario(mastermind=GALACTUS).tactics(*["Sunder the Earth"] * 2).points(attack=20)
    table.hq("Odinson", "Optic Blast").discard("Odinson", "Agent", "Optic Blast", "Odinson", seat=1)
    table.discard("Odinson").fight("Galactus")
    assert (table.in_discard(), table.in_discard(1)) == (["Odinson"], ["Agent"])


def test_a_herald_burns_who_shows_no_ranged_hero():
    table = Scenario().city(Bank="Firelord").hand("Optic Blast", seat=1).points(attack=9).fight("Firelord", "reveal")
    assert (table.wounds(), table.wounds(1)) == (1, 0)


def test_morg_sends_all_but_instinct_away():
    table = Scenario().hq("Keen Senses", "Odinson", "Agent", "Keen Senses", "Optic Blast")
    table.hero_deck("Trooper", "Trooper", "Trooper").villain_deck("Morg").begin_turn()
    assert table.in_hq == ["Keen Senses", "Trooper", "Trooper", "Keen Senses", "Trooper"]


def test_stardust_leaves_a_covert_hero_in_hand():
    table = Scenario().hand("Dangerous Rescue", "Odinson").city(Bank="Stardust").points(attack=10)
    table.fight("Stardust").end_turn()
    assert sorted(table.in_hand()) == [*["Agent"] * 6, "Dangerous Rescue"]


def test_terrax_takes_a_bystander_for_each_strong_hero_of_the_hq():
    table = Scenario().hq("Odinson", "Keen Senses", "Odinson", "Keen Senses", "Keen Senses")
    table.villain_deck("Terrax the Tamer").begin_turn()
    assert table.held_by("Terrax the Tamer") == ["Bystander"] * 2
