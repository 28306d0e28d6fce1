"""Keywords, a file each or a small family, named as on the cards.

A `Keyword` is one that the rules ask about by its key; the others are abilities that act by themselves. Cards are
printed with either.
"""

from longbox.games.vs.vocabulary.keywords.attacks import DODGE, FLIGHT, GRAB, LEAP, RANGED, SHRINK, STEALTH
from longbox.games.vs.vocabulary.keywords.blast import BLAST
from longbox.games.vs.vocabulary.keywords.counters import BERSERKER, INSPIRE, STING, SYMBIOSIS, WAKING_NIGHTMARE
from longbox.games.vs.vocabulary.keywords.creature import CREATURE
from longbox.games.vs.vocabulary.keywords.drawing import GENIUS, SCHEMER
from longbox.games.vs.vocabulary.keywords.hex import HEX
from longbox.games.vs.vocabulary.keywords.how_many import LEGION, LEGION_OF_EIGHT, ONE_OF_A_KIND, SWARM, UNIQUE
from longbox.games.vs.vocabulary.keywords.mobile import MOBILE
from longbox.games.vs.vocabulary.keywords.nullify import NULLIFY
from longbox.games.vs.vocabulary.keywords.power_ups import FULL_OF_SURPRISES, MULTIPLE_PERSONALITIES
from longbox.games.vs.vocabulary.keywords.recovery import COCOON, DURABLE, HALF_CELESTIAL, MAGNETIC_SUPPRESSION, TOUGH
from longbox.games.vs.vocabulary.keywords.reserve import RESERVE
from longbox.games.vs.vocabulary.keywords.strikes import FEARLESS, FEROCIOUS, LETHAL
from longbox.games.vs.vocabulary.keywords.teams import LEADER, MERCENARY, MONSTROUS

__all__ = [
    "BERSERKER", "BLAST", "COCOON", "CREATURE", "DODGE", "DURABLE", "FEARLESS", "FEROCIOUS", "FLIGHT",
    "FULL_OF_SURPRISES", "GENIUS", "GRAB", "HALF_CELESTIAL", "HEX", "INSPIRE", "LEADER", "LEAP", "LEGION",
    "LEGION_OF_EIGHT", "LETHAL", "MAGNETIC_SUPPRESSION", "MERCENARY", "MOBILE", "MONSTROUS", "MULTIPLE_PERSONALITIES",
    "NULLIFY", "ONE_OF_A_KIND", "RANGED", "RESERVE", "SCHEMER", "SHRINK", "STEALTH", "STING", "SWARM", "SYMBIOSIS",
    "TOUGH", "UNIQUE", "WAKING_NIGHTMARE",
]  # fmt: skip
