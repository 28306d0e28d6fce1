"""Driving into an enemy row, to attack whomever one finds there."""

from __future__ import annotations

from typing import Final

from longbox.engine.effects.abilities import Trigger
from longbox.engine.effects.deeds import Deed
from longbox.engine.frames import Scope
from longbox.games.vs.chapters import driving
from longbox.games.vs.table.state import Vs
from longbox.games.vs.vocabulary.moments import is_stunned


def go_back(game: Vs, scope: Scope, cards: list[int], amount: int) -> None:
    """Nobody drives back who has come away otherwise."""
    if driving.is_driving(game, scope.source):
        driving.drive_back(game)


BACK_WHEN_STUNNED: Final = Trigger(is_stunned, Deed("drive", "back", act=go_back).done())


def drive_them(game: Vs, scope: Scope, cards: list[int], amount: int) -> None:
    """What brings a stunned driver back does not hang on its powers, which it has no longer."""
    game.add_delayed_trigger(BACK_WHEN_STUNNED, scope, ("drive", scope.source), once=True)
    game.push(driving.INTO_AN_ENEMY_ROW, scope)


drive: Final = Deed(
    "drive",
    "{this} to an enemy row; it may make any number of melee attacks, one after the other, on characters of that row, "
    "even while {exhausted}, and drives back to one of {your} rows, {exhausted}, when {you} are done or it is "
    "{stunned}; all the while it is still {your} {main character}",
    act=drive_them,
).done
