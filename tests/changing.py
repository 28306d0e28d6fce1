"""While the tests run, every change of cards and zones is part of an event.

A card that moves, turns or is written to does so while an event is applied (or sets things going): so whoever listens,
keeps a record or tells the story hears of it. Excepted are

- the set-up, up to the first choice: nobody is there yet to hear of anything;
- dealing anew what a seat can't know (`determinize`), which leads to a position and is no part of a game;
- what a test lays out itself, between choices, and the nodes that it makes up.

Compiled classes can't be changed like this; their games are compared with interpreted ones elsewhere.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from threading import local
from typing import Any

from longbox.engine import view
from longbox.engine.events import Event, EventKind
from longbox.engine.game import Game
from longbox.engine.state import State

WRITING_GAME = ("move", "move_all", "attach", "detach", "turn_to", "turn_down", "shuffle")
WRITING_STATE = ("put", "add", "put_all")
KNOWLEDGE = ("sight",)
"""Columns that say who has lost track of a card: nothing has happened to it."""
ENGINE = "longbox.engine."


class Now(local):
    """What goes on in one thread: how many games run, how many events are applied, and whether cards are dealt anew."""

    def __init__(self) -> None:
        self.running = 0
        self.applied = 0
        self.excused = 0


def writer() -> str:
    """Who writes: the nearest function that is not one of the engine's own for that."""
    frame = sys._getframe(1)
    while frame.f_globals["__name__"] in (__name__, f"{ENGINE}game", f"{ENGINE}state"):
        assert frame.f_back is not None
        frame = frame.f_back
    return f"{frame.f_globals['__name__']}.{frame.f_code.co_qualname}"


def forbid_changes_outside_events(patch: Any) -> None:
    """Let every game refuse to write to cards and zones while no event is applied."""
    now = Now()

    def during(name: str, function: Callable[..., Any]) -> Callable[..., Any]:
        def counted(*args: Any, **named: Any) -> Any:
            setattr(now, name, getattr(now, name) + 1)
            try:
                return function(*args, **named)
            finally:
                setattr(now, name, getattr(now, name) - 1)

        return counted

    def guarded(function: Callable[..., Any], state_of: Callable[[Any], State]) -> Callable[..., Any]:
        def write(self: Any, what: Any, *args: Any, **named: Any) -> Any:
            watch = now.running and not now.applied and not now.excused and state_of(self).choices
            if watch and what not in KNOWLEDGE:
                who = writer()
                made_up = not who.startswith("longbox.")
                assert made_up, f"{who} writes to cards outside any event: let an event's `apply` do it"
            return inner(self, what, *args, **named)

        inner = during("excused", function)
        return write

    patch.setattr(Game, "run", during("running", Game.run))
    patch.setattr(Game, "answer", during("running", Game.answer))
    patch.setattr(view, "determinize", during("excused", view.determinize))
    patch.setattr(Game, "take_place", watched(during, patch, Game.take_place))
    for name in WRITING_GAME:
        patch.setattr(Game, name, guarded(getattr(Game, name), lambda game: game.state))
    for name in WRITING_STATE:
        patch.setattr(State, name, guarded(getattr(State, name), lambda state: state))


def watched(during: Any, patch: Any, take_place: Callable[..., Any]) -> Callable[..., Any]:
    """`Game.take_place`, with all kinds of events that it meets watched while they are applied."""
    met: set[EventKind] = set()

    def take_place_watched(game: Game[Any], event: Event) -> None:
        kind = event.kind
        if kind not in met:
            patch.setattr(kind, "apply", during("applied", kind.apply))
            if kind.then is not None:
                patch.setattr(kind, "then", during("applied", kind.then))
            met.add(kind)
        take_place(game, event)

    return take_place_watched
