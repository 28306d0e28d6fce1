"""Wall-Crawl: who is recruited may climb on top of the deck."""

import pytest

from ..scenario import Scenario


@pytest.mark.rule("LG-KW-WALLCRAWL-01")
def test_a_recruit_climbs_on_top_of_the_deck():
    table = Scenario().hq("Flip Out").deck("Agent").points(recruit=2)
    table.recruit("Flip Out", "Flip Out")
    assert table.in_deck() == ["Flip Out", "Agent"]
    assert table.in_discard() == []


@pytest.mark.rule("LG-KW-WALLCRAWL-01")
def test_or_goes_to_the_discard_pile_as_others_do():
    table = Scenario().hq("Flip Out").deck("Agent").points(recruit=2)
    table.recruit("Flip Out", "pass")
    assert table.in_deck() == ["Agent"]
    assert table.in_discard() == ["Flip Out"]


def test_the_question_says_what_it_is_about():
    table = Scenario().hq("Flip Out").points(recruit=2).leaving("recruit", "Flip Out")
    decision = table.game.decision
    assert table.game.decision.about.prompt(table.game, decision) == "When you recruit Flip Out, use Flip Out?"
    assert [table.game.decision.about.label(table.game, option) for option in decision.options] == [
        "Flip Out: put this card on top of your deck",
        "No",
    ]


@pytest.mark.rule("LG-KW-WALLCRAWL-02")
def test_climbing_gives_nothing_else():
    table = Scenario().hq("Perfect Hunter").hand("Agent").points(recruit=4)
    table.recruit("Perfect Hunter", "Perfect Hunter")
    assert (table.attack, table.recruit_points) == (0, 0)
    assert table.in_hand() == ["Agent"]


@pytest.mark.rule("LG-KW-WALLCRAWL-03")
def test_who_is_gained_otherwise_does_not_climb():
    table = Scenario().city(Bank="Skrull Shapeshifters").holding("Skrull Shapeshifters", "Flip Out").points(attack=2)
    table.fight("Skrull Shapeshifters")
    assert table.in_discard() == ["Flip Out"]


def test_others_in_the_discard_pile_stay_there_when_somebody_else_is_recruited():
    table = Scenario().hq("Odinson").discard("Flip Out").points(recruit=3)
    table.recruit("Odinson")
    assert table.in_discard() == ["Flip Out", "Odinson"]


def test_a_friend_of_spiders_played_before_lets_flip_out_draw():
    table = Scenario().hand("Perfect Hunter", "Flip Out").deck("Odinson", "Trooper", "Agent")
    table.play("Perfect Hunter").play("Flip Out")
    assert table.in_hand() == ["Odinson", "Trooper"]
    assert (table.attack, table.recruit_points) == (1, 1)


def test_leap_from_above_is_stronger_after_instinct():
    table = Scenario().hand("Perfect Hunter", "Leap from Above")
    assert table.play("Perfect Hunter").play("Leap from Above").attack == 1 + 3 + 2
    assert Scenario().hand("Leap from Above").play("Leap from Above").attack == 3


def test_after_the_sting_of_the_spider_what_goes_on_top_may_be_drawn_at_once():
    table = Scenario().hand("Sting of the Spider").hq("Flip Out", "Perfect Hunter").points(recruit=6)
    table.play("Sting of the Spider").recruit("Flip Out", "Flip Out", "Flip Out")
    assert table.in_hand() == ["Flip Out"]
    table.recruit("Perfect Hunter", "Perfect Hunter", "done")
    assert table.in_deck()[0] == "Perfect Hunter"


def test_the_sting_also_hears_of_cards_that_effects_put_there_but_not_of_those_put_back():
    table = Scenario().hand("Sting of the Spider", "Stack the Deck", "Agent").deck("Odinson", "Trooper", "Agent")
    table.play("Sting of the Spider").play("Stack the Deck", "Odinson", "Odinson")
    assert sorted(table.in_hand()) == ["Agent", "Odinson", "Trooper"]
    table = Scenario().hand("Sting of the Spider", "Intertwining Webs").deck("Odinson", "Trooper", "Agent")
    table.play("Sting of the Spider").play("Intertwining Webs", "Agent", "Trooper")
    assert table.in_deck() == ["Agent", "Trooper", "Odinson"]
    assert table.in_hand() == []
