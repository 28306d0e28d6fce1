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

LIGHTNING_STRIKE = main_power("Lightning Strike", ENERGY, put_minus(3, a(enemy_character)))
weakened_other = any_character.that(OTHER, WEAKENED)
avengers.main(
    avengers.level(
        "Thor", 1, 1, 4, 6,
        FLIGHT,
        BERSERKER,
        LIGHTNING_STRIKE,
        level_up("Worthiness", 7, moments.good_character_attacks, gain_xp(EACH_DOER)),
    ),
    avengers.level(
        "Thor", 2, 5, 5, 6,
        FLIGHT,
        BERSERKER,
        LIGHTNING_STRIKE,
        main_power("God of Thunder", MIGHT, double_plus(THIS), may(double_counters(a(weakened_other)))),
    ),
)  # fmt: skip

avengers.supporting(
    "Falcon", 1, 1, 4, 1,
    FLIGHT,
    MOBILE,
    on(moments.attacks_in_a_team, put_plus(1, each(attacker.that(OTHER))), label="Sidekick"),
)  # fmt: skip
avengers.supporting("Agent Peggy Carter", 2, 3, 2, 1, RANGED, cheaper(1, AVENGERS, label="Honorary Avenger"))
avengers.supporting(
    "Mockingbird", 3, 4, 5, 1,
    main_power(
        "Martial Mastery", SKILL, choose_that_player(AN_ENEMY_PLAYER, put_plus(per(their_supporting), THIS))
    ),
)  # fmt: skip
avengers.supporting(
    "Captain Britain", 4, 4, 4, 2,
    FLIGHT,
    RANGED,
    on(moments.is_powered_up, put_plus(2, THIS), label="Rule Britannia!"),
)  # fmt: skip

avengers.loyal_twist("Avenge", MAIN, stun(a(character.that(SUPPORTING, EXHAUSTED))))
