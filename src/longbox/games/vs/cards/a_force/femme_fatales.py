"""A-Force: the Femme Fatales. So far Viper, and Goblin Queen with her Demon Goblins."""

from longbox.games.vs.vocabulary import *

from .box import BOX

femme_fatales = BOX.of(FEMME_FATALES)

femme_fatales.supporting(
    "Viper", 5, 4, 6, 1,
    RANGED,
    main_power("Poison Darts", SKILL, put_minus(1, up_to(2, enemy_character))),
    on(moments.your_turn_ends, double_counters(each(enemy_character)), label="Succumb to Poison"),
)  # fmt: skip

demon_goblin = femme_fatales.token("Demon Goblin", 1, 1, 1, SWARM)

femme_fatales.supporting(
    "Goblin Queen", 4, 2, 6, 1,
    FLIGHT,
    main_power("Summon Goblins", INTELLECT, put_tokens(demon_goblin, until=4)),
)  # fmt: skip
