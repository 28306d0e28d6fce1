"""The end of a turn is a row of moments at which effects can be waiting."""

import pytest

from longbox.games.legendary.vocabulary import (
    DISCARD_EVERYTHING,
    NEW_HAND,
    YOU,
    a,
    before,
    card,
    discard,
    draw,
    gain_wounds,
    on,
    on_play,
    when,
)
from longbox.games.legendary.vocabulary.lasting import this_turn_long

from .made_up import hero
from .scenario import Scenario

AFTERWARDS = hero("Afterwards", on_play(this_turn_long(on(when(NEW_HAND, who=YOU), discard(a(card))))))
BEFORE = hero("Before", on_play(this_turn_long(on(before(NEW_HAND, who=YOU), draw(2)))))
FIRST_OF_ALL = hero("First of All", on_play(this_turn_long(on(before(DISCARD_EVERYTHING), gain_wounds()))))


@pytest.mark.rule("LG-CLEANUP-03")
def test_what_waits_for_the_new_hand_comes_when_all_of_it_is_there():
    table = Scenario(players=1, scheme="the-legacy-virus").hand(AFTERWARDS, "Bamf!").deck(*["Agent"] * 6, "Odinson")
    table.play("Afterwards").use("teleport", "Bamf!")
    table.leaving("end")
    assert sorted(table.in_hand()) == [*["Agent"] * 6, "Bamf!"]
    table.answer("Bamf!")
    assert table.in_hand() == ["Agent"] * 6


def test_what_comes_before_it_finds_an_empty_hand():
    table = (
        Scenario(players=1, scheme="the-legacy-virus").hand(BEFORE, "Wound").deck("Odinson", "Trooper", *["Agent"] * 8)
    )
    table.play("Before").end_turn()
    assert table.in_hand() == ["Odinson", "Trooper", *["Agent"] * 6]


def test_and_before_everything_is_discarded_the_turn_is_as_it_was():
    table = Scenario(players=1, scheme="the-legacy-virus").hand(FIRST_OF_ALL, "Agent")
    table.play("First of All").end_turn()
    assert table.in_discard() == ["Wound", "First of All", "Agent"]


def test_nothing_of_it_is_left_for_the_next_turn():
    table = Scenario(players=1, scheme="the-legacy-virus").hand(BEFORE).deck(*["Agent"] * 20)
    table.play("Before").end_turn()
    assert len(table.in_hand()) == 8
    table.end_turn()
    assert len(table.in_hand()) == 6
