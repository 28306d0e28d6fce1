"""Coordinate: a card in another player's hand is lent to whoever's turn it is."""

import pytest

from longbox.games.legendary.chapters import prices

from ..scenario import Scenario


def with_allies(players=2, **setup):
    return Scenario(players=players, heroes=["peters-allies"], scheme="the-legacy-virus", **setup)


def labels(table):
    return [table.game.decision.about.label(table.game, option) for option in table.game.decision.options]


@pytest.mark.rule("LG-KW-COORDINATE-01")
def test_the_lender_draws_a_card_and_the_borrower_plays_a_copy():
    table = with_allies().hand("May Parker", "Agent", seat=1).deck("Trooper", seat=1)
    assert table.can("ask")
    assert "Ask player 2 to lend you a card" in labels(table)
    table.use("ask", "", "May Parker", "borrow")
    assert table.recruit_points == 5
    assert table.in_hand(1) == ["Agent", "Trooper"]
    assert table.in_discard(1) == ["May Parker"]
    assert table.in_play() == []


@pytest.mark.rule("LG-KW-COORDINATE-02")
def test_the_copy_counts_as_the_card():
    table = with_allies().hand("Dangerous Rescue", "Ned").hand("Ned", seat=1).deck("Trooper", seat=1)
    table.use("ask", "", "Ned", "borrow")
    assert table.recruit_points == 1
    assert (table.in_discard(1), table.in_hand(1)) == (["Ned"], ["Trooper"]), "the card itself stays with its owner"
    table.play("Ned")
    assert table.recruit_points == 1 + 1 + 2, "the borrowed Ned is Covert, so the Superpower works"


@pytest.mark.rule("LG-KW-COORDINATE-03")
def test_each_player_lends_one_card_a_turn():
    table = with_allies(players=4)
    for seat in (1, 2, 3):
        table.hand("Ned", "Ned", seat=seat)
    assert table.can("ask")
    for number in (2, 3, 4):
        table.answer(f"Ask player {number} to lend you a card").answer("Ned").answer("borrow")
    assert not table.can("ask")
    assert table.recruit_points == 1 + 3 + 3


@pytest.mark.rule("LG-KW-COORDINATE-04")
def test_alone_one_card_a_turn_is_swapped():
    table = with_allies(players=1).hand("Ned", "Ned").deck("Odinson", "Agent")
    table.use("coordinate", "Ned")
    assert table.in_hand() == ["Ned", "Odinson"]
    assert table.in_discard() == ["Ned"]
    assert not table.can("coordinate")
    assert not table.can("ask")


@pytest.mark.rule("LG-KW-COORDINATE-05")
def test_an_offer_may_be_declined():
    table = with_allies().hand("Ned", seat=1)
    table.use("ask", "", "Ned", "pass")
    assert table.in_hand(1) == ["Ned"]
    assert table.recruit_points == 0
    assert not table.can("ask"), "until something else was done"


def test_who_is_asked_need_not_lend():
    table = with_allies().hand("Agent").hand("Ned", seat=1)
    table.leaving("ask")
    assert table.seat_asked == 1
    table.answer("pass")
    assert table.in_hand(1) == ["Ned"]
    assert not table.can("ask")
    assert table.play("Agent").can("ask"), "things have changed, so one may ask again"


@pytest.mark.rule("LG-KW-COORDINATE-06")
def test_nobody_lends_in_a_final_showdown():
    table = with_allies(challenges=["final-showdown"], mastermind="loki").hand("Ned", seat=1).points(attack=10)
    table.tactics("Cruel Ruler").leaving("fight", "Loki")
    table.leaving("end")
    assert table.seat_asked == 1
    assert not table.can("ask")
    assert not table.can("coordinate")


def test_nobody_is_asked_whose_open_hand_has_no_such_card():
    assert not with_allies().hand("Agent", seat=1).can("ask")


def test_where_hands_are_hidden_anybody_may_be_asked():
    table = with_allies(open_hands=False).hand("Agent", seat=1)
    assert table.can("ask")
    table.leaving("ask")
    assert table.seat_asked == 1
    assert table.offered == ["pass"]


def test_liz_draws_two_for_a_card_that_is_lent_and_two_of_her_draw_no_more():
    table = with_allies().hand("Ned", "Liz", "Liz", seat=1).deck("Trooper", "Odinson", "Agent", seat=1)
    table.use("ask", "", "Ned", "borrow", "Liz")
    assert table.in_hand(1) == ["Liz", "Liz", "Trooper", "Odinson"]


def test_michelle_finds_a_way_to_fight_with_recruit():
    table = with_allies().hand("Michelle").city(Bank="Mystique", Sewers="Abomination").points(attack=2, recruit=3)
    table.play("Michelle", "Mystique")
    assert [label for label in labels(table) if "Fight" in label] == ["Fight Mystique (5 Recruit)"]
    table.fight("Mystique")
    assert (table.attack, table.recruit_points) == (2, 0)


def test_with_both_in_plenty_either_way_is_offered():
    table = (
        with_allies().hand("Michelle").city(Bank="Mystique").points(attack=5, recruit=3).play("Michelle", "Mystique")
    )
    assert [one for one in labels(table) if "Mystique" in one] == [
        "Fight Mystique (5 Attack)",
        "Fight Mystique (5 Recruit)",
    ]


def test_may_parker_makes_one_fight_with_the_mastermind_easier():
    table = with_allies(mastermind="red-skull").hand("Ned", "May Parker").city(Bank="Mystique").points(attack=20)
    table.tactics("Endless Resources", "Endless Resources").play("Ned").play("May Parker")
    assert table.attack_of("Mystique") == 3
    skull = table.find("Red Skull")
    assert prices.to_fight(table.game, skull) == 5
    table.fight("Red Skull")
    assert prices.to_fight(table.game, skull) == 7


def test_a_cheaper_mastermind_is_for_this_turn_only():
    table = with_allies(mastermind="red-skull").hand("Ned", "May Parker").tactics("Endless Resources")
    table.play("Ned").play("May Parker")
    assert prices.to_fight(table.game, table.find("Red Skull")) == 5
    assert prices.to_fight(table.end_turn().game, table.find("Red Skull")) == 7


def test_liz_is_shown_to_all_when_she_helps():
    table = with_allies(open_hands=False).hand("Ned", "Liz", seat=1).deck("Trooper", "Odinson", seat=1)
    table.use("ask", "", "Ned", "borrow", "Liz")
    assert [card["name"] for card in table.seen(0)["zones"]["hand:1"]["cards"] if "name" in card] == ["Liz"]
