"""Looking for cards in decks: by name, by kind, from the top down."""

from __future__ import annotations

from typing import Final

from longbox.engine import slots
from longbox.engine.effects.deeds import Deed, Does
from longbox.engine.effects.flow import do, let
from longbox.engine.effects.moving import Until, search
from longbox.engine.effects.nouns import IT, Cards, Known, Noun
from longbox.engine.frames import Node, Scope
from longbox.games.champions.chapters import encounter_deck, minions, revealing
from longbox.games.champions.chapters.resolving import show
from longbox.games.champions.chapters.shuffling import shuffle_into
from longbox.games.champions.table import encounter_decks, zones
from longbox.games.champions.table.state import Champions
from longbox.games.champions.vocabulary.adjectives import (
    ABLE_TO_ENTER_PLAY,
    MINION,
    SIDE_SCHEME,
    titled,
)
from longbox.games.champions.vocabulary.deeds import take_and_shuffle
from longbox.games.champions.vocabulary.encounter_deeds import put_into_play_engaged
from longbox.games.champions.vocabulary.encounter_nouns import FIRST_PLAYER
from longbox.games.champions.vocabulary.places import (
    ENCOUNTER_CARDS,
    ENCOUNTER_DECK,
    ENCOUNTER_DISCARD,
    ENCOUNTER_PILES,
    YOUR_DECK,
)


def reveal_first(game: Champions, scope: Scope, cards: list[int], amount: int) -> None:
    for card in cards[:1]:
        revealing.reveal(game, card, scope.you)
        show(game, card)
    shuffle_into(game, encounter_decks.encounter_deck(game))


def engage_and_shuffle(game: Champions, scope: Scope, cards: list[int], amount: int) -> None:
    for card in cards:
        minions.put_minion(game, card, scope.you)
        show(game, card)
    shuffle_into(game, encounter_decks.encounter_deck(game))


def discard_top(game: Champions, scope: Scope, cards: list[int], amount: int) -> None:
    """What follows can speak of it."""
    card = encounter_deck.take_encounter_card(game, encounter_decks.encounter_discard(game))
    scope[slots.IT] = (card,) if card >= 0 else ()


def reveal_each(game: Champions, scope: Scope, cards: list[int], amount: int) -> None:
    """A card of the encounter deck is taken from there first."""
    for card in cards:
        if game.state.zone[card] == encounter_decks.encounter_deck(game):
            encounter_deck.take_encounter_card(game, zones.RESOLVING.at())
        revealing.reveal(game, card, scope.you)


FIND: Final = Deed(
    "find",
    "{whom} in the encounter deck or discard pile and reveal it, then shuffle the encounter deck",
    act=reveal_first,
)
PUT: Final = Deed(
    "put", "{whom} into play {engaged} with {to_you} and shuffle the encounter deck", act=engage_and_shuffle
)
DISCARD_TOP: Final = Deed("discard", act=discard_top)
discard_encounter_card: Final = DISCARD_TOP.to
reveal_card: Final = Deed("reveal", act=reveal_each).to

minion_in_piles: Final = Cards("minion", ENCOUNTER_PILES, (MINION, ABLE_TO_ENTER_PLAY))
discarded_minion: Final = Cards("minion", ENCOUNTER_DISCARD, (MINION,))
discarded_side_scheme: Final = Cards("side scheme", ENCOUNTER_DISCARD, (SIDE_SCHEME,))


def fetch(title: str) -> Does:
    """A card of the encounter deck or discard pile is revealed."""
    return FIND.to(Known(title, ENCOUNTER_PILES, (titled(title),)))


def find_minion(what: Noun) -> Node:
    """A minion of the encounter deck or discard pile enters play and engages you."""
    return do(search(ENCOUNTER_CARDS), PUT.to(what))


def minion_called(title: str) -> Known:
    """A minion of the encounter deck or discard pile that could enter play."""
    return Known(title, ENCOUNTER_PILES, (MINION, titled(title), ABLE_TO_ENTER_PLAY))


def discard_until(what: Cards) -> Until:
    """Cards of the encounter deck are discarded until one turns up; running out ends the search."""
    return Until(DISCARD_TOP, ENCOUNTER_DECK, what)


def bring_to_first_player(what: Cards) -> Node:
    """The first minion of a kind that the encounter deck turns up engages the first player."""
    return do(discard_until(what), let(FIRST_PLAYER, put_into_play_engaged(IT)))


def search_your_deck(what: Noun) -> Node:
    """For a card that you take into your hand."""
    return do(search(YOUR_DECK), take_and_shuffle(what))
