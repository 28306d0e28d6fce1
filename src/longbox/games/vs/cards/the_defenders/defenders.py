"""The Defenders: the team itself."""

from longbox.games.vs.vocabulary import *

from .box import BOX

defenders = BOX.of(DEFENDERS)

MAN_WITHOUT_FEAR = combat_power("The Man Without Fear", SKILL, strike_with_double(THIS))
defenders.main(
    defenders.level(
        "Daredevil", 1, 2, 5, 5,
        MAN_WITHOUT_FEAR,
        level_up("Protector of Hell's Kitchen", 3, moments.is_attacked_protecting, gain_xp(), rechecks=True),
    ),
    defenders.level(
        "Daredevil", 2, 4, 8, 5,
        MAN_WITHOUT_FEAR,
        main_power("Radar Sense", INTELLECT, open_enemy_hands()),
    ),
)  # fmt: skip

SUPREME_KNOWLEDGE = build_power("Supreme Knowledge", ENERGY, draw(), any_number=True)
defenders.main(
    defenders.level(
        "Dr. Strange", 1, 2, 4, 5,
        FLIGHT,
        SUPREME_KNOWLEDGE,
        level_up("Supreme Power", 5, moments.you_draw, gain_xp()),
    ),
    defenders.level(
        "Dr. Strange", 2, 4, 7, 5,
        FLIGHT,
        SUPREME_KNOWLEDGE,
        main_power("Mass Transmutation", INTELLECT, turn_counters(any_number(any_character))),
    ),
)  # fmt: skip

SPIRIT_OF_VENGEANCE = main_power(
    "Spirit of Vengeance", (INTELLECT, MIGHT), stun(a(enemy_character.that(ATTACKED_SINCE_YOUR_TURN)))
)
defenders.main(
    defenders.level(
        "Ghost Rider", 1, 0, 6, 6,
        SPIRIT_OF_VENGEANCE,
        level_up("When Innocent Blood Is Spilled", 3, moments.another_falls_to_an_enemy, gain_xp()),
    ),
    defenders.level(
        "Ghost Rider", 2, 7, 6, 6,
        SPIRIT_OF_VENGEANCE,
        main_power("Hell on Wheels", SKILL, if_(is_a(THIS, any_character.that(READY)), drive())),
    ),
)  # fmt: skip

IMPERVIOUS_SKIN = combat_power("Impervious Skin", MIGHT, spare(THIS))
iron_fist = character_card.at(HAND, DECK, KO_PILE).that(SUPPORTING, named("Iron Fist"))
defenders.main(
    defenders.level("Luke Cage", 1, 4, 3, 5, IMPERVIOUS_SKIN, bought_xp("Hero for Hire", 5)),
    defenders.level(
        "Luke Cage", 2, 6, 6, 5,
        IMPERVIOUS_SKIN,
        build_power("Power Man and...", INTELLECT, search(DECK), put_onto_your_side(up_to(1, iron_fist)), shuffle()),
    ),
)  # fmt: skip

defenders.supporting(
    "Angel", 1, 2, 3, 1,
    FLIGHT,
    DODGE,
    main_power("Healing Blood", ENERGY, heal(a(any_own.that(SUPPORTING)))),
)  # fmt: skip

defenders.supporting("Hellcat", 1, 2, 2, 2, POUNCE)

defenders.supporting(
    "Dagger", 2, 3, 1, 1,
    RANGED,
    on(moments.appears, take_minus(each(any_own)), label="Purifying Light"),
    can_not(any_own, GAINING_MINUS),
)  # fmt: skip
defenders.supporting(
    "Iron Fist", 2, 2, 4, 1,
    DODGE,
    combat_power("Iron Fist Punch", SKILL, leaves(on(moments.strikes, stun(WHOM.that(IN_PLAY))), THIS_COMBAT)),
)  # fmt: skip
defenders.supporting("Scarlet Witch", 2, 1, 5, 1, RANGED, HEX)
defenders.supporting(
    "Cloak", 3, 4, 4, 1,
    on(moments.a_build_phase_starts, put_minus(1, each(turn_players_character)), label="The Dark Force Hungers"),
)  # fmt: skip
defenders.supporting(
    "Deathlok", 3, 3, 3, 2,
    RANGED,
    main_power("Rebuilt Body", MIGHT, bury(a(your_ko_d_character)), take_base_stats(IT.called("character"))),
)  # fmt: skip
defenders.supporting("Moon Knight", 4, 5, 5, 1, MULTIPLE_PERSONALITIES)
defenders.supporting(
    "Nighthawk", 4, 3, 3, 1,
    FLIGHT,
    build_power("Mobilize the Team", INTELLECT, pay_less_for(4, DEFENDERS)),
    static(THIS, atk=3, given=ENEMYS_TURN, label="Night Shift"),
    static(THIS, defense=3, given=ENEMYS_TURN),
)  # fmt: skip
defenders.supporting(
    "Punisher", 5, 7, 3, 1,
    RANGED,
    LETHAL,
    combat_power("Perfect Position", SKILL, if_(RANGED_ATTACK, forbid(can_not(THIS, BEING_STRUCK), THIS_COMBAT))),
)  # fmt: skip
defenders.supporting(
    "Vision", 5, 5, 5, 2,
    FLIGHT,
    combat_power(
        "Increase Density", ENERGY,
        if_(is_a(THIS, attacker), double_stats(THIS)),
        any_turn=False,
    ),
    combat_power(
        "Decrease Density", ENERGY,
        if_(is_a(THIS, defender), forbid(can_not(THIS, STRIKING_OR_BEING_STRUCK), THIS_COMBAT)),
    ),
)  # fmt: skip
defenders.supporting(
    "Valkyrie", 6, 5, 6, 2, FLIGHT, build_power("Chooser of the Slain", INTELLECT, recruit_the_fallen())
)
defenders.supporting(
    "War Machine", 6, 7, 5, 1,
    FLIGHT,
    RANGED,
    main_power("Rocket Launcher", (MIGHT, MIGHT), ko(a(any_supporting))),
)  # fmt: skip
defenders.supporting(
    "Ghost Rider", 7, 8, 8, 2,
    on(
        moments.appears,
        put_minus(per(your_ko_d_character.that(GOOD)), a(enemy_character)),
        label="Penance Stare",
    ),
)  # fmt: skip

NO_PLOT_TWISTS = can_not(enemy_plot_twist, PLAYING_TWISTS)
defenders.plot_twist("Spellbound", COMBAT, forbid(NO_PLOT_TWISTS, THIS_COMBAT), any_turn=True)
defenders.plot_twist(
    "Hidden Weapons",
    MAIN,
    gets(a(your_character), atk=1, defense=1, span=THIS_TURN),
    gains(IT, RANGED),
    second=played_at(COMBAT, gets(a(combatant), atk=1, defense=1), gains(IT, RANGED, THIS_COMBAT), any_turn=True),
)
defenders.plot_twist("Super Senses", COMBAT, gets(a(defender), defense=5), any_turn=True)
defenders.location("Sanctum Sanctorum", ENERGY, INTELLECT, MIGHT, SKILL)
