"""Stages: of the villain, which gives way to its next one, and of the main scheme, which the villain completes."""

from __future__ import annotations

from typing import Final

from longbox.engine.effects.flow import Steps
from longbox.engine.events import Event, EventKind
from longbox.engine.frames import Scope
from longbox.games.champions.chapters import winning
from longbox.games.champions.chapters.discarding import put_away
from longbox.games.champions.chapters.entering_play import toughen
from longbox.games.champions.chapters.revealing import resolve_when_revealed
from longbox.games.champions.table.players import in_player_order
from longbox.games.champions.table.state import Champions
from longbox.games.champions.table.zones import REMOVED

STAGE_COMES: Final = EventKind("next stage", facts=lambda game, event: {"stage": game.face(event.card).fact("stage")})


def next_stage(game: Champions, blow: Event) -> None:
    """A villain stage is defeated: the next one comes with all its hit points. The players have won when the last stage
    of the last villain is."""
    state = game.state
    villain = blow.card
    place = state.villains.index(villain)
    if state.face[villain] == state.last_stages[place]:
        if len(state.villains) == 1:
            winning.win(game, blow)
            return
        state.villains = (*state.villains[:place], *state.villains[place + 1 :])
        state.last_stages = (*state.last_stages[:place], *state.last_stages[place + 1 :])
        put_away(game, villain, REMOVED.at())
        return
    state.put("damage", villain, 0)
    game.turn_to(villain, state.face[villain] + 1)
    game.tell(Event(STAGE_COMES, card=villain))


def reveal_villain(game: Champions, villain: int) -> None:
    game.push(VILLAIN_REVEALED, Scope(game.state.first, villain))


def come_with_toughness(game: Champions, scope: Scope) -> None:
    toughen(game, scope.source)


VILLAIN_REVEALED: Final = Steps(come_with_toughness, resolve_when_revealed)


def complete_scheme(game: Champions, placed: Event) -> None:
    """The main scheme has all the threat it needs: the next stage follows, or the players have lost."""
    state = game.state
    scheme = placed.card
    if state.face[scheme] + 1 == len(state.definition[scheme].faces):
        winning.lose_to_scheme(game, placed)
    else:
        game.happen(Event(ADVANCED, card=scheme))


def apply_advance(game: Champions, event: Event) -> None:
    """Turn to the next A side; its threat is gone."""
    state = game.state
    state.put("threat", event.card, 0)
    game.turn_to(event.card, state.face[event.card] + 1)


def reveal_scheme(game: Champions, event: Event) -> None:
    game.push(SCHEME_REVEALED, Scope(in_player_order(game)[0], event.card))


ADVANCED: Final = EventKind("advance", apply_advance, then=reveal_scheme)


def apply_side_b(game: Champions, event: Event) -> None:
    game.turn_to(event.card, game.state.face[event.card] + 1)
    game.state.put("threat", event.card, game.value(event.card, "starting threat"))


SIDE_B: Final = EventKind("turn to side B", apply_side_b, quiet=True)


def turn_to_b(game: Champions, scope: Scope) -> None:
    game.take_place(Event(SIDE_B, card=scope.source))


SCHEME_REVEALED: Final = Steps(resolve_when_revealed, turn_to_b, resolve_when_revealed)
