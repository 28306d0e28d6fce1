"""Keywords about stuns and recovery."""

from __future__ import annotations

from typing import Final

from longbox.engine.effects.abilities import Trigger, can_not
from longbox.engine.effects.conditions import is_a
from longbox.engine.effects.flow import may
from longbox.engine.effects.nouns import THIS
from longbox.games.vs.table import stats
from longbox.games.vs.table.powers import Keyword
from longbox.games.vs.vocabulary import moments
from longbox.games.vs.vocabulary.adjectives import STUNNED
from longbox.games.vs.vocabulary.deeds import recover
from longbox.games.vs.vocabulary.liberties import RECOVERING
from longbox.games.vs.vocabulary.nouns import stunned_enemy_supporting

TOUGH: Final = Trigger(moments.is_stunned, may(recover(THIS), given=is_a(THIS, STUNNED)), label="{Tough}")
MAGNETIC_SUPPRESSION: Final = can_not(stunned_enemy_supporting, RECOVERING, label="{Magnetic Suppression}")
DURABLE: Final = Keyword("Durable", stats.DURABLE, "{this} takes no {wound} if {stunned} otherwise than by a strike")
HALF_CELESTIAL: Final = Keyword(
    "Half Celestial",
    stats.HALF_CELESTIAL,
    "{this} can't be {KO'd} while a {main character} on {your} side is face up, not even while {this} is {stunned}",
)
COCOON: Final = Keyword("Evolutionary Cocoon", stats.COCOON, "{this} {appears} {stunned}")
