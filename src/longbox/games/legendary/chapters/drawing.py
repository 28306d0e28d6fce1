"""Drawing cards, and putting them on a deck or into a hand; an empty deck is made anew."""

from __future__ import annotations

from typing import Final

from longbox.engine.events import Doing, Event, EventKind
from longbox.games.legendary.table.state import Table
from longbox.games.legendary.table.zones import DECK, DISCARD, HAND


def apply_reshuffle(game: Table, event: Event) -> None:
    discard = DISCARD.first + event.seat
    game.shuffle(discard)
    game.move_all(game.state.zones[discard], DECK.first + event.seat, bottom=True)


RESHUFFLE: Final = EventKind("reshuffle", apply_reshuffle)


def apply_shuffle_in(game: Table, event: Event) -> None:
    """The whole discard pile, or certain cards of it, go into the deck, whatever is left of that."""
    deck = DECK.first + event.seat
    if event.cards:
        for card in event.cards:
            game.move(card, deck)
    else:
        game.move_all(game.state.zones[DISCARD.first + event.seat], deck)
    game.shuffle(deck)


SHUFFLE_IN: Final = EventKind("shuffle in", apply_shuffle_in)


def reshuffle(game: Table, seat: int) -> None:
    """The discard pile, if there is one, is shuffled and goes under what is left of the deck. It happens on the spot,
    in the middle of whatever asks for a card, and nobody can answer it."""
    if game.state.zones[DISCARD.first + seat]:
        game.take_place(Event(RESHUFFLE, seat=seat))


def top_of_deck(game: Table, seat: int) -> int:
    """The top card of a player's deck; an empty deck is first made anew from the discard pile. -1: there is none."""
    zones = game.state.zones
    deck = DECK.first + seat
    if not zones[deck]:
        reshuffle(game, seat)
    return zones[deck][-1] if zones[deck] else -1


def apply_draw(game: Table, event: Event) -> None:
    """`amount` cards from the top, or the `cards` of the deck that are named."""
    game.move_all(event.cards, HAND.first + event.seat)
    event.cards += tuple(draw_from_top(game, event.seat, event.amount))
    event.amount = len(event.cards)


def draw_from_top(game: Table, seat: int, amount: int) -> list[int]:
    """Put cards of a player's deck into their hand, as many as there are."""
    zones = game.state.zones
    drawn: list[int] = []
    while len(drawn) < amount and top_of_deck(game, seat) >= 0:
        top = zones[DECK.first + seat][-1 : len(drawn) - amount - 1 : -1]
        game.move_all(top, HAND.first + seat)
        drawn += top
    return drawn


def apply_put_on_deck(game: Table, event: Event) -> None:
    for card in event.cards:
        game.move(card, DECK.first + event.seat)


def apply_put_under_deck(game: Table, event: Event) -> None:
    """Of their player's deck, wherever they come from."""
    for card in event.cards:
        game.move(card, DECK.first + event.seat, bottom=True)


def apply_put_at(game: Table, event: Event) -> None:
    """Cards lie on top of the pile in which they are, whichever that is, or under it, as `manner` says."""
    for card in event.cards:
        game.move(card, game.state.zone[card], bottom=event.manner == "bottom")


def apply_put_into_hand(game: Table, event: Event) -> None:
    """No draw: the cards are put there."""
    for card in event.cards:
        game.move(card, HAND.first + event.seat)


DRAW: Final = EventKind("draw", apply_draw, remembered=True, doing=Doing("draw", "drawn", past="drew"))
PUT_ON_DECK: Final = EventKind("put on deck", apply_put_on_deck, doing=Doing("put", rest="on top of your deck"))
PUT_UNDER_DECK: Final = EventKind("put under the deck", apply_put_under_deck)
PUT_BACK: Final = EventKind("put back", apply_put_at)
"""What lay on a deck lies there again: this is not to put a card on it."""
PUT_AT: Final = EventKind("put at an end", apply_put_at)
PUT_INTO_HAND: Final = EventKind("put into hand", apply_put_into_hand)
