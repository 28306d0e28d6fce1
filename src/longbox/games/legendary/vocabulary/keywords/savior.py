"""Savior: something for whoever has rescued enough."""

from __future__ import annotations

from typing import Final

from longbox.engine.effects.conditions import Fact, at_least
from longbox.engine.effects.flow import do, if_
from longbox.engine.effects.some_players import SomePlayers
from longbox.engine.frames import Node, Scope
from longbox.games.legendary.table.players import EACH_OTHER_PLAYER, EACH_PLAYER
from longbox.games.legendary.table.state import Table
from longbox.games.legendary.vocabulary.named import Named
from longbox.games.legendary.vocabulary.nouns import bystander

ENOUGH: Final = 3
A_SAVIOR: Final = at_least(ENOUGH, bystander)


def no_saviors(game: Table, scope: Scope) -> list[int]:
    return [seat for seat in EACH_PLAYER.seats(game, scope) if not A_SAVIOR.holds(game, scope.child(seat))]


def others_who_are_none(game: Table, scope: Scope) -> list[int]:
    return [seat for seat in EACH_OTHER_PLAYER.seats(game, scope) if not A_SAVIOR.holds(game, scope.child(seat))]


def is_none(game: Table, scope: Scope) -> bool:
    """Of whoever's turn it is."""
    return not A_SAVIOR.holds(game, scope.child(game.state.active))


NO_SAVIOR: Final = Fact("{you} are no {Savior} (fewer than 3 {Bystanders} in {your} Victory Pile)", is_none)
EACH_OTHER_WHO_IS_NO_SAVIOR: Final = SomePlayers(
    "each other player who is no {Savior} (with fewer than 3 {Bystanders} in their Victory Pile)", others_who_are_none
)
EACH_WHO_IS_NO_SAVIOR: Final = SomePlayers(
    "each player who is no {Savior} (with fewer than 3 {Bystanders} in their Victory Pile)", no_saviors
)


def savior(*effects: Node) -> Named:
    """Asked when it comes to it: whom the card itself rescued before counts."""
    return Named("{Savior}", if_(A_SAVIOR, do(*effects)))
