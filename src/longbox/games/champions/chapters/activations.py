"""The record of attacks, thwarts and schemes in progress."""

from __future__ import annotations

from typing import Any, Final

from longbox.engine.events import Event, EventKind
from longbox.engine.slots import Note
from longbox.games.champions.table import kinds, notes
from longbox.games.champions.table.cards import kind_of
from longbox.games.champions.table.state import Activation, Champions


def apply_begin(game: Champions, event: Event) -> None:
    state = game.state
    state.begun += 1
    state.activations.append(Activation(state.begun, event.manner, event.card, event.seat, event.target))


def apply_finish(game: Champions, event: Event) -> None:
    """What lasted as long as the activation is over."""
    state = game.state
    number: int = event.notes[notes.ACTIVATION]
    state.finished = find(game, number)
    state.activations = [one for one in state.activations if one.id != number]
    game.expire("activation", number)


def apply_aim(game: Champions, event: Event) -> None:
    """The attack is on somebody, and on this player; `manner` tells how it is defended."""
    activation = to_change(game, event.notes[notes.ACTIVATION])
    if activation is not None:
        activation.target = event.card
        activation.seat = event.seat
        activation.defence = event.manner


def apply_strengthening(game: Champions, event: Event) -> None:
    activation = to_change(game, event.notes[notes.ACTIVATION])
    if activation is not None:
        activation.boost += event.amount


def apply_keyword(game: Champions, event: Event) -> None:
    activation = to_change(game, event.notes[notes.ACTIVATION])
    if activation is not None and event.manner not in activation.keywords:
        activation.keywords = (*activation.keywords, event.manner)


BEGINS: Final = EventKind("activation begins", apply_begin, quiet=True)
FINISHES: Final = EventKind("activation is over", apply_finish, quiet=True)
AIMED: Final = EventKind("aim", apply_aim, quiet=True)
STRENGTHENED: Final = EventKind("strengthen", apply_strengthening, quiet=True)
KEYWORD_GAINED: Final = EventKind("gain keyword", apply_keyword, quiet=True)
"""An attack that is going on gains a keyword."""


def begin(game: Champions, kind: str, who: int, seat: int, target: int = -1) -> int:
    """Open a record and give its number."""
    game.take_place(Event(BEGINS, card=who, seat=seat, target=target, manner=kind))
    return game.state.begun


def find(game: Champions, number: int) -> Activation | None:
    for activation in game.state.activations:
        if activation.id == number:
            return activation
    return None


def to_change(game: Champions, number: int) -> Activation | None:
    """The record for an event to write to: a copy takes its place, since earlier positions hold the one that was."""
    activations = game.state.activations
    for place, activation in enumerate(activations):
        if activation.id == number:
            copy = activations[place] = activation.copy()
            return copy
    return None


def finish(game: Champions, number: int) -> None:
    """Close a record."""
    game.take_place(Event(FINISHES, notes={notes.ACTIVATION: number}))


def aim(game: Champions, activation: Activation, target: int, seat: int, defence: str) -> None:
    """Let an attack be on somebody."""
    told: dict[Note, Any] = {notes.ACTIVATION: activation.id}
    game.take_place(Event(AIMED, card=target, seat=seat, manner=defence, notes=told))


def strengthen(game: Champions, activation: Activation, amount: int) -> None:
    """Let an activation count for more, or for less."""
    game.take_place(Event(STRENGTHENED, amount=amount, notes={notes.ACTIVATION: activation.id}))


def gain(game: Champions, number: int, keyword: str) -> None:
    game.take_place(Event(KEYWORD_GAINED, manner=keyword, notes={notes.ACTIVATION: number}))


def has_keyword(game: Champions, activation: Activation, keyword: str) -> bool:
    """Whether an attack has a keyword: its own, or that of who attacks."""
    return keyword in activation.keywords or game.has(activation.who, keyword)


def enemy_activation(game: Champions) -> Activation | None:
    """The enemy attack or scheme that is going on."""
    for activation in reversed(game.state.activations):
        if kind_of(game, activation.who) in kinds.ENEMY:
            return activation
    return None


def enemy_attack(game: Champions) -> Activation | None:
    activation = enemy_activation(game)
    return activation if activation is not None and activation.kind == kinds.ATTACK else None
