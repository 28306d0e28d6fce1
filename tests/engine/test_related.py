"""Qualities of cards that other cards give."""

from __future__ import annotations

from engine.test_phrases import EVERYWHERE, SAY
from engine.toy import BRUTE, CAPTAIN, HAND, toy
from longbox.engine.effects.adjectives import Feature, Has, Measure
from longbox.engine.effects.nouns import THIS, Cards
from longbox.engine.effects.places import Among, InYour
from longbox.engine.effects.related import holding, less_than, under
from longbox.engine.frames import Scope

NAME = Feature(lambda game, card, name: game.face(card).name == name)
brute = Cards("fighter", InYour((HAND,), "in {your} hand"), (Has(NAME, ("Brute",)),))
fighter = Cards("fighter", EVERYWHERE)


def test_a_card_holds_what_lies_on_it():
    game = toy(hands=([BRUTE, CAPTAIN, CAPTAIN], []))
    held, holder, other = game.state.zones[HAND.at(0)][:3]
    scope = Scope(1)
    assert not holding(brute).fits(game, scope, holder)
    game.attach(held, holder)
    assert holding(brute).fits(game, scope, holder)
    game.attach(holder, other)
    assert not holding(brute).fits(game, scope, other)
    assert fighter.that(holding(brute)).words(SAY) == "fighter that holds a Brute fighter"


def test_what_lies_on_a_card_is_under_it():
    game = toy(hands=([BRUTE, CAPTAIN, CAPTAIN], []))
    held, holder, other = game.state.zones[HAND.at(0)][:3]
    game.attach(held, holder)
    below = fighter.at(under(THIS))
    assert below.cards(game, Scope(0, holder)) == [held]
    assert below.match(game, Scope(0, holder), held)
    assert below.cards(game, Scope(0, other)) == []
    assert below.words(SAY) == "fighter under this card"


def test_a_number_is_less_than_there_are_cards():
    number = Measure("ATK", lambda game, card: card)
    three = Cards("fighter", Among(lambda game, scope: [7, 8, 9], "in the pile"))
    weak = less_than(three, number)
    assert [weak.fits(toy(), Scope(0), card) for card in (2, 3)] == [True, False]
    assert fighter.that(weak).words(SAY) == "fighter with less ATK than there are fighters in the pile"
