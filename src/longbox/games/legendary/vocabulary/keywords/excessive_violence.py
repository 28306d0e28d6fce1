"""Excessive Violence: once per turn a fight is overpaid by 1 Attack, and cards of this turn do something for it."""

from __future__ import annotations

from longbox.engine.effects.abilities import Ability
from longbox.engine.effects.flow import do
from longbox.engine.frames import Node
from longbox.games.legendary.table.abilities import ON_EXCESS


def excessive_violence(*effects: Node) -> Ability:
    """On a Hero: whoever of this turn's plays has it does it, in the order in which they were played."""
    return Ability(
        ON_EXCESS,
        do(*effects),
        keyword="{Excessive Violence}",
        means="once per turn, when you pay 1 {Attack} more than a fight takes, {effect}",
    )


def violent_fight(*effects: Node) -> Ability:
    """On an enemy, when it is the one that is overpaid."""
    return Ability(
        ON_EXCESS,
        do(*effects),
        keyword="{Fight}: {Excessive Violence}",
        means="once per turn, if you pay 1 {Attack} more than it takes to fight {this}, {effect}",
    )
