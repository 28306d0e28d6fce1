"""Fear Itself: the Plots."""

from longbox.games.legendary.vocabulary import *

from .box import fear_itself

fear_itself.scheme(
    "Fear Itself",
    at_twist(fear_falls(a(hero_in_hq))),
    evil_wins(NO_FEAR),
    twists=10,
    layout=hq_of(8),
)
