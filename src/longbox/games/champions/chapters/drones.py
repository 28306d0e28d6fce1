"""Drones: the top cards of players' decks, face down in play as minions."""

from __future__ import annotations

from typing import Final

from longbox.engine.events import Event, EventKind
from longbox.games.champions.chapters.entering_play import ENTERED_PLAY
from longbox.games.champions.chapters.player_deck import refill
from longbox.games.champions.table import notes
from longbox.games.champions.table.state import Champions
from longbox.games.champions.table.zones import DECK, ENCOUNTER, ENGAGED


def apply_drone(game: Champions, event: Event) -> None:
    """The top card of a player's deck engages that player. Nobody sees what it is, and none of its text counts."""
    seat = event.seat
    refill(game, seat)
    deck = game.state.zones[DECK.at(seat)]
    if not deck:
        return
    event.notes[notes.MADE] = card = deck[-1]
    game.turn_down(card)
    game.state.put("controller", card, ENCOUNTER)
    game.move(card, ENGAGED.at(seat))
    refill(game, seat)


def announce_drone(game: Champions, event: Event) -> None:
    if notes.MADE in event.notes:
        game.announce(Event(ENTERED_PLAY, card=event.notes[notes.MADE], seat=event.seat))


DRONE_MADE: Final = EventKind("drone", apply_drone, then=announce_drone)


def make_drone(game: Champions, seat: int) -> None:
    game.happen(Event(DRONE_MADE, seat=seat))
