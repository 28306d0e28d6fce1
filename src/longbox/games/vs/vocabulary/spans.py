"""How long things last that effects leave behind."""

from __future__ import annotations

from typing import Final

from longbox.engine.effects.abilities import Stage
from longbox.engine.effects.lasting import Leaves, Span, next_time
from longbox.engine.frames import Node, Scope
from longbox.engine.modifiers import Until
from longbox.games.vs.table.state import Vs


def to_end_of_turn(game: Vs, scope: Scope) -> Until:
    return ("turn", 0)


def to_end_of_combat(game: Vs, scope: Scope) -> Until:
    return ("combat", game.state.combat)


def to_end_of_recovery(game: Vs, scope: Scope) -> Until:
    return ("recovery", scope.you)


def for_good(game: Vs, scope: Scope) -> Until:
    """A change is bound to a card's stay in play and goes with it."""
    return ("game", 0)


THIS_TURN: Final = Span("this turn", "for the rest of the turn", to_end_of_turn)
THIS_COMBAT: Final = Span("this combat", "for this combat", to_end_of_combat)
UNTIL_YOU_HAVE_RECOVERED: Final = Span(
    "until after {your} next Recovery Phase", "until after {your} next Recovery Phase", to_end_of_recovery
)
WHILE_IN_PLAY: Final = Span("for as long as it is in play", "from now on", for_good)
UNTIL_THEN: Final = Span("", "", to_end_of_turn)


def later(moment: Stage, *effects: Node) -> Leaves:
    """Once, when its moment comes, which it does in this turn."""
    return next_time(moment, UNTIL_THEN, *effects)
