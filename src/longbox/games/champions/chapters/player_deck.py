"""A player's deck: drawing, discarding from it, and what happens when it runs out."""

from __future__ import annotations

from typing import Final

from longbox.engine.events import Event, EventKind
from longbox.games.champions.chapters.discarding import DISCARDED, put_away
from longbox.games.champions.chapters.encounter_deck import deal_encounter_card, refill_encounter_decks
from longbox.games.champions.table.state import Champions
from longbox.games.champions.table.zones import DECK, DISCARD, HAND


def apply_draw(game: Champions, event: Event) -> None:
    seat = event.seat
    zones = game.state.zones
    deck = DECK.at(seat)
    missing = event.amount
    while missing > 0:
        refill(game, seat)
        if not zones[deck]:
            return
        top = zones[deck][: -missing - 1 : -1]
        missing -= len(top)
        game.move_all(top, HAND.at(seat))
    refill(game, seat)


DRAWN: Final = EventKind("draw", apply_draw)


def apply_new_deck(game: Champions, event: Event) -> None:
    deck = DECK.at(event.seat)
    game.move_all(game.state.zones[DISCARD.at(event.seat)], deck)
    game.shuffle(deck)


def apply_taken(game: Champions, event: Event) -> None:
    for card in event.cards:
        put_away(game, card, HAND.at(event.seat))


NEW_DECK: Final = EventKind("new deck", apply_new_deck)
TAKEN_INTO_HAND: Final = EventKind("take into hand", apply_taken)


def draw(game: Champions, seat: int, count: int = 1) -> None:
    if count > 0 and not game.state.out[seat]:
        game.happen(Event(DRAWN, seat=seat, amount=count))


def can_draw(game: Champions, seat: int) -> bool:
    zones = game.state.zones
    return bool(zones[DECK.at(seat)] or zones[DISCARD.at(seat)])


def refill(game: Champions, seat: int) -> None:
    """An empty deck: shuffle the discard pile into a new one; the price is an encounter card."""
    zones = game.state.zones
    if zones[DECK.at(seat)] or not zones[DISCARD.at(seat)]:
        return
    game.take_place(Event(NEW_DECK, seat=seat))
    deal_encounter_card(game, seat)


def refill_empty_decks(game: Champions, event: Event) -> None:
    """A deck that ran out with nothing to shuffle waits for the first card that is discarded."""
    state = game.state
    for seat in range(state.seats):
        if not state.zones[DECK.first + seat] and not state.out[seat]:
            refill(game, seat)
    refill_encounter_decks(game)


def discard_from_deck(game: Champions, seat: int, count: int) -> tuple[int, ...]:
    """Discard cards from the top of a player's deck; running out ends it."""
    deck = game.state.zones[DECK.at(seat)]
    cards = tuple(reversed(deck[-count:]))
    if cards:
        game.happen(Event(DISCARDED, cards=cards, seat=seat))
        refill(game, seat)
    return cards


def take_into_hand(game: Champions, seat: int, *cards: int) -> None:
    """Cards that are not drawn come to a player's hand, from wherever they are."""
    if cards:
        game.take_place(Event(TAKEN_INTO_HAND, seat=seat, cards=cards))
