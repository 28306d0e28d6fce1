"""What holds in every position of Marvel Champions, whatever was done: looked up after each step of every scenario.

It is read off the table itself, not asked of the rules under test: numbers, places, and what must be over when a player
has their turn again.
"""

from __future__ import annotations

from longbox.games.champions.chapters.turn import TURN
from longbox.games.champions.table.state import Champions
from longbox.games.champions.table.zones import (
    AREA,
    DECK,
    DISCARD,
    ENCOUNTER_DECKS,
    ENCOUNTER_DISCARDS,
    RESOLVING,
    SCHEMES,
    ZONES,
)

NUMBERS = ("damage", "threat", "exhausted")


def check(game: Champions) -> None:
    """Fail if the position can't be."""
    cards_lie_in_one_place(game)
    marks_are_possible(game)
    if game.decision is not None:
        words_are_said(game)
        if game.decision.about is TURN:
            everything_is_over(game)


def cards_lie_in_one_place(game: Champions) -> None:
    state = game.state
    lying = [card for cards in state.zones for card in cards]
    assert sorted(lying) == list(range(len(state.definition))), "a card is missing, or lies in two places"
    for zone, cards in enumerate(state.zones):
        assert all(state.zone[card] == zone for card in cards), "a card lies elsewhere than it thinks"
    for seat in range(state.seats):
        strangers = [card for card in state.zones[AREA.at(seat)] if state.controller[card] != seat]
        assert not strangers, f"player {seat} does not control what lies before them: {named(game, strangers)}"


def marks_are_possible(game: Champions) -> None:
    """Nothing is below zero, status cards are there or not, and what is out of play carries nothing."""
    state = game.state
    for card, zone in enumerate(state.zone):
        marks = {column: getattr(state, column)[card] for column in NUMBERS} | dict(state.counters[card])
        assert all(amount >= 0 for amount in marks.values()), f"{named(game, [card])} has less than nothing: {marks}"
        assert all(marks.get(status, 0) <= 1 for status in (*state.counted, "exhausted")), (
            f"{named(game, [card])} has a status twice: {marks}"
        )
        assert ZONES.in_play[zone] or not any(marks.values()), f"{named(game, [card])} is out of play and has {marks}"
        own = state.controller[card] == state.owner[card]
        assert ZONES.in_play[zone] or own, f"{named(game, [card])} is out of play under another's control"
        host = state.host[card]
        assert host < 0 or ZONES.in_play[state.zone[host]], f"{named(game, [card])} lies on a card that is not in play"


def words_are_said(game: Champions) -> None:
    assert game.decision is not None
    assert game.decision.about.prompt(game, game.decision)
    labels = [game.decision.about.label(game, option) for option in game.decision.options]
    assert all(labels), "every option has words"


def everything_is_over(game: Champions) -> None:
    """A turn goes on: nothing is half done, whoever has no hit points left is gone, empty decks are refilled."""
    state = game.state
    assert not state.activations, "an attack, thwart or scheme has not ended"
    assert not state.waiting, "an enemy still waits to activate"
    assert not state.together, "damage is still being dealt"
    assert not state.zones[RESOLVING.at()], f"still resolving: {named(game, state.zones[RESOLVING.at()])}"
    characters = [card for card in game.in_play() if "health" in game.face(card).stats]
    spent = [card for card in characters if 0 < state.damage[card] >= game.value(card, "health")]
    assert not spent, f"still in play without hit points: {named(game, spent)}"
    side = [scheme for scheme in state.zones[SCHEMES.at()] if scheme not in state.main_schemes]
    complete = [main for main in state.main_schemes if state.threat[main] >= game.value(main, "target")]
    assert not complete, "the main scheme should be completed"
    assert all(state.threat[scheme] for scheme in side), "a side scheme without threat is still there"
    piles = [(DECK.at(seat), DISCARD.at(seat)) for seat in range(state.seats)]
    piles += [(deck.at(), pile.at()) for deck, pile in zip(ENCOUNTER_DECKS, ENCOUNTER_DISCARDS, strict=True)]
    for deck, pile in piles:
        assert state.zones[deck] or not state.zones[pile], "a deck ran out and its discard pile was not shuffled"


def named(game: Champions, cards: list[int]) -> list[str]:
    return [game.face(card).name for card in cards]
