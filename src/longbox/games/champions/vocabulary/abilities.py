"""Making abilities, by the rulebook's names."""

from __future__ import annotations

from typing import Final

from longbox.engine.effects.abilities import Limit, Stage
from longbox.engine.frames import Node
from longbox.games.champions.table.abilities import PlayerAction, PlayerTrigger
from longbox.games.champions.table.kinds import ALTER_EGO, HERO

ONCE_PER_ROUND: Final = Limit("round", 1)


def action(
    effect: Node, *, cost: Node | None = None, form: str = "", label: str = "", limit: Limit | None = None
) -> PlayerAction:
    return PlayerAction(effect, cost=cost, form=form, label=label, limit=limit)


def hero_action(effect: Node, *, cost: Node | None = None, label: str = "", limit: Limit | None = None) -> PlayerAction:
    return action(effect, cost=cost, form=HERO, label=label, limit=limit)


def alter_ego_action(
    effect: Node, *, cost: Node | None = None, label: str = "", limit: Limit | None = None
) -> PlayerAction:
    return action(effect, cost=cost, form=ALTER_EGO, label=label, limit=limit)


def triggered(
    moment: Stage, effect: Node, *, cost: Node | None = None, form: str = "", label: str = "", forced: bool = False
) -> PlayerTrigger:
    """An interrupt or a response, as the moment says."""
    return PlayerTrigger(moment, effect, forced=forced, label=label, cost=cost, form=form)


def hero_triggered(moment: Stage, effect: Node, *, cost: Node | None = None, label: str = "") -> PlayerTrigger:
    return triggered(moment, effect, cost=cost, form=HERO, label=label)


def forced(moment: Stage, effect: Node) -> PlayerTrigger:
    return triggered(moment, effect, forced=True)
