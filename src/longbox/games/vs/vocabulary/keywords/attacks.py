"""Keywords about who attacks whom: from where, over whom, past whom."""

from __future__ import annotations

from typing import Final

from longbox.engine.effects.abilities import Static, Trigger
from longbox.engine.effects.flow import may
from longbox.engine.effects.nouns import THIS
from longbox.games.vs.table import stats
from longbox.games.vs.table.powers import Keyword
from longbox.games.vs.vocabulary import moments
from longbox.games.vs.vocabulary.conditions import YOUR_TURN
from longbox.games.vs.vocabulary.deeds import cancel_combat

FLIGHT: Final = Keyword("Flight", stats.FLIGHT, "{this} may attack over a {front row} in which no enemy flies")
LEAP: Final = Static("flight", 1, THIS, YOUR_TURN, label="{Leap}")
RANGED: Final = Keyword(
    "Ranged", stats.RANGED, "{this} may attack from the {back row}, and strike back at those who do"
)
DODGE: Final = Keyword("Dodge", stats.DODGE, "no {ranged} attack can be made on {this}")
GRAB: Final = Keyword("Grab", stats.GRAB, "nobody can fly over {your} {front row} while {this} stands in it")
STEALTH: Final = Keyword("Stealth", stats.STEALTH, "in melee {this} may attack a protected character")
SHRINK: Final = Trigger(moments.first_attacked, may(cancel_combat()), label="{Shrink}")
