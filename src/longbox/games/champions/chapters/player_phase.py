"""The player phase: turns, then discarding, drawing and readying."""

from __future__ import annotations

from typing import Final

from longbox.engine.effects.flow import Steps
from longbox.engine.events import Event, EventKind
from longbox.engine.frames import Scope
from longbox.games.champions.chapters.hand_size import DISCARDING, hand_size
from longbox.games.champions.chapters.phases import PHASE, end_phase_effects, for_each_player
from longbox.games.champions.chapters.player_deck import draw
from longbox.games.champions.chapters.turn import TURN
from longbox.games.champions.table import slots
from longbox.games.champions.table.state import Champions
from longbox.games.champions.table.zones import AREA, HAND


def apply_turn(game: Champions, event: Event) -> None:
    game.state.active = event.seat


TURN_BEGINS: Final = EventKind("turn", apply_turn)


def take_turns(game: Champions, scope: Scope) -> None:
    for_each_player(game, PLAYER_TURN)


def begin_turn(game: Champions, scope: Scope) -> None:
    """Alone, one is always the active player."""
    if game.state.seats > 1:
        game.take_place(Event(TURN_BEGINS, seat=scope.you))
    game.push(TURN, scope)


PLAYER_TURN: Final = Steps(begin_turn)


def discard_down(game: Champions, scope: Scope) -> None:
    for_each_player(game, DISCARD_DOWN)


def choose_discards(game: Champions, scope: Scope) -> None:
    seat = scope.you
    if game.state.zones[HAND.at(seat)] and not game.state.out[seat]:
        game.push_picks(DISCARDING, Scope(seat, vars={slots.KEEP: hand_size(game, seat)}))


DISCARD_DOWN: Final = Steps(choose_discards)


def draw_up(game: Champions, scope: Scope) -> None:
    for_each_player(game, DRAW_UP)


def draw_to_hand_size(game: Champions, scope: Scope) -> None:
    seat = scope.you
    draw(game, seat, hand_size(game, seat) - len(game.state.zones[HAND.at(seat)]))


DRAW_UP: Final = Steps(draw_to_hand_size)


def ready_all(game: Champions, scope: Scope) -> None:
    game.happen(Event(ALL_READIED))


def apply_all_ready(game: Champions, event: Event) -> None:
    state = game.state
    for seat in range(state.seats):
        for card in state.zones[AREA.first + seat]:
            if state.exhausted[card]:
                state.put("exhausted", card, 0)


ALL_READIED: Final = EventKind("ready all", apply_all_ready)


def end_player_phase(game: Champions, scope: Scope) -> None:
    end_phase_effects(game)
    game.happen(Event(PHASE, manner="villain"))
