"""Charge: a Villain that goes on through the city at once."""

from __future__ import annotations

from typing import Final

from longbox.engine.effects.deeds import Deed, Does
from longbox.engine.effects.nouns import THIS, Noun
from longbox.engine.frames import Scope
from longbox.games.legendary.chapters.city import CHARGES
from longbox.games.legendary.table.state import Table


def charge_on(game: Table, scope: Scope, cards: list[int], amount: int) -> None:
    """Space by space, each with whoever it pushes out."""
    for _ in range(amount):
        game.push(CHARGES, Scope(scope.you, cards[0]))


CHARGE_ON: Final = Deed("{charge}", "space", "spaces", act=charge_on, one_by_one=True, acts=True)


def charges(spaces: int = 1, whom: Noun = THIS) -> Does:
    return CHARGE_ON.of(spaces, whom)
