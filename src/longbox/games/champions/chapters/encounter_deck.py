"""The encounter deck: taking and dealing its cards, and shuffling it anew."""

from __future__ import annotations

from typing import Final

from longbox.engine.events import Event, EventKind
from longbox.engine.language import Message
from longbox.games.champions.chapters import winning
from longbox.games.champions.chapters.threat import accelerate
from longbox.games.champions.table.encounter_decks import encounter_deck, scheme_of_deck
from longbox.games.champions.table.state import Champions
from longbox.games.champions.table.zones import DEALT, ENCOUNTER_DECKS, ENCOUNTER_DISCARDS

DEALT_A_CARD: Final = EventKind("deal an encounter card")
"""Told where a card does it: in the villain phase everybody is dealt one."""


def apply_taken(game: Champions, event: Event) -> None:
    """The amount is the number of the zone that the card goes to; the target, if any, is the card that it goes on."""
    if not has_card(game):
        return
    event.card = game.state.zones[encounter_deck(game)][-1]
    game.move(event.card, event.amount)
    if event.target >= 0:
        game.attach(event.card, event.target)
    refill_encounter_decks(game)


TAKEN: Final = EventKind("take an encounter card", apply_taken, quiet=True)


def has_card(game: Champions) -> bool:
    """Whether a card of the encounter deck can be taken; if there is none, the players have lost."""
    refill_encounter_decks(game)
    if game.state.zones[encounter_deck(game)]:
        return True
    winning.lose(game, "MC-EMPTY-08", Message("no encounter cards are left"))
    return False


def take_encounter_card(game: Champions, zone: int, host: int = -1) -> int:
    """Take the top card of the encounter deck to a zone; if there is none (-1), the players have lost."""
    event = Event(TAKEN, amount=zone, target=host)
    game.take_place(event)
    return event.card


def refill_encounter_decks(game: Champions) -> None:
    """An empty encounter deck: shuffle its discard pile into a new one; the scheme accelerates for good."""
    zones = game.state.zones
    for number in range(game.state.encounter_decks):
        if not zones[ENCOUNTER_DECKS[number].first] and zones[ENCOUNTER_DISCARDS[number].first]:
            game.take_place(Event(NEW_ENCOUNTER_DECK, amount=number))
            accelerate(game, scheme_of_deck(game, number), manner="new encounter deck")


def apply_new_deck(game: Champions, event: Event) -> None:
    """The amount is the number of the deck."""
    pile = game.state.zones[ENCOUNTER_DISCARDS[event.amount].first]
    deck = ENCOUNTER_DECKS[event.amount].first
    game.state.met = tuple(sorted({*game.state.met, *(game.state.definition[card].set for card in pile)}))
    game.move_all(pile, deck)
    game.shuffle(deck)


NEW_ENCOUNTER_DECK: Final = EventKind("new encounter deck", apply_new_deck, quiet=True)


def deal_encounter_card(game: Champions, seat: int) -> None:
    """Deal a face-down encounter card to the end of a player's queue."""
    take_encounter_card(game, DEALT.at(seat))
