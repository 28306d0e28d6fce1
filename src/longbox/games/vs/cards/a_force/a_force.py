"""A-Force: the team itself. So far She-Hulk as a main character."""

from longbox.games.vs.vocabulary import *

from .box import BOX

a_force = BOX.of(A_FORCE)

ASSEMBLE = main_power(
    "A-Force Assemble!", SKILL, next_time(moments.you_attack_in_a_team, THIS_TURN, put_plus(1, each(BY)))
)
a_force.main(
    a_force.level(
        "She-Hulk", 1, 3, 4, 6,
        ASSEMBLE,
        level_up("Fight Together", 5, moments.you_attack_in_a_team, gain_xp()),
    ),
    a_force.level(
        "She-Hulk", 2, 6, 6, 6,
        ASSEMBLE,
        reaction("Rules Lawyer", INTELLECT, moments.enemy_uses_a_power, cancel_power()),
    ),
)  # fmt: skip
