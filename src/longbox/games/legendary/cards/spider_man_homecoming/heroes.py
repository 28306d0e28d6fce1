"""Spider-Man Homecoming: its Heroes."""

from longbox.games.legendary.vocabulary import *

from .box import homecoming

SENSED_STRIKE = THOSE.of(strike_anywhere)
SENSED_TWIST = THOSE.of(twist_anywhere)
A_BYSTANDER_ANYWHERE = any_bystander.that(A_BYSTANDER)
SENSED_VILLAIN = any_villain.that(A_VILLAIN)
WOUND_OF_THIS_TURN = any_wound.at(YOU_OWN).that(GAINED_THIS_TURN)
MASTERMIND_OR_HIGH_VILLAIN = either(the_mastermind, villain.at(IN_SPACE[ROOFTOPS], IN_SPACE[STREETS]))

homecoming.hero(
    "Happy Hogan", "",
    homecoming.common(
        "Head of Security", INSTINCT,
        COORDINATE, on_play(ko(each(WOUND_OF_THIS_TURN))),
        cost=3, recruit=2,
    ),
    homecoming.common(
        "Watchful Eye", INSTINCT,
        superpower(
            INSTINCT,
            danger_sense(2),
            if_(there_is(SENSED_STRIKE), do(ko(each(SENSED_STRIKE)), may(ko(a(loose_card))))),
        ),
        cost=4, attack=2,
    ),
    homecoming.uncommon("Loyal Friend", TECH, COORDINATE, on_play(you_get(STRIKER)), cost=5, attack=0),
    homecoming.rare("Asset Management", INSTINCT, on_play(you_get(striker(2))), cost=5, attack=0),
)  # fmt: skip

homecoming.hero(
    "High-Tech Spider-Man", SPIDER_FRIENDS,
    homecoming.common(
        "Advanced Targeting System", COVERT,
        on_play(DRAW_A_CHEAP_TOP), superpower(COVERT, draw()),
        cost=2,
    ),
    homecoming.common("Recon Drone Connection", TECH, WALL_CRAWL, on_play(danger_sense(3)), cost=2, attack=0),
    homecoming.uncommon(
        "Spider-Grip", TECH,
        WALL_CRAWL,
        superpower(
            TECH,
            choose(a(villain.that(BESIDE_A_VILLAIN))),
            choose(a_second(villain.that(NEXT_TO_IT))),
            gets(-1, BOTH_CHOSEN),
        ),
        cost=2, attack=2,
    ),
    homecoming.rare(
        "Friendly Neighborhood...", TECH,
        WALL_CRAWL, COORDINATE, on_play(get(attack=3, only=MASTERMIND_OR_HIGH_VILLAIN)),
        cost=2, attack=0,
    ),
)  # fmt: skip

homecoming.hero(
    "Peter Parker, Homecoming", SPIDER_FRIENDS,
    homecoming.common(
        "Avenger in Training", INSTINCT,
        WALL_CRAWL, superpower(INSTINCT, danger_sense(1), if_(is_a(IT, SENSED_VILLAIN), may_fight(IT))),
        cost=2, attack=2,
    ),
    homecoming.common(
        "Heightened Senses", COVERT,
        on_play(danger_sense(2)), on_play(DRAW_A_CHEAP_TOP),
        cost=2, attack=0,
    ),
    homecoming.uncommon(
        "Homemade Web-Shooters", TECH,
        WALL_CRAWL, superpower(TECH, danger_sense(1), if_(is_a(IT, A_BYSTANDER_ANYWHERE), rescue_those(IT))),
        cost=2, attack=2,
    ),
    homecoming.rare(
        "Something is Happening", STRENGTH,
        WALL_CRAWL, COORDINATE, on_play(danger_sense(4), if_(there_is(SENSED_TWIST), may(shuffle_villain_deck()))),
        cost=2, attack=0,
    ),
)  # fmt: skip

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

homecoming.hero(
    "Tony Stark", AVENGERS,
    homecoming.common("Genius, Billionaire...", TECH, COORDINATE, cost=2, attack=1, recruit=1),
    homecoming.common(
        "Stay Out of Trouble", TECH,
        COORDINATE, superpower(TECH, danger_sense(2)),
        cost=4, attack=2,
    ),
    homecoming.uncommon(
        "Little Grey Area", RANGED,
        superpower(AVENGERS, danger_sense(1), if_(is_a(IT, SENSED_VILLAIN), group_weakens(IT))),
        cost=5, attack=3,
    ),
    homecoming.rare("As Usual, I Did All the Work", RANGED, COORDINATE, takes_the_credit(), cost=7, attack=5),
)  # fmt: skip
