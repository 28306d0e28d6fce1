"""The Build Phase: resource, recruit and formation steps (rulebook: Build Phase).

Build powers and plot twists can be used at any point of the phase, so each step offers them beside its own options.
"""

from __future__ import annotations

from typing import Final

from longbox.engine.effects.flow import Steps
from longbox.engine.events import Doing, Event, EventKind
from longbox.engine.frames import Scope
from longbox.games.vs.chapters.formation import FORMATION_STEP
from longbox.games.vs.chapters.recruiting import RECRUIT_STEP
from longbox.games.vs.chapters.resource_step import RESOURCE_STEP
from longbox.games.vs.chapters.resources import resources
from longbox.games.vs.table.kinds import BUILD
from longbox.games.vs.table.players import heads
from longbox.games.vs.table.state import Vs
from longbox.games.vs.table.timing import BuildStep, settle


def apply_build(game: Vs, event: Event) -> None:
    game.state.phase = BUILD
    for seat in heads(game, game.state.active):
        game.state.points[seat] = 0


def apply_step(game: Vs, event: Event) -> None:
    game.state.step = event.manner


def apply_recruit_step(game: Vs, event: Event) -> None:
    """One recruit point for each resource, face up or face down, besides those that were gained before."""
    apply_step(game, event)
    for seat in heads(game, game.state.active):
        game.state.points[seat] += len(resources(game, seat))


BUILD_STARTS: Final = EventKind("the build phase starts", apply_build, doing=Doing("start", subject="build phase"))
BUILD_STEP: Final = EventKind("a step of the build phase", apply_step, quiet=True)
RECRUIT_STEP_STARTS: Final = EventKind("the recruit step", apply_recruit_step, quiet=True)


def apply_wealth(game: Vs, event: Event) -> None:
    game.state.points[event.seat] += event.amount


def apply_spending(game: Vs, event: Event) -> None:
    game.state.points[event.seat] -= event.amount


SPEND_POINTS: Final = EventKind("pay recruit points", apply_spending)
GAIN_POINTS: Final = EventKind("gain recruit points", apply_wealth)


def each_head(game: Vs, step: BuildStep) -> None:
    """Each player whose turn it is takes a step: what is asked first lies on top."""
    for seat in reversed(heads(game, game.state.active)):
        game.push(step, Scope(seat))


def start_building(game: Vs, scope: Scope) -> None:
    game.happen(Event(BUILD_STARTS, seat=game.state.active))


def resource_step(game: Vs, scope: Scope) -> None:
    game.take_place(Event(BUILD_STEP, manner="resource"))
    each_head(game, RESOURCE_STEP)


def recruit_step(game: Vs, scope: Scope) -> None:
    game.take_place(Event(RECRUIT_STEP_STARTS, manner="recruit"))
    each_head(game, RECRUIT_STEP)


def formation_step(game: Vs, scope: Scope) -> None:
    game.take_place(Event(BUILD_STEP, manner="formation"))
    each_head(game, FORMATION_STEP)


def stop_building(game: Vs, scope: Scope) -> None:
    game.take_place(Event(BUILD_STEP))


BUILD_PHASE: Final = Steps(
    start_building, settle, resource_step, settle, recruit_step, formation_step, settle, stop_building
)
