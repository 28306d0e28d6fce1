"""Versatile: Recruit or Attack."""

import pytest

from longbox.games.legendary import RULES
from longbox.games.legendary.words import views

from ..scenario import Scenario

RECRUIT, ATTACK = "You get +2 Recruit", "You get +2 Attack"


@pytest.mark.rule("LG-KW-VERSATILE-01")
@pytest.mark.parametrize(("answer", "points"), [(ATTACK, (2, 0)), (RECRUIT, (0, 2))])
def test_it_gives_one_kind_of_points_or_the_other(answer, points):
    table = Scenario().hand("Ready for Anything").play("Ready for Anything", answer)
    assert (table.attack, table.recruit_points) == points


@pytest.mark.rule("LG-KW-VERSATILE-02")
def test_every_card_is_asked_for_by_itself():
    table = Scenario().hand("Ready for Anything", "Ready for Anything")
    table.play("Ready for Anything", ATTACK).play("Ready for Anything", RECRUIT)
    assert (table.attack, table.recruit_points) == (2, 2)


def test_the_question_names_the_card():
    table = Scenario().hand("Ready for Anything").leaving("play", "Ready for Anything")
    assert table.game.decision.about.prompt(table.game, table.game.decision) == "Ready for Anything: Recruit or Attack?"


def test_lucky_break_is_versatile_after_x_force():
    table = Scenario().hand("Ready for Anything", "Lucky Break").deck("Agent")
    table.play("Ready for Anything", ATTACK).play("Lucky Break", "You get +1 Attack")
    assert table.attack == 3
    assert table.in_hand() == ["Agent"]
    assert Scenario().hand("Lucky Break").play("Lucky Break").attack == 0


def test_against_all_odds_and_what_follows_it_give_both():
    table = Scenario().hand("Ready for Anything", "Against All Odds", "Ready for Anything")
    table.play("Ready for Anything", ATTACK).play("Against All Odds", "You get +5 Attack")
    assert (table.attack, table.recruit_points) == (7, 5), "the first card keeps what was chosen"
    table.play("Ready for Anything")
    assert (table.attack, table.recruit_points) == (9, 7)


def test_without_x_force_before_it_against_all_odds_gives_one_kind():
    table = Scenario().hand("Against All Odds", "Ready for Anything")
    table.play("Against All Odds", "You get +5 Recruit").play("Ready for Anything", ATTACK)
    assert (table.attack, table.recruit_points) == (2, 5)


def test_on_the_next_turn_it_is_one_kind_again():
    table = Scenario(players=1, scheme="the-legacy-virus").hand("Ready for Anything", "Against All Odds")
    table.play("Ready for Anything", ATTACK).play("Against All Odds", "You get +5 Attack")
    table.end_turn().hand("Ready for Anything").points().play("Ready for Anything", RECRUIT)
    assert (table.attack, table.recruit_points) == (0, 2)


@pytest.mark.parametrize(
    ("discarded", "points"), [("Agent", (0, 4)), ("Trooper", (4, 0)), ("Lucky Break", (4, 4)), ("Wound", (0, 0))]
)
def test_specialized_ammunition_is_made_of_the_icons_of_a_discarded_card(discarded, points):
    table = Scenario().hand("Specialized Ammunition", discarded)
    table.play("Specialized Ammunition", discarded)
    assert (table.attack, table.recruit_points) == points
    assert table.in_discard() == [discarded]


def test_specialized_ammunition_may_be_left_unused():
    table = Scenario().hand("Specialized Ammunition", "Agent").play("Specialized Ammunition", "done")
    assert (table.attack, table.recruit_points) == (0, 0)
    assert table.in_hand() == ["Agent"]


def test_the_card_shows_that_both_numbers_may_grow():
    assert views.printed(RULES.library["ready-for-anything"])["grows"] == ["attack", "recruit"]
