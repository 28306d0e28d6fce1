"""While the tests run, no event starts anything while it is being applied, and none begins while another waits to.

What an event sets going belongs into its stage *then*. Started any earlier it would still be waiting when the rules
look at the table, and they would start it once more: one KO would happen twice. Compiled classes can't be changed like
this; their games are compared with interpreted ones elsewhere.
"""

from __future__ import annotations

from threading import local
from typing import Any

from longbox.engine.events import HAPPEN, WOULD, Apply, Event, EventKind
from longbox.engine.game import Game


class Applied(local):
    """The events being applied now, of one thread: while a server's player thinks, its table may be looked at."""

    def __init__(self) -> None:
        self.events: list[Event] = []


def forbid_starting_early(patch: Any) -> None:
    """Let every game refuse events that start others too early."""
    happen, take_place = Game.happen, Game.take_place
    watched: set[EventKind] = set()
    applied = Applied()

    def watch(kind: EventKind) -> None:
        apply: Apply = kind.apply

        def apply_alone(game: Game[Any], event: Event) -> None:
            depth = len(game.state.frames)
            applied.events.append(event)
            try:
                apply(game, event)
            finally:
                applied.events.pop()
            started = game.state.outcome is None and len(game.state.frames) != depth
            assert not started, f"{kind}: what it sets going belongs into `then`, not into `apply`"

        patch.setattr(kind, "apply", apply_alone)
        watched.add(kind)

    def take_place_alone(game: Game[Any], event: Event) -> None:
        if event.kind not in watched:
            watch(event.kind)
        take_place(game, event)

    def happen_in_turn(game: Game[Any], event: Event, heard: Any = None) -> None:
        under_way = applied.events
        assert not under_way, f"{event.kind} begins while {under_way[-1].kind} is being applied: start it in `then`"
        waiting = [frame.scope.event for frame in game.state.frames if frame.node is HAPPEN and frame.at == WOULD]
        assert not waiting, f"{event.kind} begins while {waiting} waits to: a step may start one event, as its last act"
        happen(game, event, heard)

    patch.setattr(Game, "take_place", take_place_alone)
    patch.setattr(Game, "happen", happen_in_turn)
