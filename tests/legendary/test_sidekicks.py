"""Sidekicks: a stack that any game may have besides, one of which can be recruited each turn."""

from collections import Counter

import pytest

import longbox
from longbox.engine import history
from longbox.engine.cards import Card
from longbox.engine.effects.nouns import Cards
from longbox.engine.effects.places import Among
from longbox.engine.view import view
from longbox.games.legendary import RULES
from longbox.games.legendary.chapters.drawing import DRAW
from longbox.games.legendary.table.kinds import HERO
from longbox.games.legendary.table.zones import SIDEKICKS
from longbox.games.legendary.vocabulary.abilities import on_play
from longbox.games.legendary.vocabulary.deeds import gain

from .dealt import Dealt
from .scenario import Scenario

TOP_SIDEKICK = Cards("Sidekick", Among(lambda game, scope: game.state.zones[SIDEKICKS.first][-1:]))
HERALD = Card("Herald", HERO, stats={"cost": 2}, powers=[on_play(gain(TOP_SIDEKICK))], hero="Herald")


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
    assert [play.definition.name for play in table.state.plays] == ["Sidekick", "Sidekick"]
    assert table.in_play() == ["Copy Powers"]
    assert table.in_hand() == ["Agent", "Agent"]
    assert len(table.cards(SIDEKICKS)) == 16


def test_when_all_sidekicks_are_gone_none_is_offered():
    table = Scenario(sidekicks=True).stack("sidekicks", 0).points(recruit=2)
    assert not table.can("recruit", "Sidekick")


PETS = {"Hairball": 3, "Lockheed": 2, "Lockjaw": 2, "Ms. Lion": 2, "Redwing": 2, "Throg": 2, "Zabu": 2}


@pytest.mark.rule("LG-SETUP-08", "LG-SIDEKICK-05")
def test_special_sidekicks_are_shuffled_into_the_one_stack_face_down():
    table = Dealt(sidekicks=True, expansions=["civil-war"])
    assert Counter(table.names(SIDEKICKS)) == {"Sidekick": 15, **PETS}
    assert table.names(SIDEKICKS)[:15] != ["Sidekick"] * 15
    assert table.known(SIDEKICKS) == []
    assert Dealt(sidekicks=False, expansions=["civil-war"]).names(SIDEKICKS) == []


@pytest.mark.rule("LG-SIDEKICK-01", "LG-SIDEKICK-05")
def test_nobody_knows_which_sidekick_is_recruited_until_it_is_taken():
    table = Scenario(sidekicks=True).sidekicks("Zabu", "Sidekick").points(recruit=2)
    labels = [table.game.decision.about.label(table.game, option) for option in table.options]
    assert "Recruit a Sidekick (2 Recruit)" in labels
    assert "Zabu" not in str(view(table.game, 0))
    table.recruit("Zabu")
    assert table.in_discard() == ["Zabu"]


@pytest.mark.rule("LG-SIDEKICK-02")
def test_sidekicks_that_are_gained_do_not_count_as_the_one_that_is_recruited():
    table = Scenario(sidekicks=True).points(recruit=2).hand(HERALD).play("Herald")
    assert table.in_discard() == ["Sidekick"]
    table.points(recruit=2).recruit("Sidekick")
    assert table.in_discard() == ["Sidekick", "Sidekick"]


@pytest.mark.rule("LG-SIDEKICK-03", "LG-SIDEKICK-04")
def test_a_special_sidekick_goes_back_and_still_counts_as_played_with_its_class():
    table = Scenario(sidekicks=True).hand("Hairball", "Dangerous Rescue", "Wound").deck("Agent")
    table.play("Hairball").play("Dangerous Rescue", "Wound")
    assert table.in_victory() == ["Bystander"], "Hairball was Covert"
    assert table.attack == 1 + 2
    assert "Hairball" not in table.in_play()
    assert table.cards(SIDEKICKS)[0] == "Hairball"


@pytest.mark.rule("LG-SIDEKICK-06")
def test_a_copy_of_a_special_sidekick_stays():
    table = Scenario(sidekicks=True).hand("Hairball", "Copy Powers").deck("Agent", "Trooper")
    table.play("Hairball").play("Copy Powers")
    assert table.in_play() == ["Copy Powers"]
    assert table.in_hand() == ["Agent", "Trooper"]
    assert table.attack == 2


def test_ms_lion_rescues_and_draws():
    table = Scenario(sidekicks=True).hand("Ms. Lion").deck("Odinson").play("Ms. Lion")
    assert table.in_victory() == ["Bystander"]
    assert table.in_hand() == ["Odinson"]


def test_lockheed_breathes_fire_after_another_ranged_hero():
    assert Scenario(sidekicks=True).hand("Lockheed").play("Lockheed").attack == 2
    table = Scenario(sidekicks=True).hand("Lockjaw", "Lockheed").play("Lockjaw").play("Lockheed")
    assert table.attack == 2 + 2 + 1


def test_redwing_finds_the_best_of_three_cards():
    table = Scenario(sidekicks=True).hand("Redwing").deck("Agent", "Odinson", "Trooper", "Wound")
    table.play("Redwing", "Odinson", "Trooper")
    assert table.in_hand() == ["Odinson"]
    assert table.in_deck() == ["Trooper", "Agent", "Wound"]
    assert len(history.cards(table.game, DRAW, 0)) == 1


def test_throg_fights_once_six_recruit_are_made_before_or_after_him():
    table = Scenario(sidekicks=True).hand("Throg", *["Agent"] * 5).play("Throg")
    for _ in range(3):
        assert table.play("Agent").attack == 0
    assert table.play("Agent").attack == 2
    assert table.play("Agent").attack == 2, "only once"
    table = Scenario(sidekicks=True).hand("Throg", *["Agent"] * 4)
    for _ in range(4):
        table.play("Agent")
    assert table.play("Throg").attack == 2


def test_zabu_gets_rid_of_a_card():
    table = Scenario(sidekicks=True).hand("Zabu", "Agent").discard("Wound").play("Zabu", "Wound")
    assert table.koed == ["Wound"]


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
