"""Cards that enter play: where they go, what they come with, and the moment to answer."""

from __future__ import annotations

from typing import Final

from longbox.engine.effects.flow import Steps
from longbox.engine.events import Event, EventKind
from longbox.engine.frames import Scope
from longbox.games.champions.chapters import status
from longbox.games.champions.chapters.ally_limit import keep_ally_limit
from longbox.games.champions.table import slots
from longbox.games.champions.table.state import Champions
from longbox.games.champions.table.zones import AREA

ENTERED_PLAY: Final[EventKind] = EventKind("enter play", quiet=True)


def arrive(game: Champions, card: int) -> None:
    """A card has just entered play: its counters and its tough card."""
    face = game.face(card)
    uses = face.fact("uses", 0)
    if uses:
        game.state.put("counters", card, uses)
    if game.has(card, "toughness"):
        status.give(game, card, "tough")


def enter_play(game: Champions, scope: Scope) -> None:
    card = scope.source
    seat = scope.vars[slots.CONTROLLER]
    if game.state.controller[card] != seat:
        game.state.put("controller", card, seat)
    game.move(card, AREA.at(seat))
    if slots.HOST in scope.vars:
        game.attach(card, scope.vars[slots.HOST])
    arrive(game, card)


def announce_entry(game: Champions, scope: Scope) -> None:
    """The card has entered play, perhaps by being played: one moment to answer."""
    if game.state.zone[scope.source] == AREA.at(scope.vars[slots.CONTROLLER]):
        manner = "" if slots.PUT in scope.vars else "played"
        game.announce(Event(ENTERED_PLAY, card=scope.source, seat=scope.you, manner=manner))


PUT_INTO_PLAY: Final = Steps(enter_play, keep_ally_limit, announce_entry)


def put_into_play(game: Champions, seat: int, card: int) -> None:
    """A card enters play without being played."""
    game.push(PUT_INTO_PLAY, Scope(seat, card, vars={slots.CONTROLLER: seat, slots.PUT: 1}))
