"""S.H.I.E.L.D. Level and HYDRA Level: how much of both organisations has been won, and how much has escaped."""

from __future__ import annotations

from functools import cache, partial
from typing import Final

from longbox.engine.cards import Card
from longbox.engine.effects.conditions import Fact
from longbox.engine.effects.flow import do, if_
from longbox.engine.frames import Node, Scope
from longbox.games.legendary.table.kinds import HYDRA, SHIELD
from longbox.games.legendary.table.state import Table
from longbox.games.legendary.table.zones import ESCAPED, VICTORY
from longbox.games.legendary.vocabulary.amounts import AsMuch
from longbox.games.legendary.vocabulary.named import Named

ORGANISATIONS: Final = (SHIELD, HYDRA)


@cache
def belongs(definition: Card) -> bool:
    """By its team, or by a name: its own, that of its group or of its Mastermind."""
    names = " / ".join([definition.fact(fact) or "" for fact in ("group", "mastermind")]) + definition.name
    return any(one in definition.traits or one.upper() in names.upper() for one in ORGANISATIONS)


def members(game: Table, zone: int) -> int:
    definition = game.state.definition
    return len([card for card in game.state.zones[zone] if belongs(definition[card])])


def shield_level_of_yours(game: Table, scope: Scope) -> int:
    return members(game, VICTORY.first + scope.you)


def hydra_level_of_all(game: Table, scope: Scope) -> int:
    return members(game, ESCAPED.first)


def has_level(least: int, game: Table, scope: Scope) -> bool:
    return shield_level_of_yours(game, scope) >= least


SHIELD_LEVEL: Final = AsMuch("your {SHIELD Level}", shield_level_of_yours)
HYDRA_LEVEL: Final = AsMuch("the {HYDRA Level}", hydra_level_of_all)


def shield_level(number: int, *effects: Node) -> Named:
    """Something for whoever has so many cards of both in their Victory Pile."""
    reached = Fact(
        f"your Victory Pile holds at least {number} {{SHIELD}} or {{HYDRA}} cards", partial(has_level, number)
    )
    return Named(f"{{SHIELD Level}} {number}", if_(reached, do(*effects)))
