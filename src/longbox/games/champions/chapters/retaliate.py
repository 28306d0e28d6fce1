"""Retaliate: after a character is attacked, it strikes back.

It is a forced ability among others. Where nothing else answers the attack it simply happens; else the first player
orders it with the rest, as `timing.py` asks for it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from longbox.engine.cards import Instance
from longbox.engine.effects.abilities import Trigger
from longbox.engine.effects.nouns import THIS
from longbox.engine.effects.patterns import after
from longbox.engine.events import Doing, Event, EventKind
from longbox.engine.frames import Node, Scope
from longbox.engine.triggers import Answer
from longbox.engine.words import Say
from longbox.games.champions.chapters import activations, damage
from longbox.games.champions.table import kinds, notes, slots
from longbox.games.champions.table.cards import in_play
from longbox.games.champions.table.state import Activation, Champions


def retaliates(kind: EventKind) -> Callable[[Champions, Scope], None]:
    """The step of an attack in which its target strikes back, unless other cards listen for the event that ends it."""

    def step(game: Champions, scope: Scope) -> None:
        activation = activations.find(game, scope.vars[slots.ACTIVATION])
        if activation is not None and can_retaliate(game, activation) and not game.watched(kind.after):
            strike_back(game, activation)

    return step


def can_retaliate(game: Champions, activation: Activation) -> bool:
    """Whether the attacked character has retaliate, and both are still there."""
    target = activation.target
    if target < 0 or not in_play(game, target) or not in_play(game, activation.who):
        return False
    return game.value(target, kinds.RETALIATE) > 0


def strike_back(game: Champions, activation: Activation) -> None:
    target = activation.target
    seat = game.state.controller[target]
    damage.deal(game, activation.who, game.value(target, kinds.RETALIATE), source=target, seat=seat)


@dataclass(frozen=True, eq=False)
class StrikeBack(Node):
    def enter(self, game: Champions, scope: Scope) -> None:
        assert scope.event is not None
        activation = activations.find(game, scope.event.notes[notes.ACTIVATION])
        if activation is not None:
            strike_back(game, activation)

    def words(self, say: Say) -> str:
        return say.phrase("{retaliate} against the attacker")


IS_ATTACKED: Final = EventKind("is attacked", quiet=True, doing=Doing("attack", "attacked"))
"""The end of any attack, whoever attacks: never made itself, since enemies and players have events of their own."""


RETALIATE: Final = Instance(Trigger(after(IS_ATTACKED, whom=THIS), StrikeBack()), origin=-1, ordinal=-1)


def answer(game: Champions, event: Event) -> Answer | None:
    """Retaliate as one of the forced abilities that answer an attack. What fells an enemy without one has no number."""
    activation = activations.find(game, event.notes.get(notes.ACTIVATION, 0))
    if activation is None or not can_retaliate(game, activation):
        return None
    return Answer(activation.target, RETALIATE, game.state.controller[activation.target])
