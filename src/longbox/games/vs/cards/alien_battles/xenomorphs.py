"""The Alien Battles: the Xenomorphs."""

from longbox.games.vs.vocabulary import *

from .box import BOX

xenomorphs = BOX.of(XENOMORPHS)

STRUCTURAL_PERFECTION = combat_power(
    "Its Structural Perfection...", ALIEN,
    if_(
        all_of(is_a(THIS, attacker), not_(RANGED_ATTACK)),
        forbid(can_not(defender, STRIKING_BACK), THIS_COMBAT),
    ),
    any_turn=False,
)  # fmt: skip
xenomorphs.main(
    xenomorphs.level(
        "The Perfect Organism", 1, 5, 2, 5,
        CREATURE,
        STRUCTURAL_PERFECTION,
        level_up("A Survivor, Unclouded by Delusions of Morality", 3, moments.survives, gain_xp()),
    ),
    xenomorphs.level(
        "The Perfect Organism", 2, 9, 3, 5,
        CREATURE,
        STRUCTURAL_PERFECTION,
        combat_power(
            "...Is Matched Only By Its Hostility", INTELLECT,
            if_(
                all_of(is_a(THIS, defender), not_(RANGED_ATTACK)),
                forbid(can_not(attacker, STRIKING), THIS_COMBAT),
            ),
        ),
    ),
)  # fmt: skip

egg = character_card.at(DECK, HAND, KO_PILE).that(named("Ovomorph"))
swarmer = character_card.that(WITH_SWARM)
OUT_OF_THE_WALLS = build_power(
    "They're Coming Out of the Walls!", ALIEN,
    reveal(top(DECK, 5)),
    take(a(THOSE.of(swarmer), slot=slots.FOUND)),
    take(any_number(THOSE.of(character_card.that(namesake_of(THE_FOUND))))),
    put_under(THOSE.rest),
)  # fmt: skip
xenomorphs.main(
    xenomorphs.level(
        "The Queen", 1, 2, 5, 6,
        CREATURE,
        OUT_OF_THE_WALLS,
        level_up(
            "They're All Around Us, Man", 3,
            moments.swarm_appears, if_(there_is(any_own.that(besides(WHOM), namesake_of(WHOM))), gain_xp()),
        ),
    ),
    xenomorphs.level(
        "The Queen", 2, 6, 6, 6,
        CREATURE,
        OUT_OF_THE_WALLS,
        main_power(
            "Who's Laying the Eggs?", ENERGY,
            search(DECK),
            put_into_back_row(up_to(1, egg)),
            shuffle(),
            for_each(any_own.that(named("Ovomorph")), may(let_hatch(EACH_ONE), given=there_is(any_enemy_supporting))),
        ),
    ),
)  # fmt: skip

NOBODY_CAN_STOP_IT = main_power("Nobody Can Stop It", MIGHT, ready(THIS))
xenomorphs.main(
    xenomorphs.level(
        "The Dragon", 1, 3, 4, 5,
        CREATURE,
        NOBODY_CAN_STOP_IT,
        level_up("Blood and Terror", 5, moments.attacks, gain_xp()),
    ),
    xenomorphs.level(
        "The Dragon", 2, 6, 7, 5,
        CREATURE,
        NOBODY_CAN_STOP_IT,
        main_power(
            "It Feeds on Minds", ALIEN,
            gains(THIS, LETHAL), leaves(on(moments.kos_an_enemy, heal(THIS)), THIS_TURN),
        ),
    ),
)  # fmt: skip

RRRAAAR = combat_power("Rrrrrrrraaaaaaaaaaar!!!", MIGHT, put_plus(3, THIS), given=not_(there_is(card.at(HAND))))
xenomorphs.main(
    xenomorphs.level(
        "The Newborn", 1, 3, 3, 6,
        CREATURE,
        RRRAAAR,
        level_up(
            "Ungrateful Child", 1,
            moments.your_main_phase_starts, may(discard(each(card.at(HAND)))).then(gain_xp()),
        ),
    ),
    xenomorphs.level(
        "The Newborn", 2, 6, 6, 6,
        CREATURE,
        RRRAAAR,
        combat_power(
            "A Beautiful Butterfly", ALIEN,
            if_(is_a(THIS, defender), do(gains(THIS, FEROCIOUS, THIS_COMBAT), gains(THIS, MONSTROUS, THIS_COMBAT))),
        ),
    ),
)  # fmt: skip

NO_ATTACK = can_not(THIS, ATTACKING, label="Passive")
NO_BLOW_BACK = can_not(THIS, STRIKING_BACK)
xenomorph_in_hand = hand_character.that(team(XENOMORPHS))
facehugger = xenomorphs.token(
    "Facehugger", 0, 6, 1,
    CREATURE,
    SWARM,
    NO_ATTACK,
    NO_BLOW_BACK,
    when_revealed("Hug", ko(THAT_EGG), put_into_back_row(THIS), take_captive(a(any_enemy_supporting))),
    on(
        moments.your_build_phase_starts,
        may_pay((ALIEN,), give_up(each(captive)), ko(THIS), put_into_back_row(up_to(1, xenomorph_in_hand))),
        label="Burst",
    ),
    cost=4, of_pile=3,
)  # fmt: skip
extended_incubation = xenomorphs.pile_card("Extended Incubation", when_revealed("", shuffle_back()))
xenomorphs.supporting(
    "Ovomorph", 1, 0, 4, 1,
    CREATURE,
    SWARM,
    NO_ATTACK,
    NO_BLOW_BACK,
    on(moments.your_build_phase_starts, if_(there_is(any_enemy_supporting), hatch()), label="Hatch"),
    hatches=(facehugger, facehugger, facehugger, extended_incubation),
)  # fmt: skip

adolescent = any_own.that(OTHER, NAMED_LIKE_THIS)
xenomorphs.supporting(
    "Adolescent Xenomorph", 1, 2, 2, 1,
    CREATURE,
    SWARM,
    LEGION_OF_EIGHT,
    on(moments.appears, put_plus(1, each(adolescent)), label="Accelerated Growth"),
    copies=8,
)  # fmt: skip
xenomorphs.supporting(
    "Xenomorph Ambusher", 2, 2, 3, 1,
    CREATURE,
    SWARM,
    can_not(any_character, ATTACKING, THIS, given=is_a(THIS, IN_BACK_ROW), label="Camouflage"),
)  # fmt: skip
xenomorphs.supporting("Leaping Xenomorph", 2, 4, 1, 2, CREATURE, SWARM, LEAP)
xenomorphs.supporting("Ferocious Xenomorph", 2, 3, 2, 1, CREATURE, SWARM, FEROCIOUS)
xenomorphs.supporting(
    "Salivating Xenomorph", 3, 2, 4, 1,
    CREATURE,
    SWARM,
    main_power("Salivate", INTELLECT, draw_up_to(3)),
)  # fmt: skip
xenomorphs.supporting(
    "Acid Blood Xenomorph", 3, 4, 3, 2,
    CREATURE,
    SWARM,
    on(moments.attacks_wounded, put_minus(1, each(enemy_combatant)), label="Bleed Acid"),
    on(moments.is_attacked_wounded, put_minus(1, each(enemy_combatant))),
)  # fmt: skip
xenomorphs.supporting(
    "Xenomorph Spitter", 4, 5, 4, 1,
    RANGED,
    CREATURE,
    SWARM,
    main_power(
        "Spit Acid", ENERGY,
        put_minus(2, a(enemy_character)),
        for_each(any_own.that(OTHER, NAMED_LIKE_THIS), put_minus(2, a(enemy_character))),
    ),
)  # fmt: skip
fellow = any_own.that(besides(IT), namesake_of(IT))
screamer = any_own.that(ABLE_TO_GROW, WITH_SWARM)
xenomorphs.supporting(
    "Screeching Xenomorph", 4, 3, 6, 1,
    CREATURE,
    SWARM,
    main_power("Screech", MIGHT, put_plus(2, a(screamer)), put_plus(2, each(fellow))),
)  # fmt: skip
xenomorphs.supporting(
    "The Dragon", 5, 7, 2, 3,
    CREATURE,
    LEAP,
    combat_power("It Is Generally Unpleasant", ALIEN, if_(PAID_FROM_HAND, heal_more(2, THIS), heal(THIS))),
)  # fmt: skip
xenomorphs.supporting(
    "The Perfect Organism", 5, 4, 8, 2,
    CREATURE,
    FEROCIOUS,
    combat_power(
        "This Thing is Huge! It's... It's Big!", INTELLECT,
        if_(PAID_FROM_HAND, strike_with_triple(THIS), strike_with_double(THIS)),
    ),
)  # fmt: skip
xenomorphs.supporting(
    "The Newborn", 6, 6, 6, 2,
    CREATURE,
    MONSTROUS,
    combat_power("Tantrum", MIGHT, if_(PAID_FROM_HAND, put_plus(5, THIS), put_plus(2, THIS))),
)  # fmt: skip
xenomorphs.supporting(
    "The Queen", 7, 8, 8, 2,
    CREATURE,
    LEADER,
    combat_power(
        "Who's Laying The Eggs?", ENERGY,
        search(DECK), choose(up_to(2, egg)), if_(PAID_FROM_HAND, may(put_into_back_row(THEM))), fetch(THEM), shuffle(),
    ),
)  # fmt: skip

xenomorphs.plot_twist("Chestburst", COMBAT, if_(not_(RANGED_ATTACK), put_minus(2, a(combatant))), any_turn=True)
xenomorphs.plot_twist("Spook", MAIN, daze(a(enemy_character.that(UNPROTECTED))))
xenomorphs.plot_twist("Build the Hive", MAIN, turn_over(a(location.at(RESOURCES.of(AN_ENEMY_PLAYER)).that(FACE_UP))))
xenomorphs.location("LV-426", ALIEN, ENERGY, INTELLECT, MIGHT)
