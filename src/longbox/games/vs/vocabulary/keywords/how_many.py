"""Keywords about how many of a card a deck or a side may hold."""

from __future__ import annotations

from typing import Final

from longbox.games.vs.table import stats
from longbox.games.vs.table.powers import Keyword

ONE_OF_A_KIND: Final = Keyword("One of a Kind", stats.ONE_OF_A_KIND, "{your} deck may hold only one of this card")
LEGION: Final = Keyword("Legion", stats.LEGION, "{your} deck may hold any number of {this}")
LEGION_OF_EIGHT: Final = Keyword("Legion", stats.LEGION_OF_EIGHT, "{your} deck may hold up to eight of {this}")
UNIQUE: Final = Keyword("Unique", stats.UNIQUE, "{your} side may hold only one {this}")
SWARM: Final = Keyword(
    "Swarm",
    stats.SWARM,
    "{your} side may hold more than one {this}; nothing takes this power away",
    cannot_be_lost=True,
)
