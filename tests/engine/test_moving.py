"""Moving cards one by one, and many in one go."""

from __future__ import annotations

import pytest

from longbox.engine import saves, view

from .toy import BRUTE, CAPTAIN, DECK, HAND, PILE, SHIELD, SIDE, toy


def one_by_one(game, cards, zone, bottom):
    for card in list(cards):
        game.move(card, zone, bottom=bottom)


@pytest.mark.parametrize("bottom", [False, True])
@pytest.mark.parametrize("to", [DECK, HAND, PILE, SIDE])
@pytest.mark.parametrize("many", [0, 1, 2, 3])
@pytest.mark.parametrize("hand", [(BRUTE, BRUTE, BRUTE), (BRUTE, CAPTAIN, SHIELD)], ids=["silent", "speaking"])
def test_many_cards_go_as_they_would_one_by_one(hand, many, to, bottom):
    game = toy(hands=([*hand], []))
    other = game.clone()
    zone = to.at(1)
    cards = game.state.zones[HAND.at(0)][:many]
    game.move_all(cards, zone, bottom=bottom)
    one_by_one(other, cards, zone, bottom)
    assert saves.digest(game) == saves.digest(other)
    assert (game.state.watchers, game.state.statics) == (other.state.watchers, other.state.statics)


def test_a_whole_zone_can_be_named_itself():
    game = toy(hands=([BRUTE, BRUTE], []))
    hand = game.state.zones[HAND.at(0)]
    game.move_all(hand, PILE.at(0))
    assert game.state.zones[HAND.at(0)] == []
    assert game.state.zones[PILE.at(0)] == hand


def test_a_list_of_cards_in_a_zone_stays_what_it_was():
    game = toy(hands=([BRUTE, CAPTAIN], []))
    state = game.state
    hand, deck, pile = state.zones[HAND.at(0)], state.zones[DECK.at(0)], state.zones[PILE.at(0)]
    before = [list(cards) for cards in (hand, deck, pile)]
    game.move(hand[0], PILE.at(0))
    game.move(deck[-1], PILE.at(0), bottom=True)
    game.move(deck[-2], DECK.at(0), bottom=True)
    game.move_all(deck[:3], PILE.at(0))
    game.shuffle(DECK.at(0))
    state.new_cards([BRUTE], 0, PILE.at(0))
    assert [hand, deck, pile] == before
    assert [len(state.zones[zone.at(0)]) for zone in (HAND, DECK, PILE)] == [len(hand) - 1, len(deck) - 4, 6]


def test_values_found_before_many_cards_went_are_forgotten():
    game = toy(hands=([CAPTAIN, BRUTE], []))
    captain, brute, *_ = game.state.zones[HAND.at(0)]
    one_by_one(game, [captain, brute], SIDE.at(0), bottom=False)
    assert game.value(brute, "health") == 4
    game.move_all([brute], SIDE.at(1))
    assert game.value(brute, "health") == 3


def test_who_looks_at_a_zone_knows_the_cards_that_come_there():
    game = toy()
    game.move_all(game.state.zones[DECK.at(0)][-2:], HAND.at(1))
    hand = game.state.zones[HAND.at(1)]
    assert [game.state.known[card] for card in hand[-2:]] == [2, 2]
    game.move_all(hand[-2:], PILE.at(0))
    assert [game.state.known[card] for card in game.state.zones[PILE.at(0)]] == [-1, -1]


def test_a_card_that_lies_face_down_is_seen_when_it_is_turned_up():
    game = toy()
    card = game.state.zones[DECK.at(0)][-1]
    game.turn_down(card)
    game.move(card, PILE.at(0))
    assert game.state.known[card] == 0
    game.turn_down(card, down=False)
    assert game.state.known[card] == -1


def test_a_handle_is_the_same_when_it_was_forgotten():
    handles = view.Handles("12345", 1)
    first = handles.of(7, 0)
    others = {handles.of(card, sight) for card in range(100) for sight in range(20)}
    assert len(handles.known) <= view.HANDLES_KEPT
    assert len(others) == 2000
    assert handles.of(7, 0) == first
    assert first not in {view.Handles("12345", 0).of(7, 0), view.Handles("12345", None).of(7, 0), handles.of(7, 1)}
