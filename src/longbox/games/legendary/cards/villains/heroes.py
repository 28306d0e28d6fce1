"""Villains: so far an Ally who Dodges.

The players of that set are villains. Here its cards are played among heroes, whose words they are written in: an Ally
is a Hero, an Adversary a Villain.
"""

from longbox.games.legendary.vocabulary import *

from .box import villains

other_hydra_hero = hero.at(IN_HAND).that(OTHER, icon(HYDRA))

villains.hero(
    "Green Goblin", SINISTER_SIX,
    villains.common(
        "Goblin Glider", TECH,
        DODGE, played_or_used("{Dodge} with", gains(a(other_hydra_hero), DODGE)),
        cost=4, attack=2,
    ),
    villains.common("Pumpkin Bombs", TECH, DODGE, on_play(if_(DISCARDED, get(attack=2))), cost=3, attack=1),
    villains.uncommon("Unstable Kidnapper", INSTINCT, DODGE, on_play(if_(DISCARDED, rescue())), cost=5, recruit=3),
    villains.rare(
        "Experimental Goblin Serum", TECH,
        on_play(put_into_hand(each(discarded_this_turn))),
        cost=7, attack=4,
    ),
)  # fmt: skip
