"""A-Force: the Femme Fatales. So far Viper, and Goblin Queen with her Demon Goblins."""

from longbox.games.vs.vocabulary import *

from .box import BOX
from .special import DoubleCounters

femme_fatales = BOX.of(FEMME_FATALES)

weakened_enemy = enemy_character.that(WEAKENED)

femme_fatales.supporting(
    "Viper", 5, 4, 6, 1,
    RANGED,
    main_power("Poison Darts", SKILL, Put(-1, A(enemy_character, least=0, most=2))),
    Trigger(moments.your_turn_ends, DoubleCounters(Each(weakened_enemy)), label="Succumb to Poison"),
)  # fmt: skip

demon_goblin = femme_fatales.token("Demon Goblin", 1, 1, 1, SWARM)

femme_fatales.supporting(
    "Goblin Queen", 4, 2, 6, 1,
    FLIGHT,
    main_power("Summon Goblins", INTELLECT, TokensUntil(demon_goblin, 4)),
)  # fmt: skip
