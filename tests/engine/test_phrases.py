"""Nouns say themselves in good order, whatever order their adjectives were written in."""

from __future__ import annotations

import itertools

import pytest

from engine.toy import BRUTE, CAPTAIN, DECK, HAND, SIDE, toy
from longbox.engine import slots
from longbox.engine.effects import phrases
from longbox.engine.effects.adjectives import OTHER, Feature, Has, Having, Is, Measure
from longbox.engine.effects.conditions import none
from longbox.engine.effects.nouns import IT, THIS, A, Cards
from longbox.engine.effects.phrases import BEFORE, BEHIND, plural_of
from longbox.engine.effects.places import Among, InYour
from longbox.engine.effects.related import with_at_least, with_at_most, with_less
from longbox.engine.effects.some_players import SomePlayers, there_is_a_player
from longbox.engine.frames import Scope
from longbox.engine.inflection import third_person
from longbox.engine.words import Say

SAY = Say("this card")


def everyone(game, scope, card) -> bool:
    return True


STUNNED = Is("stunned", everyone)
ENEMY = Among(lambda game, scope: [], "enemy", BEFORE, phrases.SIDE)
SUPPORTING = Is("supporting", everyone, rank=phrases.KIND)
IN_BACK_ROW = Is("in its back row", everyone, BEHIND, phrases.PLACE)
CHOSEN = Is("that was chosen", everyone, BEHIND, phrases.THAT, "that were chosen")
CHEAP = Having(Measure("cost", lambda game, card: 0, "with a {word} of {bound}"), most=3)
COSTLY = Having(Measure("cost", lambda game, card: 0, "that costs {bound}", phrases.THAT), least=7)
EVERYWHERE = Among(lambda game, scope: [], anywhere=True)
fighter = Cards("fighter", EVERYWHERE)


def test_the_words_of_a_phrase_stand_in_one_order():
    said = "other stunned enemy supporting fighter in its back row that was chosen"
    for order in itertools.permutations((CHOSEN, IN_BACK_ROW, SUPPORTING, ENEMY, STUNNED, OTHER)):
        assert fighter.that(*order).words(SAY) == said


def test_several_have_a_plural_of_their_own_head_and_clauses():
    assert fighter.that(CHOSEN).several(SAY) == "fighters that were chosen"
    assert Cards("Hero", EVERYWHERE).several(SAY) == "Heroes"
    assert Cards("foot", EVERYWHERE, heads="feet").several(SAY) == "feet"
    assert fighter.that(STUNNED).called("hero").several(SAY) == "stunned heroes"
    assert [plural_of(head) for head in ("ally", "day", "box", "card")] == ["allies", "days", "boxes", "cards"]


def test_a_place_takes_the_place_of_anywhere_and_narrows_another():
    assert fighter.that(ENEMY).place is ENEMY
    in_hand = InYour((HAND,), "in {your} hand")
    assert fighter.at(in_hand).that(ENEMY).place is in_hand
    assert fighter.at(in_hand).that(ENEMY).words(SAY) == "enemy fighter in your hand"


def test_a_place_is_where_cards_are_or_where_they_leave_from():
    in_hand, on_side = InYour((HAND,), "{from} {your} hand"), InYour((SIDE,), "{from} {your} row")
    assert fighter.at(in_hand).words(SAY) == "fighter in your hand"
    assert fighter.at(in_hand).words(SAY.of_leaving()) == "fighter from your hand"
    assert fighter.at(in_hand, on_side).words(SAY.of_leaving()) == "fighter from your hand or your row"
    assert fighter.at(in_hand, EVERYWHERE).words(SAY) == "fighter"


def test_one_of_several_places_has_the_cards_of_all():
    game = toy(hands=([BRUTE], [BRUTE]))
    anywhere = fighter.at(InYour((HAND,), ""), InYour((SIDE,), ""), InYour((DECK,), ""))
    cards = [*game.state.zones[HAND.at(0)], *game.state.zones[DECK.at(0)]]
    assert anywhere.cards(game, Scope(0)) == cards
    assert all(anywhere.match(game, Scope(0), card) for card in cards)
    assert not anywhere.match(game, Scope(1), cards[0])


@pytest.mark.parametrize(
    ("least", "most", "said"),
    [(None, 3, "3 or less"), (2, None, "2 or more"), (4, 4, "4"), (5, 6, "5 or 6"), (2, 5, "2 to 5")],
)
def test_a_measure_is_bounded_in_words(least, most, said):
    cost = Measure("cost", lambda game, card: 0, "that costs {bound}", phrases.THAT)
    assert fighter.that(Having(cost, least, most)).words(SAY) == f"fighter that costs {said}"
    assert fighter.that(Having(cost, least, most)).several(SAY) == f"fighters that cost {said}"


def test_a_bound_comes_before_the_place():
    assert fighter.that(IN_BACK_ROW, CHEAP).words(SAY) == "fighter with a cost of 3 or less in its back row"


def test_places_and_verbs_follow_the_person():
    card = Cards("card", InYour((HAND, SIDE), "{you} have in {your} hand"))
    assert A(card).words(SAY) == "a card you have in your hand"
    assert A(card).words(SAY.of_others()) == "a card they have in their hand"
    assert (SAY.does("draw"), SAY.of_others().does("draw")) == ("draw", "draws")
    assert SAY.of_others().after_may().does("draw") == "draw"
    assert [third_person(verb) for verb in ("KO", "pass on", "carry", "may go")] == [
        "KOs",
        "passes on",
        "carries",
        "may go",
    ]


def test_a_name_that_cards_have_is_said_as_its_feature_says():
    teams = {1: "Aliens", 2: "Eels"}
    team = Feature(lambda game, card, name: teams[card] == name, head="fighter")
    icon = Feature(lambda game, card, name: False, "with {a} icon", BEHIND, phrases.THAT)
    kind = Feature(lambda game, card, name: False, "")
    assert fighter.that(Has(team, ("Aliens", "Eels"))).words(SAY) == "Aliens or Eels fighter"
    assert fighter.that(Has(icon, ("Attack",))).words(SAY) == "fighter with an Attack icon"
    assert fighter.that(Has(kind, ("ally",))).words(SAY) == "fighter"
    qualities = [Has(feature, (name,)) for feature, name in ((team, "Eels"), (icon, "Attack"), (kind, "Hulk"))]
    said = [quality.said_of("he", SAY) for quality in qualities]
    assert said == ["he is an Eels fighter", "he has an Attack icon", "he is Hulk"]
    assert qualities[0].said_of("he", SAY, denied=True) == "he is not an Eels fighter"
    assert [Has(team, ("Eels",)).fits(toy(), Scope(0), card) for card in (1, 2)] == [False, True]


@pytest.mark.parametrize(
    ("quality", "said"),
    [
        (STUNNED, ["it is stunned", "it is not stunned", "you are stunned", "you are not stunned"]),
        (CHEAP, [f"{who} a cost of 3 or less" for who in ("it has", "it has no", "you have", "you have no")]),
        (COSTLY, [f"{who} 7 or more" for who in ("it costs", "it does not cost", "you cost", "you do not cost")]),
        (
            InYour((HAND,), "in {your} hand"),
            [f"{who} in your hand" for who in ("it is", "it is not", "you are", "you are not")],
        ),
    ],
)
def test_a_quality_is_said_of_somebody_or_denied(quality, said):
    assert [quality.said_of(who, SAY, denied) for who in ("it", "you") for denied in (False, True)] == said


def test_a_place_may_be_that_of_another_player():
    other = SomePlayers("an enemy player", lambda game, scope: [1 - scope.you])
    card_in_hand = Cards("card", InYour((HAND,), "in {your} hand").of(other))
    assert A(card_in_hand).words(SAY) == "a card in an enemy player's hand"
    game = toy(hands=([BRUTE], [BRUTE, CAPTAIN]), deck=0)
    theirs = game.state.zones[HAND.at(1)]
    assert card_in_hand.cards(game, Scope(0)) == theirs
    assert [card_in_hand.match(game, Scope(seat), theirs[0]) for seat in (0, 1)] == [True, False]


def test_there_may_be_a_player_of_whom_something_holds():
    enemy = SomePlayers("an enemy player", lambda game, scope: [1 - scope.you])
    bare = there_is_a_player(enemy.that(none(Cards("card", InYour((HAND,), "in {your} hand")))))
    assert bare.words(SAY) == "there is an enemy player without a card in their hand"
    game = toy(hands=([BRUTE], []), deck=0)
    assert [bare.holds(game, Scope(seat)) for seat in (0, 1)] == [True, False]


def test_what_was_chosen_is_called_by_what_it_is_where_it_could_be_another():
    enemy = IT.called("enemy")
    assert [IT.words(SAY), enemy.words(SAY)] == ["it", "that enemy"]
    assert enemy.cards(toy(), Scope(0, 5, vars={slots.IT: (6,)})) == [6]


def test_cards_are_told_apart_by_the_numbers_of_others():
    number = Measure("number", lambda game, card: card)
    others = Cards("other", Among(lambda game, scope: [4, 7]))
    adjectives = [with_less(number, THIS), with_at_least(number, IT), with_at_most(number, others)]
    assert [fighter.that(one).words(SAY) for one in adjectives] == [
        "fighter with less number than this card",
        "fighter with the same or a higher number",
        "fighter with no higher number than an other",
    ]
    scope = Scope(0, 5, vars={slots.IT: (6,)})
    assert [[card for card in range(10) if one.fits(toy(), scope, card)] for one in adjectives] == [
        [0, 1, 2, 3, 4],
        [6, 7, 8, 9],
        [0, 1, 2, 3, 4, 5, 6, 7],
    ]
