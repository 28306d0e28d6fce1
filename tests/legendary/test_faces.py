"""Cards with two faces: Masterminds that transform."""

import pytest

from longbox.engine.cards import Card
from longbox.games.legendary import RULES
from longbox.games.legendary.cards.making import Box
from longbox.games.legendary.table.cards import Collection
from longbox.games.legendary.table.enemies import masterminds
from longbox.games.legendary.vocabulary import (
    OWN_MASTERMIND,
    THIS,
    draw,
    each_player,
    fight,
    gain_wounds,
    master_strike,
    transforms,
)

from .scenario import Scenario

TRIAL = Box("Trial", Collection())
QUIET = TRIAL.mastermind(
    "Quiet One",
    master_strike(transforms(THIS), each_player(gain_wounds())),
    attack=6,
    leads="HYDRA",
    tactics=(TRIAL.tactic("Wake Up", fight(draw(), transforms(OWN_MASTERMIND))),),
    other_side=TRIAL.face("Loud One", master_strike(each_player(gain_wounds(2)), transforms(THIS)), attack=9),
)


def against(front: Card) -> Scenario:
    table = Scenario()
    (boss,) = masterminds(table.game)
    table.game.turn_to(boss, front)
    return table


@pytest.mark.rule("LG-KW-TRANSFORMMASTERMIND-02")
def test_a_strike_turns_it_over_and_the_new_side_does_not_strike_as_well():
    table = against(QUIET.card).villain_deck("Strike", "Strike").begin_turn()
    assert table.find("Loud One") >= 0
    assert table.wounds() == 1
    table.end_turn()
    assert table.find("Quiet One") >= 0
    assert table.wounds() == 3


@pytest.mark.rule("LG-KW-TRANSFORMMASTERMIND-03")
def test_only_the_side_that_is_up_counts():
    table = against(QUIET.card).villain_deck("Strike").begin_turn().points(attack=8)
    assert table.attack_of("Loud One") == 9
    assert not table.can("fight", "Loud One")


@pytest.mark.rule("LG-KW-TRANSFORMMASTERMIND-02")
def test_its_tactics_find_it_whichever_side_is_up():
    table = against(QUIET.card)
    table.tactics_of(masterminds(table.game)[0], QUIET.tactics[0], QUIET.tactics[0], "Crushing Shockwave")
    table.points(attack=15).telling().fight("Quiet One")
    assert table.find("Loud One") >= 0
    assert "Quiet One transforms into Loud One." in table.told


def test_its_text_shows_both_sides():
    assert "On the other side: Loud One, Attack 9." in RULES.text(QUIET.card).splitlines()
