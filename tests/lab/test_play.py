"""One game of a lab."""

import random

import pytest

import longbox
from lab.grids import DUEL, RHINO, same
from longbox.lab.curves import curves_of, measures
from longbox.lab.plan import Cell
from longbox.lab.play import play, rotated
from longbox.seen import Seen


@pytest.mark.parametrize("cell", [DUEL, RHINO, Cell("legendary", {"players": 2}, ("random", "random"), {})])
def test_the_same_game_comes_out_the_same(cell):
    assert same(play(cell, 1, 4)) == same(play(cell, 1, 4))
    assert same(play(cell, 1, 4)) != same(play(cell, 1, 5))


def test_every_other_duel_begins_one_seat_further_and_the_record_turns_back():
    straight, turned = play(DUEL, 1, 0), play(DUEL, 1, 1)
    cards = {card.id: card for card in longbox.cards("vs")}
    for record in (straight, turned):
        avengers = [cards[card] for seat, card, *_ in record.cards if seat == 0 and cards[card].traits]
        assert avengers
        assert all("Avengers" in card.traits for card in avengers)


def test_lists_with_an_entry_for_each_seat_turn_and_others_stay():
    setup = {"decks": ["avengers", "x-men"], "mode": "free-for-all", "three": [1, 2, 3]}
    assert rotated(setup, ("random", "random"), 1) == setup | {"decks": ["x-men", "avengers"]}
    assert rotated(setup, ("random", "random"), 0) == setup


def test_cards_are_noted_when_they_are_first_in_hand_and_first_played():
    record = play(RHINO, 1, 0)
    assert record.cards
    for seat, card, drawn, played in record.cards:
        assert seat == 0
        assert card in {one.id for one in longbox.cards("champions")}
        assert 0 <= drawn <= record.turns
        assert played is None or drawn <= played <= record.turns
    assert any(played is not None for *_, played in record.cards)


def test_curves_have_a_point_each_turn():
    record = play(RHINO, 1, 0)
    villain = [(turn, value) for turn, seat, name, value in record.curves if name == "villain's hit points"]
    assert villain[0][1] == 14
    assert [turn for turn, _ in villain] == sorted(turn for turn, _ in villain)
    assert {name for _, _, name, _ in record.curves} == {"villain's hit points", "threat", "hit points"}


def test_the_result_is_that_of_the_match():
    record = play(DUEL, 1, 2)
    assert record.winners in ((0,), (1,), ())
    assert record.won == (0 in record.winners)
    assert record.choices > record.turns > 0
    assert len(record.thinking) == 2


@pytest.mark.parametrize("game", longbox.games())
def test_what_is_measured_lies_in_the_zones_that_are_looked_at(game):
    """Only these are looked at, because a view of the whole table takes longer."""
    for seed in range(5):
        match = longbox.deal(game, seed=seed, record=False)
        rng = random.Random(seed)
        while match.decision is not None:
            assert [*measures(match)] == [*curves_of(game).measures(Seen(match.view(None)))]
            match.choose(rng.randrange(len(match.decision.options)))
        assert [*measures(match)] == [*curves_of(game).measures(Seen(match.view(None)))]
