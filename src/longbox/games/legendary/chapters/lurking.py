"""Masterminds who leave their space and come there: from the city, or from out of play, where some of them may lurk.

Who lurks is no enemy and does nothing. It keeps its Tactics, and whatever was done to it.
"""

from __future__ import annotations

from typing import Final

from longbox.engine.effects.flow import Steps
from longbox.engine.events import Event, EventKind
from longbox.engine.frames import Scope
from longbox.games.legendary.chapters.knocking_out import KO
from longbox.games.legendary.table import slots
from longbox.games.legendary.table.enemies import space_of, stands
from longbox.games.legendary.table.kinds import MASTERMIND
from longbox.games.legendary.table.state import Table
from longbox.games.legendary.table.zones import LURKING, MASTERMIND_SPACE


def apply_go_home(game: Table, event: Event) -> None:
    """A Mastermind goes back to its space, from the city or as it escapes from there."""
    if space_of(game, event.card) >= 0:
        game.state.in_city -= 1
    game.move(event.card, MASTERMIND_SPACE.first)


GO_HOME: Final = EventKind("go home", apply_go_home)


def apply_step_forward(game: Table, event: Event) -> None:
    """Whom a card lurked for; the Mastermind `target`, if any, lurks in its place."""
    if event.target >= 0:
        game.move(event.target, LURKING.first)
    game.move(event.card, MASTERMIND_SPACE.first)


STEP_FORWARD: Final = EventKind("step forward", apply_step_forward)


def bring_the_next(game: Table, scope: Scope) -> None:
    """Where Masterminds lurk, one of them takes the place of one who is beaten for good."""
    boss = scope.vars.get(slots.MASTERMIND, -1)
    state = game.state
    if boss < 0 or state.definition[boss].kind != MASTERMIND or not state.zones[LURKING.first]:
        return
    if scope[slots.TROPHY] == boss or not stands(game, boss):
        game.push(NEXT_COMES, Scope(scope.you, boss))


def go_home(game: Table, scope: Scope) -> None:
    if space_of(game, scope.source) >= 0:
        game.happen(Event(GO_HOME, card=scope.source, seat=scope.you))


def take_off(game: Table, scope: Scope) -> None:
    """Unless somebody has won it."""
    if game.state.zone[scope.source] == MASTERMIND_SPACE.first:
        game.happen(Event(KO, seat=scope.you, cards=(scope.source,)))


def step_forward(game: Table, scope: Scope) -> None:
    """Nobody knows beforehand who it will be."""
    card = game.pick_at_random(game.state.zones[LURKING.first])
    game.happen(Event(STEP_FORWARD, seat=scope.you, card=card))


def change_places(game: Table, scope: Scope) -> None:
    card = game.pick_at_random(game.state.zones[LURKING.first])
    game.happen(Event(STEP_FORWARD, seat=scope.you, card=card, target=scope.source))


NEXT_COMES: Final = Steps(go_home, take_off, step_forward)
"""The card of the beaten Mastermind `source` is KO'd, and a random one that lurks takes its place."""
SWAPS: Final = Steps(go_home, change_places)
"""The Mastermind `source` and a random one that lurks change places."""
