"""MCU Villains: all of its cards but one of the Heroes."""

from longbox.games.vs.vocabulary import *

from .box import BOX

villains = BOX.of(MCU_VILLAINS)

fallen_main = any_enemy.that(FACE_DOWN, MAIN_CHARACTER)
STAR_WAYS = main_power("Bathe the Star-Ways With Blood", ENERGY, put_minus(1, each(enemy_supporting)))
villains.main(
    villains.level(
        "Thanos", 1, 4, 3, 6,
        STAR_WAYS,
        level_up("Fine. I'll Do It Myself.", 6, moments.kos_a_supporting, gain_xp(value(WHOM, COST))),
    ),
    villains.level(
        "Thanos", 2, 7, 6, 6,
        STAR_WAYS,
        main_power("You Will Know What It's Like To Lose", MIGHT, wound(each(fallen_main))),
    ),
)  # fmt: skip

STINGER = main_power("Energy Pulse Stinger", ENERGY, stun(a(enemy_supporting.that(with_atk(most=3)))))
villains.main(
    villains.level(
        "Yellowjacket", 1, 1, 6, 5,
        RANGED,
        STINGER,
        level_up("The Future of War", 4, moments.you_recruit_a_weak_one, gain_xp()),
    ),
    villains.level(
        "Yellowjacket", 2, 1, 10, 5,
        RANGED,
        STINGER,
        combat_power("Magnified Strength", MIGHT, strike_tenfold(THIS)),
    ),
)  # fmt: skip

villains.supporting("Yellowjacket", 1, 2, 1, 1, RANGED, SHRINK)
villains.supporting(
    "Grandmaster", 2, 0, 3, 1,
    on(moments.your_main_attacks_a_main, put_plus(2, BY.called("{attacker}")), label="It's Main Event Time!"),
)  # fmt: skip
villains.supporting(
    "Skurge", 2, 3, 2, 1,
    RANGED,
    main_power("Des And Troy", SKILL, choose(exactly(2, enemy_character)), put_minus(2, each(THEM))),
)  # fmt: skip
villains.supporting(
    "Mordo", 3, 5, 4, 1, can_not(any_enemy.that(IN_PLAY), USING_SUPER_POWERS, label="Too Many Sorcerers")
)
LESS_BY_HAND = per(card.at(HAND), -1)
villains.supporting(
    "Ulysses Klaue", 3, 3, 4, 1,
    RANGED,
    combat_power("Hand Cannon", MIGHT, gets(a(defender), atk=LESS_BY_HAND, defense=LESS_BY_HAND), any_turn=False),
)  # fmt: skip
villains.supporting("Hela", 5, 4, 5, 2, base_is(any_enemy.that(SUPPORTING), "health", 1, label="Goddess of Death"))
FED_BY_DARKNESS = put_plus(per(your_resource.that(FACE_DOWN)), THIS)
villains.supporting(
    "Dormammu", 6, 3, 3, 2,
    FLIGHT,
    on(moments.appears, FED_BY_DARKNESS, label="The Dark Dimension"),
    on(moments.recovers, FED_BY_DARKNESS),
)  # fmt: skip
villains.supporting(
    "Thanos", 8, 10, 10, 3,
    on(
        moments.enemys_main_phase_starts, let(TURN_PLAYER, ko(a(any_own))),
        label="Dread It. Run From It. Destiny Still Arrives.",
    ),
)  # fmt: skip

villains.plot_twist(
    "I Thought You Would Be Glad To See Me",
    COMBAT,
    gets(a(combatant.that(MAIN_CHARACTER)), atk=3, defense=3),
    any_turn=True,
)
