"""Sidekicks: a stack that any game may have besides, one of which can be recruited each turn."""

import pytest

import longbox
from longbox.games.legendary import RULES
from longbox.games.legendary.table import SIDEKICKS

from .dealt import Dealt
from .scenario import Scenario


def test_there_are_fifteen_of_them_where_the_set_up_asks_for_them_and_none_elsewhere():
    assert Dealt().names(SIDEKICKS) == []
    table = Dealt(sidekicks=True)
    assert table.names(SIDEKICKS) == ["Sidekick"] * 15
    assert table.known(SIDEKICKS) == [], "they lie face down"


@pytest.mark.rule("LG-SIDEKICK-01", "LG-RECRUIT-05")
def test_one_sidekick_a_turn_is_recruited_for_two():
    table = Scenario(sidekicks=True).points(recruit=5)
    table.recruit("Sidekick")
    assert table.in_discard() == ["Sidekick"]
    assert table.recruit_points == 3
    assert not table.can("recruit", "Sidekick")
    assert table.can("recruit", "Officer"), "only Sidekicks are limited"


def test_with_one_recruit_no_sidekick_comes():
    assert not Scenario(sidekicks=True).points(recruit=1).can("recruit", "Sidekick")


def test_on_the_next_turn_another_one_may_be_recruited():
    table = Scenario(sidekicks=True, players=1, scheme="the-legacy-virus").points(recruit=2)
    table.recruit("Sidekick").end_turn().points(recruit=2)
    assert table.can("recruit", "Sidekick")


@pytest.mark.rule("LG-RECRUIT-05")
def test_who_asks_for_a_second_one_is_told_the_rule():
    table = Scenario(sidekicks=True).points(recruit=5).recruit("Sidekick")
    top = table.state.zones[SIDEKICKS.first][-1]
    assert [reason.rule for reason in RULES.why_not(table.game, 0, "recruit", top, -1)] == ["LG-RECRUIT-05"]


@pytest.mark.rule("LG-SIDEKICK-03")
def test_a_played_sidekick_goes_under_its_stack_and_two_cards_are_drawn():
    table = Scenario(sidekicks=True).hand("Sidekick").deck("Odinson", "Trooper", "Agent")
    table.play("Sidekick", "yes")
    assert table.in_hand() == ["Odinson", "Trooper"]
    assert table.in_play() == []
    assert len(table.cards(SIDEKICKS)) == 16
    returned = table.state.zones[SIDEKICKS.first][0]
    assert returned == table.state.plays[0].card, "it is the lowest card of the stack"
    assert table.state.owner[returned] == -1


def test_a_sidekick_may_stay():
    table = Scenario(sidekicks=True).hand("Sidekick")
    table.play("Sidekick", "no")
    assert table.in_play() == ["Sidekick"]
    assert table.in_hand() == []
    assert len(table.cards(SIDEKICKS)) == 15


@pytest.mark.rule("LG-SIDEKICK-06")
def test_a_copy_of_a_sidekick_stays_and_draws_nothing():
    table = Scenario(sidekicks=True).hand("Sidekick", "Copy Powers").deck("Agent", "Agent", "Agent")
    table.play("Sidekick", "yes").play("Copy Powers")
    assert table.in_play() == ["Copy Powers"]
    assert table.in_hand() == ["Agent", "Agent"]
    assert len(table.cards(SIDEKICKS)) == 16


def test_when_all_sidekicks_are_gone_none_is_offered():
    table = Scenario(sidekicks=True).stack("sidekicks", 0).points(recruit=2)
    assert not table.can("recruit", "Sidekick")


def test_a_whole_game_with_sidekicks_comes_to_its_end():
    game = longbox.deal("legendary", seed=4, players=3, sidekicks=True)
    recruited = 0
    while game.decision is not None:
        labels = [option.label for option in game.decision.options]
        wanted = next((place for place, label in enumerate(labels) if "Sidekick" in label), None)
        recruited += wanted is not None and labels[wanted].startswith("Recruit")
        game.choose(0 if wanted is None else wanted)
    assert game.result is not None
    assert recruited > 0
