"""Phases: their beginning, their end, and what every player does in them, in player order."""

from __future__ import annotations

from typing import Final

from longbox.engine.events import Event, EventKind
from longbox.engine.frames import Node, Scope
from longbox.games.champions.chapters import discount
from longbox.games.champions.table.players import clear, in_player_order
from longbox.games.champions.table.state import Champions


def apply_phase(game: Champions, event: Event) -> None:
    """A player phase is the first of a new round, in which everybody may change form once more."""
    state = game.state
    state.phase = event.manner
    if event.manner == "player":
        state.turn += 1
        clear(state.flipped)


PHASE: Final = EventKind("phase", apply_phase, facts=lambda game, event: {"round": game.state.turn})


def for_each_player(game: Champions, procedure: Node) -> None:
    """Start a procedure for every player, in player order."""
    seats = in_player_order(game)
    for place in range(len(seats) - 1, 0, -1):
        game.push(procedure, Scope(seats[place]))
    if seats:
        procedure.enter(game, Scope(seats[0]))


def for_each(game: Champions, procedure: Node, seat: int, cards: tuple[int, ...]) -> None:
    """Start a procedure for every one of some cards, in their order."""
    for place in range(len(cards) - 1, 0, -1):
        game.push(procedure, Scope(seat, cards[place]))
    procedure.enter(game, Scope(seat, cards[0]))


def end_phase_effects(game: Champions) -> None:
    """What lasts until the end of the phase is over."""
    game.expire("phase")
    discount.end_all(game)
