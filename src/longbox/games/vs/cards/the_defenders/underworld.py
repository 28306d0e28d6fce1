"""The Defenders: the Underworld."""

from longbox.games.vs.vocabulary import *

from .box import BOX

underworld = BOX.of(UNDERWORLD)

INFALLIBLE_AIM = main_power("Infallible Aim", (INTELLECT, INTELLECT), wound(a(character.that(SUPPORTING))))
underworld.main(
    underworld.level(
        "Bullseye", 1, 3, 4, 5,
        RANGED,
        INFALLIBLE_AIM,
        level_up("Cold-Blooded Killer", 3, moments.kos_an_enemy, gain_xp(EACH_TIME)),
    ),
    underworld.level(
        "Bullseye", 2, 5, 6, 5,
        RANGED,
        INFALLIBLE_AIM,
        main_power("Lovely Night for a Murder", (SKILL, SKILL, SKILL), wound(a(character.that(MAIN_CHARACTER)))),
    ),
)  # fmt: skip

able_to_grow = any_character.that(ABLE_TO_GROW)
EXPAND_THE_EMPIRE = build_power(
    "Expand the Empire", MIGHT, reveal(top(DECK, 5)), take(a(THOSE.of(location))), put_under(THOSE.rest)
)
underworld.main(
    underworld.level(
        "Kingpin", 1, 2, 5, 5,
        EXPAND_THE_EMPIRE,
        level_up("Take Over the City", 5, moments.you_gain_a_location, gain_xp()),
    ),
    underworld.level(
        "Kingpin", 2, 5, 7, 5,
        EXPAND_THE_EMPIRE,
        main_power("The Kingpin of Crime", ANY_OF_FOUR, put_plus(1, a(able_to_grow)), any_number=True),
    ),
)  # fmt: skip

REVENGE_BOND = recovery_power("Revenge Bond", ENERGY, if_(happened(RECOVER, whom=THIS), put_plus(2, THIS)))
underworld.main(
    underworld.level(
        "Venom", 1, 3, 3, 6,
        REVENGE_BOND,
        level_up("Growing Bond", 5, moments.gains_counters, gain_xp()),
    ),
    underworld.level(
        "Venom", 2, 6, 6, 6,
        REVENGE_BOND,
        combat_power("Permanent Bond", MIGHT, gains(THIS, SYMBIOSIS, UNTIL_YOU_HAVE_RECOVERED)),
    ),
)  # fmt: skip

BIONIC_ARM = combat_power("Bionic Arm", MIGHT, if_(not_(RANGED_ATTACK), gets(THIS, atk=2, defense=2)), any_turn=False)
underworld.main(
    underworld.level(
        "Winter Soldier", 1, 2, 4, 5,
        RANGED,
        BIONIC_ARM,
        level_up(
            "Cryogenic Stasis", 2,
            moments.stuns_a_defender, if_(not_(is_a(THIS, FROZEN)), may(freeze(THIS)).then(gain_xp())),
        ),
    ),
    underworld.level("Winter Soldier", 2, 7, 5, 5, RANGED, BIONIC_ARM, main_power("Sniper Rifle", SKILL, snipe(THIS))),
)  # fmt: skip

underworld.supporting(
    "Carnage", 1, 1, 1, 2,
    on(moments.stuns_an_enemy, put_plus(1, THIS), label="Maximum Carnage"),
    on(moments.is_stunned, put_plus(1, THIS)),
    SYMBIOSIS,
)  # fmt: skip

stranger_in_hand = character_card.at(HAND.of(THAT_PLAYER)).that(STRANGER)
underworld.supporting(
    "Helmut Zemo", 1, 2, 1, 1,
    RANGED,
    main_power(
        "Sow Distrust", INTELLECT,
        choose_that_player(AN_ENEMY_PLAYER, look_at_their_hand(), discard(a(stranger_in_hand))),
    ),
)  # fmt: skip
underworld.supporting(
    "Electro", 2, 2, 2, 1,
    RANGED,
    main_power("Chain Lightning", ENERGY, stun(each(enemy_character.that(costing(most=2))))),
)  # fmt: skip

weakened = any_character.that(WEAKENED)
BLOODY_MARY = can_not(weakened, STRIKING_BACK, THIS, given=is_a(THIS, attacker), label="Bloody Mary")
INNOCENT_MARY = can_not(attacker.that(WEAKENED), STRIKING, THIS, given=is_a(THIS, defender), label="Innocent Mary")
underworld.supporting("Mary Walker", 2, 4, 2, 1, BLOODY_MARY, ONE_OF_A_KIND, id="bloody-mary-walker")
underworld.supporting(
    "Mary Walker", 2, 3, 3, 1,
    on(moments.attacks, put_minus(1, up_to(2, enemy_character)), label="Typhoid Mary"),
    ONE_OF_A_KIND,
    id="typhoid-mary-walker",
)  # fmt: skip
underworld.supporting("Mary Walker", 2, 2, 4, 1, INNOCENT_MARY, ONE_OF_A_KIND, id="innocent-mary-walker")
underworld.supporting(
    "Mary Walker", 2, 4, 4, 1,
    powers_of(card_in_ko_pile.that(NAMED_LIKE_THIS), label="Composite Personality"),
    ONE_OF_A_KIND,
    id="composite-mary-walker",
)  # fmt: skip

underworld.supporting(
    "Rhino", 2, 5, 3, 1,
    must_attack("Angry"),
    on(
        moments.attacks,
        let(AN_ENEMY_PLAYER, may_pay((INTELLECT,), stun(THIS), given=is_a(THIS, FACE_UP))),
        label="Stupid",
    ),
)  # fmt: skip
underworld.supporting("Hellstrom", 3, 3, 3, 2, FLIGHT, RANGED, on(moments.is_powered_up, heal(THIS), label="Darksoul"))
underworld.supporting(
    "Winter Soldier", 3, 3, 5, 1,
    RANGED,
    main_power("Into the Fray", SKILL, if_(is_a(THIS, IN_BACK_ROW), do(ready(THIS), pull(THIS)))),
)  # fmt: skip
underworld.supporting(
    "M.O.D.O.K.", 4, 4, 5, 1,
    FLIGHT,
    RANGED,
    on(
        moments.your_turn_starts,
        look(top(DECK, 4)), put_under(THOSE, 2), put_back(THOSE.rest),
        label="Mental Calculations",
    ),
)  # fmt: skip
underworld.supporting("Venom", 4, 4, 4, 2, main_power("Symbiote Strength", MIGHT, put_plus(2, THIS)), SYMBIOSIS)
underworld.supporting(
    "Bullseye", 5, 6, 4, 1,
    RANGED,
    main_power(
        "Improvised Weapon", SKILL,
        if_(is_a(THIS, STRENGTHENED), do(take_plus(1, THIS), wound(a(character.that(SUPPORTING))))),
    ),
)  # fmt: skip
underworld.supporting(
    "Purple Man", 5, 2, 5, 1,
    main_power("Brainwash", INTELLECT, exhaust(a(any_enemy.that(SUPPORTING))), brainwash(IT)),
)  # fmt: skip
underworld.supporting("Baron Mordo", 6, 8, 5, 1, RANGED, main_power("Black Magic", ENERGY, ko(a(stunned_supporting))))
underworld.supporting(
    "Kingpin", 6, 5, 9, 2,
    main_power(
        "Underworld Boss", MIGHT,
        if_(at_least(2, any_own.that(OTHER, team(UNDERWORLD))), become_main(THIS)),
    ),
)  # fmt: skip
underworld.supporting(
    "Blackheart", 7, 4, 4, 2,
    FLIGHT,
    RANGED,
    static(THIS, atk=per(your_ko_d_character.that(EVIL)), label="Created From Evil"),
    static(THIS, defense=per(your_ko_d_character.that(EVIL))),
)  # fmt: skip

underworld.plot_twist("Fair and Balanced", MAIN, put_plus(1, a(able_to_grow)), put_minus(1, a(character)))
underworld.plot_twist("Pain and Suffering", COMBAT, gets(a(combatant), defense=-2), any_turn=True)
underworld.plot_twist("Play Dead", COMBAT, daze(a(defender.that(SUPPORTING, YOURS))), any_turn=True)
underworld.location("Fisk Tower", ENERGY, INTELLECT, MIGHT, SKILL)
