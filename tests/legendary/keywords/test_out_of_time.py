"""Man and Woman Out of Time: who was played comes back on the next turn."""

import pytest

from longbox.games.legendary.table.kinds import TECH
from longbox.games.legendary.table.zones import LATER
from longbox.games.legendary.vocabulary import (
    MAN_OUT_OF_TIME,
    OTHER,
    a,
    card,
    discard,
    draw,
    get,
    on_play,
    superpower,
    there_is,
    to_play,
    woman_out_of_time,
)

from ..made_up import hero
from ..scenario import Scenario

STORM = "Storm the Beachhead"
LOST = hero("Lost", on_play(get(attack=2)), MAN_OUT_OF_TIME, icon=TECH)
FOUND = hero("Found", on_play(draw()), on_play(woman_out_of_time), icon=TECH)
COST = to_play(discard(a(card.that(OTHER))), given=there_is(card.that(OTHER)))
DEAR = hero("Dear", COST, on_play(get(attack=2)), MAN_OUT_OF_TIME)
ADDS = hero("Adds", superpower(TECH, get(attack=5)))


def alone(*hand: object) -> Scenario:
    table = Scenario(players=1, scheme="the-legacy-virus").hand(*hand).deck(*["Agent"] * 20)
    return table.villain_deck(*["Bystander"] * 5)


@pytest.mark.rule("LG-KW-OUTOFTIME-01", "LG-KW-OUTOFTIME-02")
def test_the_beachhead_is_stormed_twice():
    table = alone(STORM, "Odinson").play("Odinson").play(STORM)
    assert table.attack == 2, "for Odinson and itself"
    assert table.cards(LATER) == [STORM]
    table.end_turn()
    assert (table.in_play(), table.cards(LATER)) == ([STORM], [])
    assert len(table.in_hand()) == 6, "it is not one of the new hand"
    table.end_turn()
    assert table.in_discard().count(STORM) == 1
    assert (table.in_play(), table.cards(LATER)) == ([], [])


@pytest.mark.rule("LG-KW-OUTOFTIME-03")
def test_the_beachhead_waits_for_the_card_of_the_villain_deck():
    table = Scenario(players=1, scheme="the-legacy-virus", mastermind="red-skull").hand(STORM)
    table.deck("Odinson", *["Agent"] * 8).villain_deck("Strike", "Bystander").play(STORM).leaving("end")
    assert all(offer.startswith("ko ") for offer in table.offered), "Red Skull strikes first"
    assert table.cards(LATER) == [STORM]
    table.answer("Agent")
    assert table.in_play() == [STORM]
    assert "Odinson" in table.in_hand(), "nothing has been played from hand yet"


@pytest.mark.rule("LG-KW-OUTOFTIME-04")
def test_the_beachhead_helps_others_on_both_turns():
    table = alone(STORM, "Bionic Arm").play(STORM).play("Bionic Arm")
    assert table.cards(LATER) == [STORM, "Bionic Arm"]
    table = alone(STORM).play(STORM)
    table.deck("Bionic Arm", *["Agent"] * 8).end_turn()
    assert table.play("Bionic Arm").cards(LATER) == ["Bionic Arm"]


@pytest.mark.parametrize(("rescued", "waits"), [(2, []), (3, ["Punch Evil in the Face"])])
def test_evil_is_punched_twice_by_a_savior(rescued, waits):
    table = alone("Punch Evil in the Face").victory(*["Bystander"] * rescued).play("Punch Evil in the Face")
    assert table.cards(LATER) == waits


def test_a_patriot_draws_and_comes_back_after_another_strong_card():
    table = alone("Odinson", "Devoted Patriot").play("Odinson").play("Devoted Patriot")
    assert table.in_hand() == ["Agent"]
    assert table.cards(LATER) == ["Devoted Patriot"]


def test_several_come_back_in_the_order_that_their_player_likes():
    table = alone(LOST, FOUND).play("Lost").play("Found")
    table.leaving("end")
    assert sorted(table.offered) == ["return Found", "return Lost"]
    table.answer("Found")
    assert [play.definition.name for play in table.state.plays] == ["Found", "Lost"]
    assert len(table.in_hand()) == 7, "Found drew a card again"


def test_only_its_own_player_plays_it_again():
    table = Scenario().hand(LOST).play("Lost").end_turn()
    assert table.attack == 0
    table.end_turn()
    assert table.attack == 2


def test_who_can_not_pay_for_it_discards_it():
    table = alone(DEAR, "Agent").play("Dear")
    table.deck().discard().end_turn()
    assert table.cards(LATER) == []
    assert "Dear" in table.in_discard()


def test_the_bionic_arm_comes_back_only_after_another_tech_card():
    assert alone("Bionic Arm").play("Bionic Arm").cards(LATER) == []
    table = alone("Endless Invention", "Bionic Arm").play("Endless Invention").play("Bionic Arm")
    assert table.cards(LATER) == ["Bionic Arm"]
    table.end_turn()
    assert table.attack == 2
    assert table.cards(LATER) == []


def test_the_nest_draws_each_time():
    table = alone("Endless Invention", "Sniper Nest").play("Endless Invention").play("Sniper Nest").end_turn()
    assert len(table.in_hand()) == 7
    assert table.recruit_points == 1


@pytest.mark.parametrize(("others", "attack"), [(6, 3), (7, 5)])
def test_training_needs_seven_others(others, attack):
    table = alone(*["Agent"] * others, "KGB Training")
    for _ in range(others):
        table.play("Agent")
    assert table.play("KGB Training").attack == attack


def test_two_is_more_than_four():
    table = alone("Endless Invention", "2>4", "Trooper", "Quick Draw", "Odinson").play("Endless Invention")
    table.play("2>4", "Trooper", "Odinson").play("Trooper").play("Odinson").play("Quick Draw")
    assert table.cards(LATER) == ["Trooper", "Odinson"]
    table.leaving("end")
    table.answer("Odinson")
    assert (table.attack, table.recruit_points) == (1, 2)
    assert table.cards(LATER) == [], "what was lent is over"
