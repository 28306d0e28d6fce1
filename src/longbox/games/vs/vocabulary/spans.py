"""How long things last that effects leave behind."""

from __future__ import annotations

from typing import Final

from longbox.engine.effects.abilities import Stage
from longbox.engine.effects.lasting import Leaves, Span, next_time
from longbox.engine.frames import Node, Scope
from longbox.engine.modifiers import Until
from longbox.games.vs.chapters.readying import turn_key
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


def to_end_of_your_next_turn(game: Vs, scope: Scope) -> Until:
    return ("end of turn", turn_key(scope.you, game.state.turns[scope.you] + 1))


def while_this_stands(game: Vs, scope: Scope) -> Until:
    """Until the card that speaks is stunned or leaves play."""
    return ("stunned", scope.source)


def to_start_of_your_turn(game: Vs, scope: Scope) -> Until:
    return ("start of turn", scope.you)


UNTIL_YOUR_NEXT_TURN: Final = Span(
    "until {your} next turn starts", "until {your} next turn starts", to_start_of_your_turn
)
UNTIL_AFTER_YOUR_NEXT_TURN: Final = Span(
    "until after {your} next turn", "until after {your} next turn", to_end_of_your_next_turn
)
UNTIL_THIS_FALLS: Final = Span(
    "until {this} is {stunned} or leaves play", "until {this} is {stunned} or leaves play", while_this_stands
)
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
