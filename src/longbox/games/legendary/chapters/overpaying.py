"""Paying more for a fight than it takes, which sets off what cards of this turn do then."""

from __future__ import annotations

from longbox.engine.effects.abilities import Ability
from longbox.engine.frames import Scope
from longbox.games.legendary.chapters import performing
from longbox.games.legendary.table import slots
from longbox.games.legendary.table.abilities import ON_EXCESS, acting
from longbox.games.legendary.table.roles import parts
from longbox.games.legendary.table.state import Table


def remember(game: Table, scope: Scope, excess: int) -> None:
    """Which plays count, and what the enemy can do: what is played later comes too late."""
    scope[slots.EXCESS] = len(game.state.plays) if excess else 0
    cards = parts(game, scope.source) if excess else ()
    scope[slots.EXCESS_OF_ENEMY] = tuple([(card, acting(game, card, ON_EXCESS)) for card in cards])


def excess_effects(game: Table, scope: Scope) -> None:
    """The enemy's own first, of two that were bonded the one's that was defeated; then those of the cards in the order
    in which they were played."""
    for place in range(scope[slots.EXCESS] - 1, -1, -1):  # the stack turns the order round
        play = game.state.plays[place]
        does = acting(game, play.card, ON_EXCESS, play.definition)
        if does:
            performing.EXCESS.of(game, Scope(scope.you, play.card, vars={slots.PLAY: place}), does)
    of_enemy: tuple[tuple[int, tuple[Ability, ...]], ...] = scope[slots.EXCESS_OF_ENEMY]
    for card, does in of_enemy:
        if len(of_enemy) == 1 or card == scope[slots.TROPHY]:
            performing.EXCESS.of(game, Scope(scope.you, card), does)
