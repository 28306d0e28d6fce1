"""Fear Itself: the Commander and his Tactics."""

from longbox.games.legendary.vocabulary import *

from .box import fear_itself

fear_itself.mastermind(
    "Uru-Enchanted Iron Man",
    uru_enchanted(per(strike_beside_this)),
    master_strike(DEMOLISH, put_strike_beside_this()),
    attack=7,
    vp=6,
    leads="The Mighty",
    tactics=(
        fear_itself.tactic("Armor of the Destroyer", fight(for_each(your(TECH), DEMOLISH_OTHERS))),
        fear_itself.tactic("Pepper Potts in Rescue Armor", fight(bystander_strikes())),
        fear_itself.tactic("Quantum Inventions", fight(draw(2), may_reveal(your(TECH), draw(2)))),
        fear_itself.tactic("Repulsor Coils", fight(each_other_player(reveal_or(your(TECH), gain_bindings())))),
    ),
)
