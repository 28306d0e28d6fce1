"""Powers as cards print them: super powers by their timing, Reactions, what is amplified, what acts by itself."""

from __future__ import annotations

from typing import Final

from longbox.engine.effects.abilities import Limit, Stage, Static, Trigger
from longbox.engine.effects.amounts import Number
from longbox.engine.effects.conditions import ALWAYS, Condition
from longbox.engine.effects.flow import do, if_
from longbox.engine.effects.nouns import Noun
from longbox.engine.frames import Node
from longbox.games.vs.table import stats
from longbox.games.vs.table.kinds import BUILD, COMBAT, MAIN, REACTION, RECOVERY
from longbox.games.vs.table.powers import (
    AlsoKnownAs,
    BoughtXp,
    LevelsAt,
    LevelUp,
    MustAttack,
    PlotTwist,
    PowersOf,
    Reaction,
    RecruitedFor,
    SuperPower,
    TeamUp,
)
from longbox.games.vs.vocabulary.conditions import PAID_FROM_HAND

Cost = str | tuple[str, ...]
"""One symbol, or several."""


def super_power(name: str, timing: str, cost: Cost, *effects: Node, **more: object) -> SuperPower:
    return SuperPower(name, timing, symbols(cost), do(*effects), **more)  # type: ignore[arg-type]


def symbols(cost: Cost) -> tuple[str, ...]:
    return (cost,) if isinstance(cost, str) else cost


def amplify(*effects: Node) -> Node:
    """What a super power does besides, if a Location from hand has paid for it."""
    return if_(PAID_FROM_HAND, do(*effects))


def reaction(name: str, cost: Cost, moment: Stage, *effects: Node) -> Reaction:
    return Reaction(name, REACTION, symbols(cost), do(*effects), any_turn=True, moment=moment)


def recovery_power(name: str, cost: Cost, *effects: Node) -> SuperPower:
    return super_power(name, RECOVERY, cost, *effects)


def build_power(name: str, cost: Cost, *effects: Node, any_number: bool = False) -> SuperPower:
    return super_power(name, BUILD, cost, *effects, any_number=any_number)


def main_power(
    name: str, cost: Cost, *effects: Node, given: Condition = ALWAYS, any_number: bool = False
) -> SuperPower:
    return super_power(name, MAIN, cost, *effects, condition=given, any_number=any_number)


def combat_power(
    name: str,
    cost: Cost,
    *effects: Node,
    any_turn: bool = True,
    any_combat: bool = False,
    given: Condition = ALWAYS,
) -> SuperPower:
    return super_power(name, COMBAT, cost, *effects, any_turn=any_turn, any_combat=any_combat, condition=given)


def played_at(timing: str, *effects: Node, any_turn: bool = False) -> PlotTwist:
    """What a plot twist does when it is played at another time."""
    return PlotTwist(timing, do(*effects), any_turn)


def on(
    moment: Stage,
    *effects: Node,
    label: str = "",
    rechecks: bool = False,
    limit: Limit | None = None,
    where: tuple[str, ...] = (),
) -> Trigger:
    """What happens each time that a moment comes, or so often in a span; `where` its card is, if not in play."""
    return Trigger(moment, do(*effects), label=label, rechecks=rechecks, limit=limit, where=where)


ONCE_A_TURN: Final = Limit("turn")


def level_up(name: str, xp: int, moment: Stage, *effects: Node, rechecks: bool = False, heals: bool = False) -> LevelUp:
    """How a main character earns XP, and how many it takes."""
    return LevelUp(moment, do(*effects), label=name, xp=xp, rechecks=rechecks, heals=heals)


def bought_xp(name: str, xp: int) -> BoughtXp:
    """How a main character is given XP for recruit points, and how many it takes."""
    return BoughtXp(name, xp)


def levels_at(name: str, xp: int) -> LevelsAt:
    """How many XP a main character takes that earns them by other powers alone."""
    return LevelsAt(name, xp)


def static(to: Noun, *, atk: Number = 0, defense: Number = 0, given: Condition = ALWAYS, label: str = "") -> Static:
    """More ATK or more DEF for some characters, as long as this card is there."""
    assert atk == 0 or defense == 0, "a static changes one number"
    stat, amount = (stats.DEF, defense) if atk == 0 else (stats.ATK, atk)
    return Static(stat, amount, to, given, label=label)


def powers_of(noun: Noun, *, label: str) -> PowersOf:
    return PowersOf(noun, label)


def aka(name: str) -> AlsoKnownAs:
    return AlsoKnownAs(name)


def must_attack(name: str) -> MustAttack:
    return MustAttack(name)


def recruited_for(name: str, *cost: str) -> RecruitedFor:
    return RecruitedFor(name, cost)


def team_up(team: str) -> TeamUp:
    return TeamUp(team)
