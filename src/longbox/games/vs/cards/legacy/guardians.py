"""Legacy: the Guardians of the Galaxy."""

from longbox.games.vs.vocabulary import *

from .box import BOX

guardians = BOX.of(GUARDIANS)

CALL_ENEMY = main_power("Call Enemy", INTELLECT, pull(a(back_row_enemy.that(SUPPORTING))))
guardians.main(
    guardians.level(
        "Drax", 1, 4, 3, 6,
        LETHAL,
        CALL_ENEMY,
        level_up("The Destroyer", 4, moments.kos_an_enemy, gain_xp(value(WHOM, FALLEN_HEALTH))),
    ),
    guardians.level(
        "Drax", 2, 6, 6, 6,
        LETHAL,
        CALL_ENEMY,
        main_power("Brutal Strength", MIGHT, put_plus(per(ENEMY_HEALTH_LOST), THIS)),
    ),
)  # fmt: skip

I_AM_GROOT = BOX.printed("Groot", "I am Groot")
guardians.more_levels(
    "Groot",
    guardians.level(
        "Groot", 2, 8, 8, 6,
        I_AM_GROOT,
        level_up("I am Groot", 3, moments.you_gain_a_resource, gain_xp()),
        version="legacy",
    ),
    guardians.level(
        "Groot", 3, 10, 10, 7,
        I_AM_GROOT,
        main_power("I am Groot", ENERGY, put_plus(per(your_resource), THIS)),
        version="legacy",
    ),
)  # fmt: skip

guardians.supporting(
    "Charlie-27", 1, 1, 1, 3,
    combat_power("Jovian Strength", MIGHT, raise_to(THIS, 27), any_turn=False),
)  # fmt: skip
guardians.supporting(
    "Martinex", 3, 3, 5, 1,
    RANGED,
    main_power("Heat Up", ENERGY, stun(a(enemy_supporting.that(costing(most=2))))),
    main_power(
        "Cool Down", ENERGY,
        exhaust(a(any_enemy.that(costing(least=4)))),
        forbid(can_not(IT, READYING), UNTIL_AFTER_YOUR_NEXT_TURN, found_now=True),
    ),
)  # fmt: skip
guardians.supporting("Starhawk", 4, 4, 4, 2, FLIGHT, RANGED, from_the_top("One Who Knows"))
guardians.supporting(
    "The Collector", 5, 0, 1, 1,
    ELDER_OF_THE_UNIVERSE,
    main_power("Add to the Collection", INTELLECT, collect(a(any_supporting.that(COLLECTABLE)))),
)  # fmt: skip

guardians.loyal_twist(
    "You Are Groot", COMBAT, gets(a(combatant), atk=per(your_resource), defense=per(your_resource)), any_turn=True
)
