"""Spider-Man Homecoming: so far the Hero whose cards are all there, and are lent to others."""

from longbox.games.legendary.cards.making import Box
from longbox.games.legendary.vocabulary import *

homecoming = Box("spider man homecoming")

homecoming.hero(
    "Peter's Allies", SPIDER_FRIENDS,
    homecoming.common("Michelle", COVERT, on_play(may(pay_with_recruit(a(enemy)))), cost=3, recruit=2),
    homecoming.common("Ned", COVERT, COORDINATE, superpower(COVERT, get(recruit=2)), cost=2, recruit=1),
    homecoming.uncommon("Liz", INSTINCT, two_for_a_coordinated_card(), cost=6, recruit=4),
    homecoming.rare(
        "May Parker", COVERT,
        COORDINATE,
        superpower(
            SPIDER_FRIENDS,
            this_turn_long(static(villain, attack=-2)),
            lasts(NEXT_MASTERMIND_FIGHT, price(the(the_mastermind), attack=-2)),
        ),
        cost=7, recruit=5,
    ),
)  # fmt: skip
