"""World War Hulk: so far Schemes of four Masterminds, of falling Hulks and of a planet that breaks."""

from longbox.games.legendary.vocabulary import *

from .box import world_war_hulk

world_war_hulk.scheme(
    "Break the Planet Asunder",
    at_twist(put_twist_beside_scheme(), ko(each(hero_in_hq.that(less_than(twist, PRINTED_ATTACK))))),
    evil_wins(gathered(25, koed_hero.that(WITH_A_CLASS))),
    twists=9,
    heroes={1: 7, 2: 7, 3: 7, 4: 7, 5: 7},
)

world_war_hulk.scheme(
    "Fall of the Hulks",
    at_twist(rampage(HULK), first=3, last=6),
    at_twist(each_player(gain_wounds()), first=7, last=10),
    evil_wins(runs_out(WOUNDS)),
    twists=10,
    wounds_per_player=6,
    two_called="Hulk",
)

world_war_hulk.scheme(
    "World War Hulk",
    LURKERS_FOLLOW,
    at_twist(swap_with_a_lurker(), first=1, last=8),
    at_twist(lose(), first=9, last=9),
    twists=9,
    lurking=3,
    tactics_each=2,
)
