"""World War Hulk: so far the Scheme of four Masterminds."""

from longbox.games.legendary.vocabulary import *

from .box import world_war_hulk

world_war_hulk.scheme(
    "World War Hulk",
    LURKERS_FOLLOW,
    at_twist(swap_with_a_lurker(), first=1, last=8),
    at_twist(lose(), first=9, last=9),
    twists=9,
    lurking=3,
    tactics_each=2,
)
