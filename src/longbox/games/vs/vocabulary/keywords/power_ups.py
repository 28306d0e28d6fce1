"""Keywords about power-ups: which cards bring them."""

from __future__ import annotations

from typing import Final

from longbox.games.vs.table import stats
from longbox.games.vs.table.powers import Keyword

MULTIPLE_PERSONALITIES: Final = Keyword(
    "Multiple Personalities", stats.ANY_POWER_UP, "{you} may {power up} {this} with any character card"
)
