"""A character is replaced by another one (rulebook: Transform).

The new character is a card of its own that takes over all that the old one had: its side, row and orientation, its
counters and equipment, its place in a combat, its role as a main character, and whatever lasts on it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from longbox.engine.decision import Decision, Option, Question
from longbox.engine.events import Case, Event, EventKind
from longbox.engine.frames import Frame, Scope
from longbox.engine.language import said
from longbox.engine.modifiers import DelayedTrigger, Modifier
from longbox.engine.slots import Note
from longbox.engine.topics import Topic
from longbox.games.vs.chapters.equipment import carried
from longbox.games.vs.chapters.levels import HELD_DOWN, LEVEL_VERSION, version_label, versions
from longbox.games.vs.chapters.rows import APPEAR, bears_name_of_main, has_namesakes_as_main, row_facts
from longbox.games.vs.chapters.stun import leave_play
from longbox.games.vs.table import notes, slots
from longbox.games.vs.table.characters import in_a_row, is_main
from longbox.games.vs.table.names import name
from longbox.games.vs.table.state import Vs
from longbox.games.vs.table.zones import REMOVED

Object = tuple[int, int]
"""A card and its arrival: what a modifier binds to."""


def apply_transform(game: Vs, event: Event) -> None:
    state = game.state
    old, new = event.target, event.card
    was = (old, state.arrival[old])
    state.put("controller", new, event.seat)
    game.turn_to(new, event.notes[notes.FACE])
    game.move(new, event.amount)
    take_over_state(game, old, new)
    take_over_combat(game, old, new)
    take_over_modifiers(game, was, (new, state.arrival[new]))
    leave_play(game, old, REMOVED.at())


def take_over_state(game: Vs, old: int, new: int) -> None:
    """Orientation, counters, equipment, and the role as a main character."""
    state = game.state
    if state.face_down[old]:
        game.turn_down(new)
    for column in ("exhausted", "counters", "wounds", "hidden", "lender"):
        state.put(column, new, getattr(state, column)[old])
    for card in carried(game, old):
        game.attach(card, new)
    state.mains = {new if main == old else main: seat for main, seat in state.mains.items()}


def take_over_combat(game: Vs, old: int, new: int) -> None:
    state = game.state
    state.attackers = tuple(new if card == old else card for card in state.attackers)
    state.struck = tuple(new if card == old else card for card in state.struck)
    if state.defender == old:
        state.defender = new


def take_over_modifiers(game: Vs, was: Object, now: Object) -> None:
    """All that lasts, but for what would bring back a level of the old character."""
    state = game.state
    for stat, changes in state.modifiers.items():
        if stat != HELD_DOWN:
            state.modifiers[stat] = tuple(bound_anew(one, was, now) if was in one.bound else one for one in changes)
    state.delayed = [spoken_anew(one, was, now) for one in state.delayed]


def bound_anew(change: Modifier, was: Object, now: Object) -> Modifier:
    bound = tuple(now if one == was else one for one in change.bound)
    return Modifier(
        change.stat,
        change.op,
        change.amount,
        bound,
        change.until,
        change.stamp,
        change.source,
        change.follows,
        change.power,
    )


def spoken_anew(delayed: DelayedTrigger, was: Object, now: Object) -> DelayedTrigger:
    """A trigger that an effect left behind speaks of the new character: by its own powers, or of one borrowed."""
    source = now[0] if delayed.source == was[0] else delayed.source
    vars = dict(delayed.vars)
    if (vars.get(slots.BORROWED), vars.get(slots.ARRIVAL)) == was:
        vars |= {slots.BORROWED: now[0], slots.ARRIVAL: now[1]}
    return DelayedTrigger(
        delayed.power, source, delayed.you, delayed.until, delayed.once, delayed.stamp, tuple(vars.items())
    )


TRANSFORM: Final = EventKind("transform", apply_transform, heard_as=APPEAR, facts=row_facts)
"""The new character appears."""


def apply_turning(game: Vs, event: Event) -> None:
    game.turn_to(event.card, event.notes[notes.FACE])


TURN_INTO: Final = EventKind(
    "turn into",
    apply_turning,
    heard_as=APPEAR,
    cases=lambda event: [Case(event.card, (event.source,), event.seat, side=event.seat)],
    facts=lambda game, event: {"old": event.notes[notes.BEFORE], "name": game.face(event.card).name},
)
"""Who is two characters on one card becomes the other one, who appears: all that lies and lasts on the card stays."""


def turn_into(game: Vs, card: int, level: int, *, source: int) -> None:
    """Transform into the character that a card is at another level, if it is in play and is not that one already."""
    faces = versions(game, card, level)
    if in_a_row(game, card) and faces and game.state.face[card] not in faces:
        told: dict[Note, Any] = {notes.FACE: faces[0], notes.BEFORE: game.face(card).name}
        game.happen(Event(TURN_INTO, seat=game.state.controller[card], card=card, source=source, notes=told))


@dataclass(frozen=True, eq=False)
class Transforming(Question):
    """A character becomes another one, of the version that its player picks if the level has several."""

    def ask(self, game: Vs, frame: Frame) -> Decision:
        new = frame.scope[slots.NEW]
        faces = versions(game, new, frame.scope[slots.LEVEL]) or [0]
        return Decision(frame.scope.you, [Option("transform", (new,), amount=face) for face in faces], about=self)

    def answer(self, game: Vs, frame: Frame, option: Option) -> None:
        game.state.frames.pop()
        old = frame.scope[slots.OLD]
        row = game.state.zone[old]
        seat = game.state.controller[old]
        event = Event(TRANSFORM, seat=seat, card=option.card, target=old, amount=row, notes={notes.FACE: option.amount})
        game.happen(event)

    def prompt(self, game: Vs, decision: Decision) -> str:
        old: int = game.state.frames[-1].scope[slots.OLD]
        new = name(game, decision.options[0].card)
        return said("{card} transforms: which version of {new}?", card=name(game, old), new=new)

    def label(self, game: Vs, option: Option) -> str:
        return version_label(game, option)

    def topic(self, game: Vs, decision: Decision) -> Topic:
        return LEVEL_VERSION


TRANSFORMING: Final = Transforming()


def transform(game: Vs, old: int, new: int, *, level: int, you: int, source: int) -> None:
    """Replace a character in play, unless a main character and another one would share a name then."""
    if not in_a_row(game, old):
        return
    side = game.state.controller[old]
    if not (has_namesakes_as_main(game, new, side, old) if is_main(game, old) else bears_name_of_main(game, new, side)):
        game.push(TRANSFORMING, Scope(you, source, vars={slots.OLD: old, slots.NEW: new, slots.LEVEL: level}))
