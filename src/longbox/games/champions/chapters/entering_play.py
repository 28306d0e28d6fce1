"""Cards that enter play: where they go, what they come with, and the moment to answer."""

from __future__ import annotations

from typing import Final

from longbox.engine.effects.flow import Steps
from longbox.engine.events import Case, Doing, Event, EventKind, each_card
from longbox.engine.frames import Scope
from longbox.games.champions.chapters import status
from longbox.games.champions.chapters.ally_limit import keep_ally_limit
from longbox.games.champions.table import slots
from longbox.games.champions.table.abilities import Uses
from longbox.games.champions.table.counters import add
from longbox.games.champions.table.kinds import TOUGH, TOUGHNESS
from longbox.games.champions.table.state import Champions
from longbox.games.champions.table.zones import AREA


def who_was_played(event: Event) -> list[Case]:
    return each_card(event) if event.manner == "played" else []


ENTERED_PLAY: Final[EventKind] = EventKind("enter play", quiet=True, doing=Doing("enter", rest="play"))
WAS_PLAYED: Final[EventKind] = EventKind(
    "was played", heard_as=ENTERED_PLAY, cases=who_was_played, doing=Doing("play", "played")
)
"""That a card was played is answered when it has entered play."""


def apply_placed(game: Champions, event: Event) -> None:
    """The card comes to the area of the player who controls it, perhaps onto another card, with its counters."""
    card, seat = event.card, event.seat
    if game.state.controller[card] != seat:
        game.state.put("controller", card, seat)
    game.move(card, AREA.at(seat))
    if event.target >= 0:
        game.attach(card, event.target)
    put_counters(game, card)


PLACED: Final = EventKind("come into play", apply_placed, quiet=True)


def put_counters(game: Champions, card: int) -> None:
    uses: Uses | None = game.face(card).fact("uses")
    if uses is not None:
        add(game, card, uses.counter.name, uses.count)


def forget(game: Champions, card: int) -> None:
    """A card that enters or leaves play forgets all that happened to it."""
    state = game.state
    if state.damage[card] or state.threat[card]:
        for column in ("damage", "threat"):
            state.put(column, card, 0)
    if state.counters[card]:
        state.put("counters", card, ())
    if state.exhausted[card]:
        state.put("exhausted", card, 0)
    for key in [key for key in state.used if key[0] == card]:
        del state.used[key]


def toughen(game: Champions, card: int) -> None:
    """A card with toughness enters play with a tough card."""
    if game.has(card, TOUGHNESS):
        status.give(game, card, TOUGH)


def enter_play(game: Champions, scope: Scope) -> None:
    host = scope.vars.get(slots.HOST, -1)
    game.take_place(Event(PLACED, card=scope.source, seat=scope.vars[slots.CONTROLLER], target=host))
    toughen(game, scope.source)


def announce_entry(game: Champions, scope: Scope) -> None:
    """The card has entered play, perhaps by being played: one moment to answer."""
    if game.state.zone[scope.source] == AREA.at(scope.vars[slots.CONTROLLER]):
        manner = "" if slots.PUT in scope.vars else "played"
        game.announce(Event(ENTERED_PLAY, card=scope.source, seat=scope.you, manner=manner))


PUT_INTO_PLAY: Final = Steps(enter_play, keep_ally_limit, announce_entry)


def put_into_play(game: Champions, seat: int, card: int) -> None:
    """A card enters play without being played."""
    game.push(PUT_INTO_PLAY, Scope(seat, card, vars={slots.CONTROLLER: seat, slots.PUT: 1}))
