"""The encounter decks, each with its discard pile.

Mostly there is one. Where villains have decks of their own, a deck has a number, and the pool of a card tells the deck
that it belongs to: also of a villain and of a main scheme. So "the encounter deck" and "the main scheme" are those of
the villain that is meant by "the villain".
"""

from __future__ import annotations

from longbox.games.champions.table.characters import active_villain
from longbox.games.champions.table.state import Champions
from longbox.games.champions.table.zones import ENCOUNTER_DECKS, ENCOUNTER_DISCARDS, ENCOUNTER_POOL


def deck_of(game: Champions, card: int) -> int:
    """The number of the deck that an encounter card belongs to."""
    return game.state.pool[card] - ENCOUNTER_POOL


def active_deck(game: Champions) -> int:
    """The number of the deck that is meant by "the encounter deck"."""
    return deck_of(game, active_villain(game)) if game.state.encounter_decks > 1 else 0


def encounter_deck(game: Champions) -> int:
    """The zone of the deck that is meant."""
    return ENCOUNTER_DECKS[active_deck(game)].first


def encounter_discard(game: Champions) -> int:
    return ENCOUNTER_DISCARDS[active_deck(game)].first


def discard_of(game: Champions, card: int) -> int:
    """The zone of the pile to which an encounter card goes."""
    return ENCOUNTER_DISCARDS[deck_of(game, card)].first


def main_scheme(game: Champions) -> int:
    """What a rule or a card means by "the main scheme", where it does not speak of each: that of the villain, else the
    first that is there."""
    return scheme_of_deck(game, active_deck(game))


def scheme_of_deck(game: Champions, number: int) -> int:
    schemes = game.state.main_schemes
    for scheme in schemes:
        if deck_of(game, scheme) == number:
            return scheme
    return schemes[0]
