"""While the tests run, every change of cards, zones, seats and the table is part of an event.

A card that moves, turns or is written to does so while an event is applied (or sets things going), and so does
whatever else a game declares in its state: so whoever listens, keeps a record or tells the story hears of it. Excepted
are

- the set-up, up to the first choice: nobody is there yet to hear of anything;
- dealing anew what a seat can't know (`determinize`), which leads to a position and is no part of a game, and copying;
- what a test lays out itself, between choices, and the nodes that it makes up.

Compiled classes can't be changed like this; their games are compared with interpreted ones elsewhere.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import cache
from threading import local
from typing import Any
from weakref import ref

from longbox.engine import view
from longbox.engine.events import Event, EventKind
from longbox.engine.fields import LIST, MAP, ONE, SEAT
from longbox.engine.game import Game
from longbox.engine.state import State

WRITING_GAME = ("move", "move_all", "attach", "detach", "turn_to", "turn_down", "shuffle")
WRITING_STATE = ("put", "add", "put_all")
KNOWLEDGE = ("sight",)
"""Columns that say who has lost track of a card: nothing has happened to it."""
TURNS = ("active", "turn")
"""Fields of every game that say how far it has come; its other ones are the machine's own."""
CHANGE_LIST = ("__setitem__", "__delitem__", "__iadd__", "append", "extend", "insert", "pop", "remove", "clear", "sort")
CHANGE_MAP = ("__setitem__", "__delitem__", "__ior__", "pop", "popitem", "clear", "update", "setdefault")
ENGINE = "longbox.engine."


class Now(local):
    """What goes on in one thread: how many games run, how many events are applied, and whether cards are dealt anew."""

    def __init__(self) -> None:
        self.running = 0
        self.applied = 0
        self.excused = 0

    def check(self, state: State | None, what: str) -> None:
        """Refuse what the rules write to a game that has begun, unless an event is applied."""
        if self.running and not self.applied and not self.excused and state and state.__dict__.get("choices"):
            who = writer()
            made_up = not who.startswith("longbox.")
            assert made_up, f"{who} writes to {what} outside any event: let an event's `apply` do it"


NOW = Now()


def writer() -> str:
    """Who writes: the nearest function that is not one of the engine's own for that."""
    frame = sys._getframe(1)
    while frame.f_globals["__name__"] in (__name__, f"{ENGINE}game", f"{ENGINE}state"):
        assert frame.f_back is not None
        frame = frame.f_back
    return f"{frame.f_globals['__name__']}.{frame.f_code.co_qualname}"


class WatchedList(list[Any]):
    """A list with one value a seat, or of the table, that only events change. Copies of it are common lists."""

    __slots__ = ("name", "state")


class WatchedMap(dict[Any, Any]):
    """The same for a map."""

    __slots__ = ("name", "state")


def checked(function: Callable[..., Any]) -> Callable[..., Any]:
    def change(self: Any, *args: Any, **named: Any) -> Any:
        NOW.check(self.state(), f"`{self.name}`")
        return function(self, *args, **named)

    return change


for change in CHANGE_LIST:
    setattr(WatchedList, change, checked(getattr(list, change)))
for change in CHANGE_MAP:
    setattr(WatchedMap, change, checked(getattr(dict, change)))

WATCHED: dict[str, Callable[[Any], Any]] = {SEAT: WatchedList, LIST: WatchedList, MAP: WatchedMap}


@cache
def watched_fields(kind: type[State]) -> dict[str, str]:
    """The fields of seats and of the table that a game declares, by name, with their shapes."""
    ours = {field.name for field in State.FIELDS} - set(TURNS)
    return {
        field.name: field.shape for field in kind.FIELDS if field.name not in ours and field.shape in (ONE, *WATCHED)
    }


def write_field(state: State, name: str, value: Any) -> None:
    """`State.__setattr__`: fields are written to by events alone, and what they hold is changed by events alone."""
    shape = watched_fields(type(state)).get(name)
    if shape is not None:
        NOW.check(state, f"`{name}`")
        watched = WATCHED.get(shape)
        if watched is not None:
            value = watched(value)
            value.state = ref(state)
            value.name = name
    object.__setattr__(state, name, value)


def during(name: str, function: Callable[..., Any]) -> Callable[..., Any]:
    """A function, with the times counted that it is at work."""

    def counted(*args: Any, **named: Any) -> Any:
        setattr(NOW, name, getattr(NOW, name) + 1)
        try:
            return function(*args, **named)
        finally:
            setattr(NOW, name, getattr(NOW, name) - 1)

    return counted


def guarded(function: Callable[..., Any], state_of: Callable[[Any], State]) -> Callable[..., Any]:
    inner = during("excused", function)

    def write(self: Any, what: Any, *args: Any, **named: Any) -> Any:
        if what not in KNOWLEDGE:
            NOW.check(state_of(self), "cards")
        return inner(self, what, *args, **named)

    return write


def forbid_changes_outside_events(patch: Any) -> None:
    """Let every game refuse to write to cards, zones, seats and the table while no event is applied."""
    patch.setattr(Game, "run", during("running", Game.run))
    patch.setattr(Game, "answer", during("running", Game.answer))
    patch.setattr(view, "determinize", during("excused", view.determinize))
    patch.setattr(State, "clone", during("excused", State.clone))
    patch.setattr(State, "__setattr__", write_field)
    patch.setattr(Game, "take_place", watched(patch, Game.take_place))
    for name in WRITING_GAME:
        patch.setattr(Game, name, guarded(getattr(Game, name), lambda game: game.state))
    for name in WRITING_STATE:
        patch.setattr(State, name, guarded(getattr(State, name), lambda state: state))


def watched(patch: Any, take_place: Callable[..., Any]) -> Callable[..., Any]:
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
