"""S.H.I.E.L.D. Clearance: a fight takes the discard of somebody who knows the way in."""

from __future__ import annotations

from typing import Final

from longbox.engine.effects.choosing import exactly
from longbox.engine.effects.conditions import at_least
from longbox.engine.effects.nouns import Cards
from longbox.games.legendary.table.abilities import ToFight
from longbox.games.legendary.table.kinds import HYDRA, SHIELD
from longbox.games.legendary.table.nouns import IN_HAND
from longbox.games.legendary.vocabulary.adjectives import icon
from longbox.games.legendary.vocabulary.bonuses import multiple
from longbox.games.legendary.vocabulary.deeds import discard
from longbox.games.legendary.vocabulary.nouns import hero

INSIDER: Final[Cards] = hero.at(IN_HAND).that(icon(SHIELD, HYDRA))
"""Where HYDRA is played, its Heroes will do."""


def clearance(number: int = 1) -> ToFight:
    """So many are discarded each time the enemy is fought."""
    name = multiple("{SHIELD Clearance}", number)
    return ToFight(at_least(number, INSIDER), discard(exactly(number, INSIDER)), keyword=name)
