"""MCU Villains: all of its cards but one of the Heroes."""

from longbox.games.vs.vocabulary import *

from .box import BOX

villains = BOX.of(MCU_VILLAINS)

YOUR_WORLD = main_power(
    "Your World Is Now My World", INTELLECT, choose_that_player(AN_ENEMY_PLAYER, remove_until_basic())
)
villains.main(
    villains.level(
        "Dormammu", 1, 2, 5, 7,
        FLIGHT,
        YOUR_WORLD,
        level_up("Like All Worlds", 30, moments.your_turn_ends, gain_xp(per(removed_card))),
    ),
    villains.level(
        "Dormammu", 2, 3, 8, 7,
        FLIGHT,
        YOUR_WORLD,
        main_power(
            "You Will Spend Eternity Dying", (ENERGY, ENERGY),
            choose_that_player(
                A_PLAYER.that(not_(there_is(card.at(DECK)))),
                wound(a(their_leader)), as_often_as_you_like(wound(IT), given=is_a(IT, IN_PLAY)),
            ),
        ),
    ),
)  # fmt: skip

villains.main(
    villains.level(
        "Ego", 1, 4, 4, 6,
        FLIGHT,
        can_not(THIS, ATTACKING, label="Friendly"),
        level_up("After All These Years I've Found You", 1, moments.star_lord_appears, gain_xp()),
    ),
    villains.level(
        "Ego", 2, 6, 6, 6,
        FLIGHT,
        must_attack("Angry"),
        build_power("Soon We Will Be All There Is", ENERGY, expand(a(your_turned_location))),
    ),
)  # fmt: skip

NO_IDEA = reaction(
    "You Have No Idea What's Possible", INTELLECT, moments.enemy_is_armed, take_counters(a(WHOM)), strip(IT)
)
villains.main(
    villains.level(
        "Hela", 1, 2, 5, 6,
        RANGED,
        NO_IDEA,
        level_up(
            "My Father Is Dead, As Are The Princes", 6, moments.your_turn_ends, gain_xp(per(enemy_ko_d_character))
        ),
    ),
    villains.level(
        "Hela", 2, 7, 5, 6,
        RANGED,
        NO_IDEA,
        build_power(
            "By the Eternal Flame, You Are Reborn", (MIGHT, MIGHT), choose_that_player(A_PLAYER, raise_all())
        ),
    ),
)  # fmt: skip

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
    on(moments.your_main_attacks_a_main, put_plus(2, BY.called("attacker")), label="It's Main Event Time!"),
)  # fmt: skip
villains.supporting(
    "Skurge", 2, 3, 2, 1,
    RANGED,
    main_power("Des And Troy", SKILL, choose(exactly(2, enemy_character)), put_minus(2, each(THEM))),
)  # fmt: skip
NO_SORCERY = can_not(any_enemy.that(IN_PLAY), USING_SUPER_POWERS, label="Too Many Sorcerers")
villains.supporting("Mordo", 3, 5, 4, 1, NO_SORCERY)
LESS_BY_HAND = per(card.at(HAND), -1)
villains.supporting(
    "Ulysses Klaue", 3, 3, 4, 1,
    RANGED,
    combat_power("Hand Cannon", MIGHT, gets(a(defender), atk=LESS_BY_HAND, defense=LESS_BY_HAND), any_turn=False),
)  # fmt: skip
villains.supporting(
    "Kaecilius", 4, 2, 2, 1,
    main_power(
        "Fold Space And Matter", (ENERGY, INTELLECT),
        exhaust_resources(each(each_resource)),
        forbid(can_not(those_resources, READYING), UNTIL_AFTER_YOUR_NEXT_TURN, found_now=True),
    ),
)  # fmt: skip
villains.supporting("Hela", 5, 4, 5, 2, base_is(any_enemy.that(SUPPORTING), "health", 1, label="Goddess of Death"))
FED_BY_DARKNESS = put_plus(per(your_resource.that(FACE_DOWN)), THIS)
villains.supporting(
    "Dormammu", 6, 3, 3, 2,
    FLIGHT,
    on(moments.appears, FED_BY_DARKNESS, label="The Dark Dimension"),
    on(moments.recovers, FED_BY_DARKNESS),
)  # fmt: skip
foe = any_enemy.that(FIGHTING_THIS)
villains.supporting(
    "Ego", 7, 7, 7, 2,
    FLIGHT,
    never_more_than(6, "atk", foe, label="I'm What's Called a Celestial"),
    never_more_than(6, "def", foe),
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
