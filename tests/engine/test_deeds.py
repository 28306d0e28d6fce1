"""Verbs as data: a deed says itself, by whom, to whom and how much, and does what it says."""

from __future__ import annotations

from functools import partial

import pytest

from engine.test_phrases import CHEAP, IN_BACK_ROW, SAY, STUNNED, fighter
from engine.toy import toy
from longbox.engine.effects import phrases
from longbox.engine.effects.adjectives import Having, Measure
from longbox.engine.effects.amounts import Tally
from longbox.engine.effects.before_acting import choose_first
from longbox.engine.effects.choosing import (
    a,
    any_number,
    at_random,
    both,
    each,
    either,
    exactly,
    highest,
    lowest,
    one_of_each,
    one_to,
    the,
    topmost,
    up_to,
)
from longbox.engine.effects.conditions import Fact, is_a, not_
from longbox.engine.effects.counting import all_but, either_amount, per, per_two, plus, value
from longbox.engine.effects.deeds import Deed
from longbox.engine.effects.flow import or_else
from longbox.engine.effects.nouns import IT, THIS, A, Cards, Each
from longbox.engine.effects.places import Among
from longbox.engine.frames import Scope


def nothing(game, scope, cards, amount) -> None:
    pass


stun = Deed("stun", act=nothing, key="stun").to
push = Deed("push", "{whom} to the back row", act=nothing).to
damage = Deed("deal", "damage to {whom}", act=nothing).of
draw = Deed("draw", "card", "cards", act=nothing).so_many
shuffle = Deed("shuffle", "{your} deck", act=nothing).done
gain = Deed("gain", "XP", act=nothing, acts=True).of
RESCUED = Tally("guest {you} rescued", lambda game, scope: 5)


def test_a_deed_says_itself_with_its_noun_and_number():
    assert stun(A(fighter)).words(SAY) == "stun a fighter"
    assert push(Each(fighter)).words(SAY) == "push each fighter to the back row"
    assert damage(3, A(fighter)).words(SAY) == "deal 3 damage to a fighter"
    assert [draw(number).words(SAY) for number in (1, 2)] == ["draw a card", "draw 2 cards"]
    assert gain(2, THIS).words(SAY) == "this card gains 2 XP"


def test_a_deed_follows_the_person():
    others = SAY.of_others()
    assert shuffle().words(SAY) == "shuffle your deck"
    assert shuffle().words(others) == "shuffles their deck"
    assert draw(2).words(others.after_may()) == "draw 2 cards"


def test_an_amount_goes_around_what_it_measures():
    assert damage(per(fighter, 2, most=6), IT).words(SAY) == "deal 2 damage to it for each fighter (at most 6)"
    assert draw(per(RESCUED)).words(SAY) == "draw a card for each guest you rescued"
    assert draw(per_two(fighter)).words(SAY) == "draw a card for each pair of fighters"
    atk = Measure("ATK", lambda game, card: 3)
    assert damage(value(IT, atk, more=1), A(fighter)).words(SAY) == "deal damage to a fighter equal to its ATK plus 1"
    hurt = Fact("{you} are hurt", lambda game, scope: True)
    assert damage(either_amount(3, 5, given=hurt), IT).words(SAY) == "deal 3 damage to it (5 if you are hurt)"
    more = damage(plus(1, per(RESCUED, 2)), IT)
    assert more.words(SAY) == "deal 1 damage to it plus 2 for each guest you rescued"
    assert more.so_much(toy(), Scope(0)) == 11


def test_a_quality_is_affirmed_and_denied():
    cost = Having(Measure("cost", lambda game, card: 0, "that costs {bound}", phrases.THAT), most=3)
    said = [
        (is_a(IT, quality).words(SAY), not_(is_a(IT, quality)).words(SAY)) for quality in (STUNNED, IN_BACK_ROW, cost)
    ]
    assert said == [
        ("it is stunned", "it is not stunned"),
        ("it is in its back row", "it is not in its back row"),
        ("it costs 3 or less", "it does not cost 3 or less"),
    ]
    assert is_a(IT, CHEAP).words(SAY) == "it has a cost of 3 or less"
    assert not_(not_(is_a(IT, STUNNED))).words(SAY) == "it is stunned"
    with pytest.raises(AssertionError, match="opposite"):
        not_(Fact("it rains", lambda game, scope: True)).words(SAY)


def test_what_is_chosen_for_a_deed_is_offered_by_its_verb():
    choice = stun(A(fighter, least=0, most=2)).whom
    assert isinstance(choice, A)
    assert (choice.verb, choice.least, choice.most) == ("stun", 0, 2)


def test_a_deed_one_by_one_is_done_as_often_as_its_amount_says():
    done = []
    wound = Deed("gain", "Wound", "Wounds", act=lambda game, scope, cards, amount: done.append(amount), one_by_one=True)
    game = toy()
    game.decision = None
    game.enter(wound.so_many(3), Scope(0))
    game.run()
    assert done == [1, 1, 1]


def test_amounts_are_found_when_they_matter():
    game = toy()
    scope = Scope(0)
    assert per(RESCUED, 2, most=7).of(game, scope) == 7
    assert per(RESCUED, 2).of(game, scope) == 10


def test_how_many_are_meant_is_said_of_any_noun():
    atk = Measure("ATK", lambda game, card: card)
    meant = [
        a(fighter),
        up_to(2, fighter),
        exactly(2, fighter),
        any_number(fighter),
        each(fighter),
        at_random(fighter, 2),
    ]
    assert [noun.words(SAY) for noun in meant] == [
        "a fighter",
        "up to 2 fighters",
        "2 fighters",
        "any number of fighters",
        "each fighter",
        "2 random fighters",
    ]
    assert a(highest(fighter.that(IN_BACK_ROW), atk)).words(SAY) == "the fighter with the highest ATK in its back row"
    assert the(fighter.that(STUNNED)).words(SAY) == "the stunned fighter"
    assert both(THIS, a(fighter)).words(SAY) == "this card and a fighter"
    assert either(fighter, fighter.that(STUNNED)).words(SAY) == "fighter or stunned fighter"


def test_the_highest_are_all_that_tie():
    game = toy()
    halves = Measure("half", lambda game, card: card // 2)
    cards = Cards("card", Among(lambda game, scope: [1, 4, 5, 2]))
    assert highest(cards, halves).cards(game, Scope(0)) == [4, 5]
    assert lowest(cards, halves).cards(game, Scope(0)) == [1]


def test_chance_picks_as_many_as_there_are_at_most():
    game = toy()
    noun = at_random(Cards("card", Among(lambda game, scope: [1, 4, 5])), 5)
    scope = Scope(0)
    noun.prepare(game, scope)
    assert sorted(noun.cards(game, scope)) == [1, 4, 5]


def test_what_may_be_declined_is_said_with_a_may():
    perhaps = stun(up_to(1, fighter))
    assert perhaps.words(SAY) == "you may stun a fighter"
    assert perhaps.words(SAY.of_others()) == "may stun a fighter"
    assert perhaps.words(SAY.after_may()) == "stun a fighter"
    assert stun(up_to(2, fighter)).words(SAY) == "stun up to 2 fighters"


def test_as_many_as_are_counted_are_chosen():
    assert stun(exactly(per(fighter), fighter)).words(SAY) == "stun a fighter for each fighter"
    three = Cards("card", Among(lambda game, scope: [1, 4, 5]))
    assert [all_but(left, three).of(toy(), Scope(0)) for left in (2, 4)] == [1, 0]
    assert stun(exactly(all_but(2, three), three)).words(SAY) == "stun cards until 2 are left"


def test_a_deed_may_speak_of_the_card_that_speaks():
    put_under = Deed("put", "{whom} under {this}", act=nothing).to
    assert put_under(a(fighter)).words(SAY) == "put a fighter under this card"


def test_a_deed_may_be_done_by_what_is_neither_a_player_nor_a_card():
    lose_force = Deed("lose", "force", act=lambda game, scope, cards, amount: None, subject="the attack").done
    assert lose_force().words(SAY) == "the attack loses force"


def test_a_cost_is_paid_in_full_where_an_effect_does_what_it_can():
    heal = Deed(
        "heal",
        "damage",
        act=nothing,
        can=lambda game, scope, cards, amount: amount > 0,
        full=lambda game, scope, cards, amount: amount <= 2,
    ).so_many
    game, scope = toy(), Scope(0)
    found = [(heal(number).possible(game, scope), heal(number).payable(game, scope)) for number in (0, 2, 3)]
    assert found == [(False, True), (True, True), (True, False)]


def test_something_else_is_done_where_an_effect_could_change_nothing():
    done = []
    first, second = [
        Deed(name, "", act=partial(note, done, name), can=lambda game, scope, cards, amount: amount > 0)
        for name in ("hide", "run")
    ]
    for number in (0, 1):
        or_else(first.so_many(number), second.so_many(1)).enter(toy(), Scope(0))
    assert done == ["run", "hide"]
    assert or_else(first.done(), second.done()).words(SAY) == "hide; if you can't, run"


def note(done, name, game, scope, cards, amount) -> None:
    done.append(name)


def test_what_is_chosen_first_is_spoken_of_in_all_that_follows():
    blow = choose_first(a(fighter), draw(1), damage(2, IT))
    assert blow.words(SAY) == "choose a fighter, draw a card, then deal 2 damage to it"
    assert one_to(3, one_of_each(fighter)).words(SAY) == "up to 3 different fighters"
    assert stun(topmost(fighter)).words(SAY) == "stun the topmost fighter"
