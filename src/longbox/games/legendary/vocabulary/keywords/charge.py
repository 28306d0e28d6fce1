"""Charge: a Villain that goes on through the city at once."""

from __future__ import annotations

from functools import partial
from typing import Final

from longbox.engine.effects.deeds import Deed, Does
from longbox.engine.effects.nouns import THIS, Noun
from longbox.engine.frames import Scope
from longbox.games.legendary.chapters.city import CHARGES
from longbox.games.legendary.table.board import city_of
from longbox.games.legendary.table.enemies import space_of
from longbox.games.legendary.table.kinds import ROOFTOPS
from longbox.games.legendary.table.state import Table


def charge_on(game: Table, scope: Scope, cards: list[int], amount: int) -> None:
    """Space by space, each with whoever it pushes out."""
    for _ in range(amount):
        game.push(CHARGES, Scope(scope.you, cards[0]))


CHARGE_ON: Final = Deed("{charge}", "space", "spaces", act=charge_on, one_by_one=True, acts=True)


def charge_to(space: int, game: Table, scope: Scope, cards: list[int], amount: int) -> None:
    """Space by space up to a certain one, if that lies before it."""
    here = space_of(game, cards[0])
    way = city_of(game, here) if here >= 0 else ()
    if space in way:
        for _ in range(way.index(space) - way.index(here)):
            game.push(CHARGES, Scope(scope.you, cards[0]))


ROOFTOPS_AHEAD: Final = Deed(
    "move", "forward to the {Rooftops}, pushing others", act=partial(charge_to, ROOFTOPS), one_by_one=True, acts=True
)


def charges_to_rooftops() -> Does:
    return ROOFTOPS_AHEAD.to(THIS)


def charges(spaces: int = 1, whom: Noun = THIS) -> Does:
    return CHARGE_ON.of(spaces, whom)
