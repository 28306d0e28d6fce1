"""Decks and discard piles: drawing, discarding, dealing encounter cards, and what happens when a deck runs out."""

from __future__ import annotations

from typing import Final

from longbox.engine.events import Event, EventKind
from longbox.games.champions import ending
from longbox.games.champions.table import (
    DEALT,
    DECK,
    DISCARD,
    ENCOUNTER,
    ENCOUNTER_DECK,
    ENCOUNTER_DISCARD,
    HAND,
    REMOVED,
    RESOLVING,
    Champions,
    in_play,
)


def discard_pile(game: Champions, card: int) -> int:
    """The pile that a card goes to: its owner's, whoever controlled it."""
    owner = game.state.owner[card]
    if owner == ENCOUNTER:
        return ENCOUNTER_DISCARD.at()
    return REMOVED.at() if game.state.out[owner] else DISCARD.at(owner)


def put_away(game: Champions, card: int, zone: int) -> None:
    """Take a card from where it is to a zone out of play; what lies on it goes to its owners' discard piles."""
    for rider in game.on(card):
        if in_play(game, rider):
            put_away(game, rider, discard_pile(game, rider))
    game.detach(card)
    if game.state.face_down[card]:
        game.turn_down(card, down=False)
    if game.state.controller[card] != game.state.owner[card]:
        game.state.put("controller", card, game.state.owner[card])
    game.move(card, zone)


def apply_discard(game: Champions, event: Event) -> None:
    for card in event.cards:
        if in_play(game, card):
            event.notes["left play"] = True
        elif game.state.zone[card] == RESOLVING.at():
            event.notes["resolved"] = True
        put_away(game, card, discard_pile(game, card))


def discard_facts(game: Champions, event: Event) -> dict[str, str | int]:
    """A card that has done what it does goes away without a word; one that is nobody's to discard is lost."""
    if event.notes.get("resolved"):
        return {"variant": "resolved"}
    theirs = all(game.state.owner[card] == ENCOUNTER for card in event.cards)
    return {"variant": "lost"} if theirs or event.seat < 0 else {}


def apply_remove(game: Champions, event: Event) -> None:
    put_away(game, event.card, REMOVED.at())


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


DISCARDED: Final = EventKind("discard", apply_discard, facts=discard_facts)
REMOVED_FROM_GAME: Final = EventKind("remove from the game", apply_remove)
DRAWN: Final = EventKind("draw", apply_draw)
NEW_DECK: Final = EventKind("new deck")
DEALT_A_CARD: Final = EventKind("deal an encounter card")
"""Told where a card does it: in the villain phase everybody is dealt one."""
ACCELERATED: Final = EventKind("accelerate", facts=lambda game, event: {"tokens": game.state.acceleration})
TAKEN_INTO_HAND: Final = EventKind("take into hand")


def discard(game: Champions, *cards: int, seat: int = -1) -> None:
    discard_all(game, cards, seat)


def discard_all(game: Champions, cards: tuple[int, ...], seat: int = -1) -> None:
    if cards:
        game.happen(Event(DISCARDED, cards=cards, seat=seat))


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
    game.move_all(zones[DISCARD.at(seat)], DECK.at(seat))
    game.shuffle(DECK.at(seat))
    game.tell(Event(NEW_DECK, seat=seat))
    deal_encounter_card(game, seat)


def refill_empty_decks(game: Champions, event: Event) -> None:
    """A deck that ran out with nothing to shuffle waits for the first card that is discarded."""
    state = game.state
    for seat in range(state.seats):
        if not state.zones[DECK.first + seat] and not state.out[seat]:
            refill(game, seat)
    refill_encounter_deck(game)


def discard_from_deck(game: Champions, seat: int, count: int) -> tuple[int, ...]:
    """Discard cards from the top of a player's deck; running out ends it."""
    deck = game.state.zones[DECK.at(seat)]
    cards = tuple(reversed(deck[-count:]))
    if cards:
        game.happen(Event(DISCARDED, cards=cards, seat=seat))
        refill(game, seat)
    return cards


def take_encounter_card(game: Champions, zone: int) -> int:
    """Take the top card of the encounter deck to a zone; if there is none (-1), the players have lost."""
    refill_encounter_deck(game)
    deck = game.state.zones[ENCOUNTER_DECK.at()]
    if not deck:
        ending.lose(game, "MC-EMPTY-08", "no encounter cards are left")
        return -1
    card = deck[-1]
    game.move(card, zone)
    refill_encounter_deck(game)
    return card


def refill_encounter_deck(game: Champions) -> None:
    """An empty encounter deck: shuffle its discard pile into a new one; the scheme accelerates for good."""
    zones = game.state.zones
    pile = zones[ENCOUNTER_DISCARD.first]
    if zones[ENCOUNTER_DECK.first] or not pile:
        return
    game.state.met = tuple(sorted({*game.state.met, *(game.state.definition[card].set for card in pile)}))
    game.move_all(pile, ENCOUNTER_DECK.at())
    game.shuffle(ENCOUNTER_DECK.at())
    accelerate(game, manner="new encounter deck")


def accelerate(game: Champions, *, source: int = -1, manner: str = "") -> None:
    """The main scheme gets an acceleration token: it has more threat every round from now on."""
    game.state.acceleration += 1
    game.tell(Event(ACCELERATED, card=game.state.main_scheme, source=source, manner=manner))


def take_into_hand(game: Champions, seat: int, *cards: int) -> None:
    """Cards that are not drawn come to a player's hand, from wherever they are."""
    for card in cards:
        game.move(card, HAND.at(seat))
    if cards:
        game.tell(Event(TAKEN_INTO_HAND, seat=seat, cards=cards))


def deal_encounter_card(game: Champions, seat: int) -> None:
    """Deal a face-down encounter card to the end of a player's queue."""
    take_encounter_card(game, DEALT.at(seat))
