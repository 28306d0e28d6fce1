"""A-Force: the team itself."""

from longbox.games.vs.vocabulary import *

from .box import BOX

a_force = BOX.of(A_FORCE)

MS_MARVEL = aka("Ms. Marvel")
DARK_PHOENIX = aka("Dark Phoenix")
able_to_grow = any_character.that(ABLE_TO_GROW)

ENERGY_ABSORPTION = main_power("Energy Absorption", ENERGY, put_plus(per(other_of_yours.that(WITH_RANGED)), THIS))
a_force.main(
    a_force.level(
        "Captain Marvel", 1, 2, 4, 6,
        MS_MARVEL,
        FLIGHT,
        RANGED,
        ENERGY_ABSORPTION,
        level_up("Woman of War", 4, moments.stuns_an_enemy_in_combat, gain_xp(EACH_TIME)),
    ),
    a_force.level(
        "Captain Marvel", 2, 4, 6, 6,
        MS_MARVEL,
        FLIGHT,
        RANGED,
        ENERGY_ABSORPTION,
        main_power("Photonic Blast", SKILL, put_minus(value(THIS, PLUS_COUNTERS), a(enemy_character))),
    ),
)  # fmt: skip

ASSEMBLE = main_power(
    "A-Force Assemble!", SKILL, next_time(moments.you_attack_in_a_team, THIS_TURN, put_plus(1, each(BY)))
)
a_force.main(
    a_force.level(
        "She-Hulk", 1, 3, 4, 6,
        ASSEMBLE,
        level_up("Fight Together", 5, moments.you_attack_in_a_team, gain_xp()),
    ),
    a_force.level(
        "She-Hulk", 2, 6, 6, 6,
        ASSEMBLE,
        reaction("Rules Lawyer", INTELLECT, moments.enemy_uses_a_power, cancel_power()),
    ),
)  # fmt: skip

MUZZLE = forbid(can_not(any_character, ATTACKING, any_own), UNTIL_AFTER_YOUR_NEXT_TURN)
a_force.main(
    a_force.level(
        "Sister Grimm", 1, 2, 5, 5,
        RANGED,
        level_up("When Blood Is Shed...", 1, moments.is_wounded_by_an_enemy, gain_xp()),
    ),
    a_force.level(
        "Sister Grimm", 2, 4, 5, 5,
        RANGED,
        on(moments.uses_a_power, become_level_1(THIS), label="...Let the Staff of One Emerge"),
        super_power("Muzzle", MAIN, SKILL, MUZZLE, once_per_game=True),
        super_power("Bounce House", MAIN, ENERGY, return_to_hand(up_to(2, any_supporting)), once_per_game=True),
        super_power("Open Sesame", MAIN, INTELLECT, draw(3), once_per_game=True),
        super_power(
            "Caffeine Injection", MAIN, MIGHT, put_plus(4, a(able_to_grow.that(SUPPORTING))), once_per_game=True
        ),
    ),
)  # fmt: skip

LIFE_INCARNATE = main_power("Life Incarnate", INTELLECT, heal(a(any_supporting)))
a_force.main(
    a_force.level(
        "Phoenix", 1, 3, 3, 7,
        DARK_PHOENIX,
        FLIGHT,
        RANGED,
        LIFE_INCARNATE,
        level_up("The Sum of All Life and Death", 1, moments.somebody_appears, gain_xp(), rechecks=True),
    ),
    a_force.level(
        "Phoenix", 2, 7, 7, 7,
        DARK_PHOENIX,
        FLIGHT,
        RANGED,
        LIFE_INCARNATE,
        main_power("From the Ashes", (ENERGY, MIGHT), put_onto_your_side(a(your_ko_d_character))),
    ),
)  # fmt: skip

a_force.supporting("Wasp", 1, 1, 2, 1, FLIGHT, STING, SHRINK)

new_twist = plot_twist.at(DECK).that(PLAYABLE_AGAIN, ANOTHER_TWIST)
a_force.supporting(
    "Sister Grimm", 1, 2, 2, 1,
    RANGED,
    combat_power(
        "The Staff of One", INTELLECT, search(DECK), play_now(up_to(1, new_twist)), shuffle(), any_combat=True
    ),
)  # fmt: skip
a_force.supporting(
    "Pixie", 2, 1, 4, 1,
    FLIGHT,
    main_power(
        "Hallucinogenic Dust", ENERGY,
        reveal_until(character_card.that(NOT_YET_YOURS)), put_onto_your_side(IT), shuffle(), ko_later(IT),
    ),
)  # fmt: skip
a_force.supporting(
    "Spider-Woman", 2, 3, 3, 1,
    FLIGHT,
    DODGE,
    combat_power("Venom Blast", SKILL, if_(not_(RANGED_ATTACK), gets(a(enemy_combatant), defense=-3))),
)  # fmt: skip
a_force.supporting(
    "Meggan", 2, 2, 2, 2,
    FLIGHT,
    RANGED,
    main_power("Empathic Metamorph", MIGHT, put_plus(value(each(any_own.that(OTHER)), PLUS_COUNTERS), THIS)),
)  # fmt: skip

enemy_in_front = any_enemy.that(IN_FRONT_ROW)
a_force.supporting(
    "Medusa", 3, 3, 5, 1,
    GRAB,
    main_power(
        "Prehensile Hair", SKILL,
        exhaust(a(enemy_in_front)),
        forbid(can_not(IT, READYING), UNTIL_THIS_FALLS, found_now=True),
        forbid(can_not(IT, BEING_MOVED), UNTIL_THIS_FALLS, found_now=True),
    ),
)  # fmt: skip
a_force.supporting(
    "Singularity", 3, 2, 6, 1,
    FLIGHT,
    on(moments.your_turn_ends, shelter(any_number(other_of_yours)), label="Pocket Dimension"),
)  # fmt: skip
a_force.supporting("Dazzler", 4, 3, 7, 1, RANGED, main_power("Dazzle", ENERGY, daze(a(enemy_supporting))))
a_force.supporting(
    "She-Hulk", 4, 5, 5, 2,
    LEADER,
    combat_power(
        "Baroness of Arcadia", MIGHT,
        gets(each(attacker.that(team(A_FORCE))), atk=2, defense=2),
        any_turn=False, any_combat=True,
    ),
)  # fmt: skip

ENERGY_FORM = put_plus(per(face_up_location.that(BASIC_ENERGY)), THIS)
a_force.supporting(
    "Spectrum", 5, 4, 4, 2,
    FLIGHT,
    RANGED,
    on(moments.appears, ENERGY_FORM, label="Energy Form"),
    on(moments.recovers, ENERGY_FORM),
)  # fmt: skip
a_force.supporting("Miss America", 5, 6, 4, 3, FLIGHT, TOUGH)
a_force.supporting(
    "Loki", 6, 7, 6, 1,
    on(moments.yours_powers_up, draw(3), label="Power Hungry", limit=ONCE_A_TURN),
    on(
        moments.your_build_phase_starts_outdone,
        join_side_of(a(enemy_character.that(STRONGER_THAN_YOURS))),
        label="Questionable Loyalty",
        rechecks=True,
    ),
    id="a-force-loki",
)  # fmt: skip
a_force.supporting(
    "Rogue", 6, 6, 6, 2,
    FLIGHT,
    on(moments.kos_an_enemy_supporting, absorb(WHOM.called("character")), label="Absorb Powers"),
)  # fmt: skip
a_force.supporting(
    "Phoenix", 7, 7, 7, 1,
    DARK_PHOENIX,
    FLIGHT,
    RANGED,
    super_power(
        "Teke Shield", COMBAT, INTELLECT,
        forbid(can_not(defender, BEING_STRUCK), THIS_COMBAT, found_now=True),
        any_turn=True, any_combat=True, any_number=True,
    ),
)  # fmt: skip

turned_basic = your_turned_location.that(BASIC_LOCATION)
a_force.plot_twist(
    "Heroines of Arcadia", COMBAT, if_(at_least(2, attacker), gets(each(attacker), atk=3)), any_turn=True
)
a_force.plot_twist("You Won't Like Her When She's Angry", COMBAT, put_plus(2, a(defender)), any_turn=True)
a_force.plot_twist(
    "Build a Better World",
    MAIN,
    turn_over(a(turned_basic)),
    second=played_at(COMBAT, turn_over(a(turned_basic)), any_turn=True),
)
a_force.location("Arcadia", ENERGY, INTELLECT, MIGHT, SKILL)
