"""Fantastic Four: so far cosmic rays, and a reality that is turned round."""

from longbox.games.legendary.vocabulary import *

from .box import fantastic_four

COLOURED_HERO = hero.that(WITH_A_CLASS)

fantastic_four.scheme(
    "Bathe the Earth in Cosmic Rays",
    at_twist(
        each_player(
            show(YOUR_HAND),
            ko(a(COLOURED_HERO)),
            gain_into_hand(also_a(hero_in_hq.that(with_at_most(COST, IT)))),
        )
    ),
    evil_wins(per_player(6, koed_hero.that(WITH_A_CLASS))),
    twists=6,
)

fantastic_four.scheme(
    "Pull Reality Into the Negative Zone",
    at_twist(points_are_swapped(), first=2, last=2),
    at_twist(points_are_swapped(), first=4, last=4),
    at_twist(points_are_swapped(), first=6, last=6),
    at_twist(lose(), first=7, last=7),
    twists=8,
)
