"""The Marvel Battles: the Avengers."""

from longbox.games.vs.vocabulary import *

from .box import BOX

avengers = BOX.of(AVENGERS)

NO_STRIKING_BACK_AT_TEAMS = can_not(any_enemy, STRIKING_BACK, given=YOUR_TEAM_ATTACKS)
AVENGERS_ASSEMBLE = main_power("Avengers Assemble", SKILL, forbid(NO_STRIKING_BACK_AT_TEAMS, THIS_TURN, found_now=True))
SIDE_BY_SIDE = level_up("Side by Side", 3, moments.stuns_in_a_team, gain_xp(EACH_TIME))
LEADER_OF_THE_AVENGERS = main_power("Leader of the Avengers", INTELLECT, put_plus(1, each(your_character)))
avengers.main(
    avengers.level("Captain America", 1, 2, 5, 5, AVENGERS_ASSEMBLE, SIDE_BY_SIDE),
    avengers.level("Captain America", 2, 5, 7, 5, AVENGERS_ASSEMBLE, LEADER_OF_THE_AVENGERS),
)

SMASH = main_power("Smash", MIGHT, put_plus(value(THIS, WOUNDS), THIS))
avengers.main(
    avengers.level(
        "Hulk", 1, 3, 3, 6,
        SMASH,
        level_up("You Won't Like Him When He's Angry", 4, moments.is_stunned, gain_xp()),
    ),
    avengers.level(
        "Hulk", 2, 6, 6, 6,
        SMASH,
        build_power("Banner's Influence", INTELLECT, take_counters(THIS), draw(THAT_MANY)),
    ),
)  # fmt: skip

REPULSOR_BLAST = main_power(
    "Repulsor Blast", ENERGY, put_minus(1, a(enemy_character)), may(push(IT), given=is_a(IT, IN_FRONT_ROW))
)
avengers.main(
    avengers.level(
        "Iron Man", 1, 2, 4, 5,
        FLIGHT,
        RANGED,
        REPULSOR_BLAST,
        level_up("Armor Mk 3", 3, moments.yours_powers_up, gain_xp()),
    ),
    avengers.level(
        "Iron Man", 2, 3, 7, 5,
        FLIGHT,
        RANGED,
        REPULSOR_BLAST,
        main_power(
            "Upgraded Armor", INTELLECT,
            put_plus(3, a(your_character.that(STRENGTHENED))),
        ),
    ),
)  # fmt: skip

GREAT_POWER = combat_power("Great Power", MIGHT, gets(THIS, atk=per(your_supporting), defense=per(your_supporting)))
avengers.main(
    avengers.level(
        "Spider-Man", 1, 2, 5, 5,
        GREAT_POWER,
        level_up("Great Responsibility", 8, moments.your_turn_ends, gain_xp(per(your_supporting))),
    ),
    avengers.level(
        "Spider-Man", 2, 4, 8, 5,
        GREAT_POWER,
        combat_power("Friendly Neighbor", INTELLECT, take_the_place(THIS), any_combat=True),
    ),
)  # fmt: skip

avengers.supporting("Ant-Man", 1, 2, 2, 1, SHRINK)
avengers.supporting("Black Widow", 1, 2, 1, 1, RANGED, STING)
avengers.supporting("Black Panther", 2, 3, 2, 2, FEROCIOUS)
avengers.supporting("Daredevil", 2, 3, 3, 1, DODGE, FEARLESS)

NO_ARCHERY_BACK = can_not(any_enemy.that(WITH_RANGED), STRIKING_BACK, THIS)
avengers.supporting(
    "Hawkeye", 2, 2, 3, 1,
    RANGED,
    main_power(
        "Take Aim", SKILL,
        next_time(
            moments.attacks, THIS_TURN,
            gets(THIS, atk=3), if_(RANGED_ATTACK, forbid(NO_ARCHERY_BACK, THIS_COMBAT)),
        ),
    ),
)  # fmt: skip
avengers.supporting(
    "Nick Fury", 3, 1, 5, 1,
    RANGED,
    main_power("The Vast Resources of S.H.I.E.L.D.", INTELLECT, lay(top(DECK))),
)  # fmt: skip
avengers.supporting("Captain America", 3, 4, 4, 1, LEADER, INSPIRE)
avengers.supporting("Spider-Man", 4, 4, 7, 1, DODGE, main_power("Websling", SKILL, pull(a(back_row_enemy))))
avengers.supporting(
    "Ms. Marvel", 4, 3, 3, 2,
    FLIGHT,
    RANGED,
    main_power(
        "Energy Absorption", ENERGY,
        put_plus(
            per(
                your_character.that(OTHER, WITH_RANGED)
            ),
            THIS,
        ),
    ),
)  # fmt: skip
avengers.supporting(
    "Luke Cage", 5, 7, 6, 1,
    combat_power("Impervious Skin", MIGHT, spare(THIS)),
)  # fmt: skip
avengers.supporting("Dr. Strange", 5, 5, 6, 1, FLIGHT, main_power("Transmute", INTELLECT, turn_counters(a(character))))
avengers.supporting(
    "Iron Man", 6, 5, 7, 1,
    FLIGHT,
    RANGED,
    on(
        moments.appears,
        may(turn_over(a(your_turned_location)), given=there_is(your_turned_location)),
        label="{Inventive}",
    ),
)  # fmt: skip
avengers.supporting(
    "Thor", 6, 6, 5, 2, FLIGHT, main_power("Lightning Strike", ENERGY, put_minus(3, a(enemy_character)))
)
avengers.supporting(
    "Hulk", 7, 7, 7, 2, main_power("Incredible Power", MIGHT, if_(is_a(THIS, WOUNDED), put_plus(7, THIS)))
)

avengers.plot_twist("Earth's Mightiest Heroes", COMBAT, gets(a(combatant), atk=2, defense=2), any_turn=True)
avengers.plot_twist("Think Again", COMBAT, cancel_combat(), any_turn=True)
avengers.plot_twist("Stark Tech", MAIN, put_plus(1, a(your_character)), gains(IT, RANGED))
avengers.location("Avengers Mansion", ENERGY, INTELLECT, MIGHT, SKILL)
