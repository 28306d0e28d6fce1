"""Powers as cards print them: super powers by their timing, Reactions, what is amplified."""

from __future__ import annotations

from longbox.engine.effects.abilities import Stage
from longbox.engine.effects.conditions import ALWAYS, Condition
from longbox.engine.effects.flow import If
from longbox.engine.frames import Node
from longbox.games.vs.table.kinds import BUILD, COMBAT, MAIN, REACTION
from longbox.games.vs.table.powers import Reaction, SuperPower
from longbox.games.vs.vocabulary.conditions import PAID_FROM_HAND


def super_power(name: str, timing: str, cost: str | tuple[str, ...], effect: Node, **more: object) -> SuperPower:
    symbols = (cost,) if isinstance(cost, str) else cost
    return SuperPower(name, timing, symbols, effect, **more)  # type: ignore[arg-type]


def amplify(effect: Node) -> Node:
    """What a super power does besides, if a Location from hand has paid for it."""
    return If(PAID_FROM_HAND, effect)


def reaction(name: str, cost: str | tuple[str, ...], moment: Stage, effect: Node) -> Reaction:
    symbols = (cost,) if isinstance(cost, str) else cost
    return Reaction(name, REACTION, symbols, effect, any_turn=True, moment=moment)


def build_power(name: str, cost: str | tuple[str, ...], effect: Node) -> SuperPower:
    return super_power(name, BUILD, cost, effect)


def main_power(name: str, cost: str | tuple[str, ...], effect: Node, when: Condition = ALWAYS) -> SuperPower:
    return super_power(name, MAIN, cost, effect, condition=when)


def combat_power(
    name: str, cost: str, effect: Node, *, any_turn: bool = True, any_combat: bool = False, when: Condition = ALWAYS
) -> SuperPower:
    return super_power(name, COMBAT, cost, effect, any_turn=any_turn, any_combat=any_combat, condition=when)
