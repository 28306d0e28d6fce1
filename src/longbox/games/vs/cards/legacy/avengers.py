"""Legacy: the Avengers."""

from longbox.games.vs.vocabulary import *

from .box import BOX

avengers = BOX.of(AVENGERS)

GREAT_POWER = BOX.printed("Spider-Man", "Great Power")
avengers.more_levels(
    "Spider-Man",
    avengers.level(
        "Spider-Man", 2, 4, 10, 5,
        GREAT_POWER,
        level_up("Greater Responsibility", 5, moments.your_turn_ends, gain_xp(per(your_supporting))),
        version="legacy",
    ),
    avengers.level(
        "Spider-Man", 3, 6, 11, 6,
        GREAT_POWER,
        build_power("His Amazing Friends", INTELLECT, draw(per(your_supporting))),
        version="legacy",
    ),
)  # fmt: skip
