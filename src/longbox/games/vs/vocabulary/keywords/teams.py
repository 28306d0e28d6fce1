"""Keywords about team attacks: who joins them, and whom the defender strikes back at."""

from __future__ import annotations

from typing import Final

from longbox.games.vs.table import stats
from longbox.games.vs.table.powers import Keyword

LEADER: Final = Keyword(
    "Leader", stats.LEADER, "when {this} attacks in a team, {you} say whom the defender strikes back at"
)
MERCENARY: Final = Keyword("Mercenary", stats.MERCENARY, "{this} may attack in a team with any {main character}")
MONSTROUS: Final = Keyword(
    "Monstrous",
    stats.MONSTROUS,
    "defending against a team in melee, {this} strikes back at all attackers, not just one",
)
