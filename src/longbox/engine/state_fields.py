"""Written by `make fields` from what `state.py` declares, and by no other hand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from longbox.engine.fields import CARD, LIST, MAP, ONE, SELDOM, Field

if TYPE_CHECKING:
    from longbox.engine.state import State

FIELDS: Final = (
    Field("definition", SELDOM, None),
    Field("owner", SELDOM, -1),
    Field("controller", SELDOM, -1),
    Field("zone", CARD, -1),
    Field("face", SELDOM, 0),
    Field("face_down", SELDOM, 0, shown=True),
    Field("exhausted", SELDOM, 0, shown=True),
    Field("host", SELDOM, -1),
    Field("arrival", SELDOM, 0),
    Field("known", CARD, 0),
    Field("sight", SELDOM, 0),
    Field("pool", SELDOM, 0),
    Field("attached", MAP),
    Field("watchers", MAP, saved=False),
    Field("statics", MAP, saved=False),
    Field("modifiers", MAP),
    Field("alters_powers", ONE, False, saved=False),
    Field("delayed", LIST),
    Field("pending", LIST),
    Field("used", MAP),
    Field("seats", ONE, 1),
    Field("active", ONE, 0, shown=True),
    Field("turn", ONE, 0, shown=True),
    Field("clock", ONE, 0, saved=False),
    Field("stamp", ONE, 0),
    Field("seen", ONE, 0),
    Field("random", ONE, 0),
    Field("key", ONE, ""),
    Field("salt", ONE, ""),
    Field("choices", ONE, 0),
    Field("sealed", ONE, ()),
    Field("past", ONE, ()),
    Field("outcome", ONE, None),
)


def copy_fields(old: State, new: State) -> None:
    """All but what the state copies itself."""
    new.definition = old.definition
    new.owner = old.owner
    new.controller = old.controller
    new.zone = old.zone.copy()
    new.face = old.face
    new.face_down = old.face_down
    new.exhausted = old.exhausted
    new.host = old.host
    new.arrival = old.arrival
    new.known = old.known.copy()
    new.sight = old.sight
    new.pool = old.pool
    new.attached = old.attached.copy()
    new.watchers = old.watchers.copy()
    new.statics = old.statics.copy()
    new.modifiers = old.modifiers.copy()
    new.alters_powers = old.alters_powers
    new.delayed = old.delayed.copy()
    new.used = old.used.copy()
    new.seats = old.seats
    new.active = old.active
    new.turn = old.turn
    new.clock = old.clock
    new.stamp = old.stamp
    new.seen = old.seen
    new.random = old.random
    new.key = old.key
    new.salt = old.salt
    new.choices = old.choices
    new.sealed = old.sealed
    new.past = old.past
    new.outcome = old.outcome
