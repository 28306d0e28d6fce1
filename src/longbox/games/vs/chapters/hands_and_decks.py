"""Hands and decks: drawing, discarding, revealing, shuffling (rulebook: Running Out Of Cards, Searching)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from longbox.engine.events import Doing, Event, EventKind
from longbox.engine.relations import forbidden
from longbox.games.vs.chapters.stun import leave_play
from longbox.games.vs.table.characters import in_a_row
from longbox.games.vs.table.state import Vs
from longbox.games.vs.table.zones import DECK, HAND, KO_PILE


def apply_draw(game: Vs, event: Event) -> None:
    """Draw from the top; from an empty deck nothing is drawn."""
    deck = game.state.zones[DECK.at(event.seat)]
    for card in deck[: -event.amount - 1 : -1]:
        game.move(card, HAND.at(event.seat))


def apply_discard(game: Vs, event: Event) -> None:
    for card in event.cards:
        game.move(card, KO_PILE.at(game.state.owner[card]))


def apply_shuffle_in(game: Vs, event: Event) -> None:
    """Cards go into their owners' decks, which are shuffled."""
    state = game.state
    for card in event.cards:
        zone = DECK.at(state.owner[card])
        if in_a_row(game, card):
            leave_play(game, card, zone)
        else:
            game.move(card, zone)
    for owner in sorted({state.owner[card] for card in event.cards}):
        game.shuffle(DECK.at(owner))


def apply_shuffle(game: Vs, event: Event) -> None:
    game.shuffle(event.amount)


def apply_reveal(game: Vs, event: Event) -> None:
    game.show(event.cards)


DRAW_CARDS: Final = EventKind("draw", apply_draw, doing=Doing("draw", rest="cards"))
DISCARD: Final = EventKind("discard", apply_discard)
SHUFFLE_IN: Final = EventKind("shuffle into the deck", apply_shuffle_in)
SHUFFLE: Final = EventKind("shuffle", apply_shuffle, quiet=True)
REVEAL: Final = EventKind(
    "reveal", apply_reveal, facts=lambda game, event: {} if event.cards else {"variant": "nothing"}
)
HAND_EMPTIES: Final = EventKind("the hand is empty", doing=Doing("empty", subject="hand"))


def draw(game: Vs, seat: int, amount: int) -> None:
    """Draw cards, unless something keeps this player from it: rules speak of the cards of the deck."""
    deck = game.state.zones[DECK.at(seat)]
    if amount > 0 and not (deck and forbidden(game, "draw", deck[-1]) is not None):
        game.happen(Event(DRAW_CARDS, seat=seat, amount=amount))


def discard(game: Vs, cards: Iterable[int], *, source: int = -1, manner: str = "effect") -> None:
    who = tuple(cards)
    if who:
        game.happen(Event(DISCARD, seat=game.state.owner[who[0]], cards=who, source=source, manner=manner))


def shuffle(game: Vs, pile: int) -> None:
    """Shuffle a deck or another pile, by the number of its zone."""
    game.take_place(Event(SHUFFLE, amount=pile))


def hand(game: Vs, seat: int) -> list[int]:
    return game.state.zones[HAND.first + seat]
