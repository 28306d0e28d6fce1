"""Creature: a character that carries nothing."""

from __future__ import annotations

from typing import Final

from longbox.games.vs.table import stats
from longbox.games.vs.table.powers import Keyword

CREATURE: Final = Keyword(
    "Creature", stats.CREATURE, "{this} can't have {equipment}; nothing takes this power away", cannot_be_lost=True
)
