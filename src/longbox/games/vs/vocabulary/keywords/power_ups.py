"""Keywords about power-ups: which cards bring them."""

from __future__ import annotations

from typing import Final

from longbox.games.vs.table import stats
from longbox.games.vs.table.powers import Keyword

FULL_OF_SURPRISES: Final = Keyword(
    "Full of Surprises",
    stats.POWERS_UP_ANYONE,
    "{you} may discard {this} from {your} hand to {power up} any character on {your} side",
)
MULTIPLE_PERSONALITIES: Final = Keyword(
    "Multiple Personalities", stats.ANY_POWER_UP, "{you} may {power up} {this} with any character card"
)
