"""Paying more for a fight than it takes, which sets off what cards of this turn do then."""

from __future__ import annotations

from longbox.engine.frames import Scope
from longbox.games.legendary.chapters import performing
from longbox.games.legendary.table import slots
from longbox.games.legendary.table.abilities import ON_EXCESS, acting
from longbox.games.legendary.table.state import Table


def remember(game: Table, scope: Scope, excess: int) -> None:
    """Which plays count, and what the enemy can do: what is played later comes too late."""
    scope[slots.EXCESS] = len(game.state.plays) if excess else 0
    scope[slots.EXCESS_OF_ENEMY] = acting(game, scope.source, ON_EXCESS) if excess else ()


def excess_effects(game: Table, scope: Scope) -> None:
    """The enemy's own first, then those of the cards in the order in which they were played."""
    for place in range(scope[slots.EXCESS] - 1, -1, -1):  # the stack turns the order round
        play = game.state.plays[place]
        does = acting(game, play.card, ON_EXCESS, play.definition)
        if does:
            performing.EXCESS.of(game, Scope(scope.you, play.card, vars={slots.PLAY: place}), does)
    if scope[slots.EXCESS_OF_ENEMY]:
        performing.EXCESS.of(game, Scope(scope.you, scope.source), scope[slots.EXCESS_OF_ENEMY])
