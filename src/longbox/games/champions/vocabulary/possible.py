"""Whether an effect could change anything: what can't may not be started."""

from __future__ import annotations

from typing import Any

from longbox.engine.effects.flow import ChooseOne, ChoosePlayer, If, May, Nothing, Sequence
from longbox.engine.effects.verbs import Verb
from longbox.engine.frames import Node, Scope
from longbox.engine.game import Game


class Possible(Node):
    """An effect that says whether it could do anything now."""

    def possible(self, game: Game[Any], scope: Scope) -> bool:
        return True


class Effect(Possible, Verb):
    """A verb of this game."""


def possible(effect: Node, game: Game[Any], scope: Scope) -> bool:
    """Whether an effect could do something; of several in a row, whether one of them could."""
    if isinstance(effect, Possible):
        return effect.possible(game, scope)
    if isinstance(effect, Sequence):
        return any(possible(step, game, scope) for step in effect.steps)
    if isinstance(effect, If):
        branch = effect.effect if effect.condition.holds(game, scope) else effect.otherwise
        return possible(branch, game, scope)
    if isinstance(effect, ChooseOne):
        return any(possible(mode.effect, game, scope) for mode in effect.modes)
    if isinstance(effect, ChoosePlayer):
        return any(possible(effect.effect, game, scope.child(seat)) for seat in effect.seats(game, scope))
    if isinstance(effect, May):
        return possible(effect.effect, game, scope)
    return not isinstance(effect, Nothing)
