"""Points are lots: of a currency, from a card, and sometimes for one purpose only."""

import pytest

from longbox.engine.frames import Scope
from longbox.games.legendary.chapters import points
from longbox.games.legendary.table.kinds import ATTACK_POINTS, RECRUIT_POINTS
from longbox.games.legendary.table.nouns import villain_in_city
from longbox.games.legendary.table.speech import Speech
from longbox.games.legendary.vocabulary.abilities import on_play
from longbox.games.legendary.vocabulary.nouns import the_mastermind
from longbox.games.legendary.vocabulary.points import get

from .scenario import Scenario


def with_bound(attack, bound):
    """A table at which so much Attack is good for the Mastermind only."""
    table = Scenario(mastermind="red-skull").city(Bank="Blob", Sewers="Sentinel").points(attack=attack)
    points.get(table.game, ATTACK_POINTS, bound, purpose=the_mastermind)
    return table


def test_a_play_remembers_which_card_made_which_points():
    table = Scenario().hand("Agent", "Trooper").play("Agent").play("Trooper")
    agent, trooper = (play.card for play in table.state.plays)
    lots = [(lot.currency, lot.amount, lot.source) for lot in table.state.points]
    assert lots == [(RECRUIT_POINTS, 1, agent), (ATTACK_POINTS, 1, trooper)]


def test_bound_points_count_only_against_what_they_are_for():
    table = with_bound(attack=2, bound=5)
    assert table.offered == ["fight Red Skull", "end"]
    assert table.attack == 2, "what is free to be spent"
    assert table.game.decision.about.prompt(table.game, table.game.decision).endswith("(and 5 Attack for a Mastermind)")


def test_bound_points_are_spent_first():
    table = with_bound(attack=5, bound=5).tactics("Endless Resources", "Endless Resources")
    table.fight("Red Skull")
    assert table.attack == 3
    table.fight("Sentinel")
    assert table.attack == 0


def test_an_effect_can_give_points_for_one_purpose():
    against_him = on_play(get(attack=5, only=the_mastermind))
    assert against_him.effect.words(Speech("this card")) == "you get +5 Attack that you can spend only on a Mastermind"
    table = Scenario(mastermind="red-skull").points(attack=2)
    against_him.effect.enter(table.game, Scope(0))
    assert table.offered == ["fight Red Skull", "end"]


def test_what_is_left_of_them_is_gone_at_the_end_of_the_turn():
    table = with_bound(attack=0, bound=5).end_turn()
    assert table.state.points == ()


def test_totals_are_the_sums_of_free_lots():
    table = with_bound(attack=3, bound=2)
    points.get(table.game, RECRUIT_POINTS, 4)
    points.spend(table.game, RECRUIT_POINTS, 1)
    lots = table.state.points
    assert table.attack == sum(lot.amount for lot in lots if lot.currency == ATTACK_POINTS and lot.purpose is None)
    assert table.recruit_points == 3


def test_more_than_there_is_can_not_be_spent():
    table = with_bound(attack=3, bound=2)
    with pytest.raises(AssertionError, match="1 attack more"):
        points.spend(table.game, ATTACK_POINTS, 4)


def test_bound_attack_is_no_recruit():
    table = Scenario(mastermind="red-skull").city(Bank="Maggia Goons")
    points.get(table.game, ATTACK_POINTS, 2, purpose=villain_in_city)
    assert not table.can("fight"), "they take 4, of Attack and Recruit together"
    points.get(table.game, RECRUIT_POINTS, 2)
    table.game.ask_again()
    table.fight("Maggia Goons")
    assert (table.attack, table.recruit_points, table.state.bound) == (0, 0, 0)


def test_what_is_left_of_a_bound_lot_stays_bound():
    table = Scenario(mastermind="red-skull").city(Bank="Sentinel", Sewers="Sentinel")
    points.get(table.game, ATTACK_POINTS, 5, purpose=villain_in_city)
    table.fight("Sentinel")
    assert [(lot.amount, lot.purpose) for lot in table.state.points] == [(2, villain_in_city)]
    assert table.attack == 0
    assert not table.can("fight")


@pytest.mark.parametrize("amount", [0, -3])
def test_no_points_are_no_lot(amount):
    table = Scenario()
    points.get(table.game, ATTACK_POINTS, amount)
    assert table.state.points == ()
    assert table.state.attack_made == table.attack == 0


def test_what_was_made_is_counted_also_if_it_is_bound_or_spent():
    table = with_bound(attack=0, bound=5)
    points.get(table.game, RECRUIT_POINTS, 4)
    points.spend(table.game, RECRUIT_POINTS, 3)
    assert (table.state.attack_made, table.state.recruit_made) == (5, 4)
    assert (table.attack, table.recruit_points) == (0, 1)
