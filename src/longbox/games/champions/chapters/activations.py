"""The record of attacks, thwarts and schemes in progress."""

from __future__ import annotations

from longbox.games.champions.table import kinds
from longbox.games.champions.table.cards import kind_of
from longbox.games.champions.table.state import Activation, Champions


def begin(game: Champions, kind: str, who: int, seat: int, target: int = -1) -> int:
    """Open a record and give its number."""
    state = game.state
    state.begun += 1
    state.activations.append(Activation(state.begun, kind, who, seat, target))
    return state.begun


def find(game: Champions, number: int) -> Activation | None:
    for activation in game.state.activations:
        if activation.id == number:
            return activation
    return None


def to_change(game: Champions, number: int) -> Activation | None:
    """The record to write to: a copy takes its place, since earlier positions hold the one that was."""
    activations = game.state.activations
    for place, activation in enumerate(activations):
        if activation.id == number:
            copy = activations[place] = activation.copy()
            return copy
    return None


def finish(game: Champions, number: int) -> None:
    """Close a record; what lasted as long as the activation is over."""
    state = game.state
    state.finished = find(game, number)
    state.activations = [one for one in state.activations if one.id != number]
    game.expire("activation", number)


def enemy_activation(game: Champions) -> Activation | None:
    """The enemy attack or scheme that is going on."""
    for activation in reversed(game.state.activations):
        if kind_of(game, activation.who) in kinds.ENEMY:
            return activation
    return None


def enemy_attack(game: Champions) -> Activation | None:
    activation = enemy_activation(game)
    return activation if activation is not None and activation.kind == kinds.ATTACK else None
