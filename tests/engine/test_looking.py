"""Look, choose, move: cards that were looked at, who knows them, and what becomes of them."""

from __future__ import annotations

import pytest

from engine.test_phrases import CHEAP, CHOSEN, SAY
from engine.toy import BRUTE, CAPTAIN, DECK, HAND, PILE, toy
from longbox.engine.effects.adjectives import Is
from longbox.engine.effects.choosing import a, each
from longbox.engine.effects.counting import per
from longbox.engine.effects.deeds import Deed
from longbox.engine.effects.flow import do
from longbox.engine.effects.moving import (
    THOSE,
    InAnyOrder,
    Until,
    hide_what_leaves,
    look,
    pile,
    reveal,
    search,
    top,
)
from longbox.engine.effects.nouns import IT, Cards
from longbox.engine.effects.places import InYour
from longbox.engine.frames import Scope

YOUR_DECK = pile("{your} deck", DECK)


def take_them(game, scope, cards, amount):
    hide_what_leaves(game, scope)
    game.move_all(cards, HAND.at(scope.you))


def put_under_them(game, scope, cards, amount):
    for card in cards:
        game.move(card, DECK.at(scope.you), bottom=True)


def discard_them(game, scope, cards, amount):
    game.move_all(cards, PILE.at(scope.you))


take = Deed("take", act=take_them, key="take").to
put_under = Deed("put", "{whom} under {your} deck", act=put_under_them, key="put under")
discard = Deed("discard", act=discard_them)
BRUTES = Is("brutish", lambda game, scope, card: game.face(card) is BRUTE)
brute_in_pile = Cards("Brute", InYour((PILE,), ""), (Is("", BRUTES.test),))


def table(*on_top):
    """A table where nothing is in progress, with these cards on top of the deck, the first one topmost."""
    game = toy()
    for card in reversed(on_top):
        game.state.new_card(card, 0, DECK.at(0), pool=0)
    game.decision = None
    game.state.frames.clear()
    return game


def tops(game, many):
    return game.state.zones[DECK.at(0)][: -many - 1 : -1]


def test_those_are_looked_at_by_one_or_shown_to_all():
    for node, eyes in ((look(top(YOUR_DECK, 2)), [True, False]), (reveal(top(YOUR_DECK, 2)), [True, True])):
        game = table(BRUTE, CAPTAIN)
        cards = tops(game, 2)
        game.enter(node, Scope(0))
        game.run()
        assert [bool(game.state.known[cards[0]] >> seat & 1) for seat in (0, 1)] == eyes


def test_one_is_taken_and_the_rest_goes_under_the_deck_in_any_order():
    game = table(CAPTAIN, BRUTE, CAPTAIN)
    first, second, third = tops(game, 3)
    game.enter(do(look(top(YOUR_DECK, 3)), take(a(THOSE.that(BRUTES))), InAnyOrder(put_under, THOSE.rest)), Scope(0))
    game.run()
    assert game.state.zone[second] == HAND.at(0)
    assert game.decision is None, "who finds one Brute and two equal cards has no choice"
    assert game.state.zones[DECK.at(0)][:2] == [third, first]


def test_an_order_is_asked_for_until_one_is_left():
    game = table(CAPTAIN, BRUTE)
    first, second = tops(game, 2)
    game.enter(do(look(top(YOUR_DECK, 2)), InAnyOrder(put_under, THOSE)), Scope(0))
    game.run()
    assert game.decision is not None
    assert [(option.verb, option.card) for option in game.decision.options] == [
        ("put under", first),
        ("put under", second),
    ]
    game.choose(game.decision.options[1])
    assert game.state.zones[DECK.at(0)][:2] == [first, second]


def test_those_that_have_gone_are_no_longer_meant():
    game = table(CAPTAIN, BRUTE)
    first, second = tops(game, 2)
    scope = Scope(0)
    game.enter(reveal(top(YOUR_DECK, 2)), scope)
    game.run()
    game.move(first, HAND.at(0))
    assert THOSE.cards(game, scope) == [second]
    assert THOSE.that(BRUTES).cards(game, scope) == [second]
    assert THOSE.of(brute_in_pile).cards(game, scope) == [second]


def test_one_alone_is_it():
    game = table(CAPTAIN, BRUTE)
    (first,) = tops(game, 1)
    game.enter(do(reveal(top(YOUR_DECK)), take(IT)), Scope(0))
    game.run()
    assert game.state.zone[first] == HAND.at(0)


def test_who_searches_a_deck_sees_all_of_it():
    game = table(BRUTE)
    game.enter(search(YOUR_DECK), Scope(0))
    game.run()
    assert all(game.state.known[card] & 1 for card in game.state.zones[DECK.at(0)])


@pytest.mark.parametrize("hidden", [True, False])
def test_who_does_not_see_the_cards_does_not_see_which_of_them_is_taken(hidden):
    game = table(CAPTAIN, BRUTE)
    first, second = tops(game, 2)
    game.show([first, second])
    node = look(top(YOUR_DECK, 2)) if hidden else reveal(top(YOUR_DECK, 2))
    game.enter(do(node, take(a(THOSE.that(BRUTES)))), Scope(0))
    game.run()
    assert bool(game.state.known[second] & 2) is not hidden


def test_cards_are_turned_over_until_one_turns_up():
    game = table(CAPTAIN, BRUTE, BRUTE)
    first, second, third = tops(game, 3)
    scope = Scope(0)
    game.enter(Until(discard, YOUR_DECK, brute_in_pile), scope)
    assert game.state.zones[PILE.at(0)] == [first, second]
    assert IT.cards(game, scope) == [second]
    assert game.state.zone[third] == DECK.at(0)


def test_looking_says_what_is_looked_at_and_what_follows_speaks_of_it():
    others = SAY.of_others()
    assert look(top(YOUR_DECK, 3)).words(SAY) == "look at the top 3 cards of your deck"
    assert reveal(top(YOUR_DECK)).words(others) == "reveals the top card of their deck"
    assert search(YOUR_DECK).words(SAY) == "search your deck"
    assert take(a(THOSE)).words(SAY) == "take one of them"
    assert take(a(THOSE.rest)).words(SAY) == "take another"
    assert take(each(THOSE.that(CHOSEN))).words(SAY) == "take those that were chosen"
    assert take(a(THOSE.of(brute_in_pile.that(CHEAP)))).words(SAY) == "take a Brute with a cost of 3 or less among them"
    assert per(THOSE.that(CHOSEN)).words(SAY) == "1 for each of them that was chosen"
    assert InAnyOrder(put_under, THOSE.rest).words(SAY) == "put the rest under your deck in any order"
    said = "discard cards from your deck until a Brute turns up"
    assert Until(discard, YOUR_DECK, brute_in_pile).words(SAY) == said
