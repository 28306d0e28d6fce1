"""The Marvel Battles: the Guardians of the Galaxy."""

from longbox.games.vs.vocabulary import *

from .box import BOX

guardians = BOX.of(GUARDIANS)

MURDER_YOU = main_power("Murder You!", ENERGY, next_time(moments.attacks, THIS_TURN, gets(THIS, atk=4)))
guardians.main(
    guardians.level(
        "Rocket", 1, 2, 4, 5,
        RANGED,
        MURDER_YOU,
        level_up("Back Against the Wall", 1, moments.your_hand_empties, gain_xp(), rechecks=True),
    ),
    guardians.level(
        "Rocket", 2, 6, 5, 5,
        RANGED,
        MURDER_YOU,
        main_power("One Raccoon's Garbage", SKILL, return_to_hand(at_random(card_in_ko_pile, 2))),
    ),
)  # fmt: skip

GREATEST_GUARDIAN = build_power("Greatest Guardian", INTELLECT, pay_less(1))
guardians.main(
    guardians.level(
        "Star-Lord", 1, 2, 5, 5,
        RANGED,
        GREATEST_GUARDIAN,
        level_up("Recruiting Drive", 5, moments.you_recruit, gain_xp()),
    ),
    guardians.level(
        "Star-Lord", 2, 4, 7, 5,
        RANGED,
        GREATEST_GUARDIAN,
        main_power("Space Cop", SKILL, lose_powers(each(any_enemy))),
    ),
)  # fmt: skip

BRUTAL_TRAINING = main_power("Brutal Training", SKILL, if_(happened(STUN, by=THIS, whom=any_enemy), put_plus(2, THIS)))
guardians.main(
    guardians.level(
        "Gamora", 1, 2, 5, 5,
        BRUTAL_TRAINING,
        level_up("Deadliest Woman in the Universe", 3, moments.stuns_a_main, gain_xp(EACH_TIME)),
    ),
    guardians.level(
        "Gamora", 2, 7, 5, 5,
        BRUTAL_TRAINING,
        main_power(
            "Godslayer Blade", (MIGHT, MIGHT),
            leaves(on(moments.stuns_with_a_strike, ko(WHOM.that(IN_PLAY))), THIS_TURN),
        ),
    ),
)  # fmt: skip

I_AM_GROOT = combat_power("I am Groot", MIGHT, gets(THIS, atk=per(your_resource), defense=per(your_resource)))
guardians.main(
    guardians.level(
        "Groot", 1, 1, 1, 6,
        I_AM_GROOT,
        level_up("I am Groot", 5, moments.you_gain_a_resource, gain_xp()),
    ),
    guardians.level(
        "Groot", 2, 7, 7, 6,
        I_AM_GROOT,
        main_power("We are Groot", ENERGY, heal(each(any_own)), become_level_1(THIS)),
    ),
)  # fmt: skip

guardians.supporting("Cosmo", 1, 1, 3, 1, RANGED, NULLIFY)
guardians.supporting("Yondu", 1, 1, 2, 2, RANGED, main_power("Yaka Arrow", SKILL, stun(a(cheap_supporting))))
guardians.supporting(
    "Major Victory", 2, 2, 4, 1,
    RANGED,
    main_power("Psychokinetic Shove", INTELLECT, push(a(any_enemy.that(IN_FRONT_ROW)))),
)  # fmt: skip
guardians.supporting(
    "Mantis", 2, 2, 3, 1,
    on(moments.is_ko_d, may(become_resource(THIS), given=is_a(THIS, KO_PILE.of(ANY_PLAYER))), label="{Rebirth}"),
)  # fmt: skip
guardians.supporting("Agent Venom", 2, 3, 3, 1, main_power("Symbiote Strength", MIGHT, put_plus(2, THIS)))
guardians.supporting(
    "Rocket", 3, 4, 1, 1,
    RANGED,
    main_power("Scavenger", SKILL, return_to_hand(a(card_in_ko_pile))),
)  # fmt: skip
guardians.supporting("Gamora", 3, 3, 4, 2, LETHAL)
guardians.supporting("Star-Lord", 4, 3, 6, 1, RANGED, LEADER, team_up(GUARDIANS))
guardians.supporting("Nova", 4, 5, 5, 1, FLIGHT, main_power("Nova Force Speed", ENERGY, ready(THIS)))
guardians.supporting(
    "Groot", 5, 0, 0, 2,
    static(THIS, atk=per(your_resource), label="{I Am Groot}"),
    static(THIS, defense=per(your_resource)),
)  # fmt: skip
guardians.supporting(
    "Moondragon", 5, 4, 5, 1,
    RANGED,
    main_power("Mental Focus", INTELLECT, look(top(DECK, 3)), take(a(THOSE)), put_under(THOSE.rest)),
)  # fmt: skip
guardians.supporting(
    "Quasar", 6, 6, 7, 1,
    FLIGHT,
    RANGED,
    main_power("Quantum Blast", ENERGY, turn_over(a(face_up_location))),
)  # fmt: skip
guardians.supporting(
    "Adam Warlock", 7, 13, 13, 1,
    FLIGHT,
    COCOON,
    super_power("Emerge", MAIN, MIGHT, recover(THIS), ready(THIS), while_stunned=True),
)  # fmt: skip
guardians.supporting("Drax", 6, 6, 6, 2, BERSERKER, GRAB)

guardians.plot_twist("Vigilante Justice", COMBAT, gains(a(combatant), FEROCIOUS, THIS_COMBAT), any_turn=True)
guardians.plot_twist("Even the Odds", COMBAT, take_counters(a(enemy_combatant)), reset_stats(IT), any_turn=True)
guardians.plot_twist("Give 'Em a Lift", MAIN, put_plus(1, a(your_character)), gains(IT, FLIGHT))
guardians.location("Knowhere", ENERGY, INTELLECT, MIGHT, SKILL)
