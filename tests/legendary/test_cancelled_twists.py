"""Twists and Strikes that are cancelled have not come: with a Hero that no box holds yet."""

import pytest

from longbox.games.legendary.chapters.villain_deck import STRIKE_COMES, TWIST_COMES
from longbox.games.legendary.table.zones import VILLAIN_DECK
from longbox.games.legendary.vocabulary import (
    FROM_HAND,
    INSTINCT,
    THIS,
    WHOM,
    before,
    discard,
    draw,
    instead,
    on,
    shuffle_into_villain_deck,
    strike_anywhere,
    twist_anywhere,
)

from . import made_up
from .scenario import Scenario

DECLINES = instead(draw(3), shuffle_into_villain_deck(WHOM))
SECOND_CHANCE = made_up.hero(
    "Made-Up Second Chance",
    on(before(STRIKE_COMES, whom=strike_anywhere), discard(THIS), DECLINES, forced=False, where=FROM_HAND),
    on(before(TWIST_COMES, whom=twist_anywhere), discard(THIS), DECLINES, forced=False, where=FROM_HAND),
    cost=8,
    icon=INSTINCT,
    attack=6,
)


def holding(**setup):
    """A Twist lays itself over Loki or the city, and does nothing else."""
    return Scenario(mastermind="loki", scheme="portals-to-the-dark-dimension", **setup).hand(SECOND_CHANCE)


@pytest.mark.rule("LG-TWIST-04")
def test_a_cancelled_twist_does_not_count():
    table = holding().twists_so_far(2).villain_deck("Twist")
    table.bringing(-1).begin_turn("use")
    assert table.state.twists == 2
    assert table.koed == []
    assert table.over == {}
    assert table.in_discard() == ["Made-Up Second Chance"]
    assert len(table.in_hand()) == 3
    assert table.cards(VILLAIN_DECK) == ["Twist"], "it is back in the deck"
    table.end_turn()
    assert table.state.twists == 3, "the next one is the third"


@pytest.mark.rule("LG-TWIST-04")
def test_a_twist_that_nobody_cancels_counts():
    table = holding().twists_so_far(2).villain_deck("Twist", "Bystander").begin_turn("pass")
    assert table.state.twists == 3
    assert table.in_hand() == ["Made-Up Second Chance"]


def test_a_cancelled_strike_does_not_count_either_and_nobody_is_struck():
    table = holding(players=2).villain_deck("Strike", "Bystander").bringing(-1).begin_turn("use")
    assert table.state.strikes == 0
    assert [table.wounds(seat) for seat in (0, 1)] == [0, 0]
    assert sorted(table.cards(VILLAIN_DECK)) == ["Bystander", "Strike"]


def test_challenges_after_a_twist_need_one_that_came():
    table = holding(challenges=["endless-spite", "plots-upon-plots"]).villain_deck("Twist", "Bystander")
    table.bringing(-1).begin_turn("use")
    assert table.wounds() == 0
