"""The encounter deck: taking and dealing its cards, and shuffling it anew."""

from __future__ import annotations

from typing import Final

from longbox.engine.events import EventKind
from longbox.games.champions.chapters import winning
from longbox.games.champions.chapters.threat import accelerate
from longbox.games.champions.table.state import Champions
from longbox.games.champions.table.zones import DEALT, ENCOUNTER_DECK, ENCOUNTER_DISCARD

DEALT_A_CARD: Final = EventKind("deal an encounter card")
"""Told where a card does it: in the villain phase everybody is dealt one."""


def take_encounter_card(game: Champions, zone: int) -> int:
    """Take the top card of the encounter deck to a zone; if there is none (-1), the players have lost."""
    refill_encounter_deck(game)
    deck = game.state.zones[ENCOUNTER_DECK.at()]
    if not deck:
        winning.lose(game, "MC-EMPTY-08", "no encounter cards are left")
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


def deal_encounter_card(game: Champions, seat: int) -> None:
    """Deal a face-down encounter card to the end of a player's queue."""
    take_encounter_card(game, DEALT.at(seat))
