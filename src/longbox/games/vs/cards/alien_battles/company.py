"""The Alien Battles: The Company."""

from longbox.games.vs.vocabulary import *

from .box import BOX

company = BOX.of(THE_COMPANY)

HIDE_IN_THE_SHADOWS = main_power("Hide in the Shadows", HUMANITY, daze_equipped(a(your_character)))
company.main(
    company.level(
        "Warrant Officer Ripley", 1, 2, 5, 5,
        HIDE_IN_THE_SHADOWS,
        level_up(
            "Last Survivor of the Nostromo", 7, moments.your_build_phase_starts, gain_xp(value(THIS, WOUNDS))
        ),
    ),
    company.level(
        "Warrant Officer Ripley", 2, 4, 8, 5,
        HIDE_IN_THE_SHADOWS,
        super_power(
            "Set the Self Destruct", MAIN, ENERGY,
            later(moments.your_turn_ends, stun(each(any_supporting))),
            once_per_game=True,
        ),
    ),
)  # fmt: skip

GEAR_UP = build_power("Gear Up", HUMANITY, reveal(top(DECK, 5)), take(a(THOSE.of(equipment))), put_under(THOSE.rest))
company.main(
    company.level(
        "Lt. Ripley", 1, 2, 4, 5,
        RANGED,
        GEAR_UP,
        level_up("We Got Nukes, We Got Knives, Sharp Sticks", 3, moments.you_equip, gain_xp()),
    ),
    company.level(
        "Lt. Ripley", 2, 7, 5, 5,
        RANGED,
        GEAR_UP,
        super_power(
            "I Can Handle Myself", MAIN, SKILL,
            search(DECK),
            may_choose(choose(a(equipment.at(DECK, HAND, KO_PILE), slot=slots.FOUND))).then(
                equip_it(a(your_character.that(ABLE_TO_BEAR)))
            ),
            shuffle(),
            once_per_game=True,
        ),
    ),
)  # fmt: skip

ON_THE_LINE = main_power(
    "Your A** is Already on the Line", INTELLECT, put_plus(1, up_to(2, any_own.that(ABLE_TO_GROW, IN_FRONT_ROW)))
)
company.main(
    company.level(
        "Sister Ripley", 1, 3, 4, 5,
        ON_THE_LINE,
        level_up("No Weapons of Any Kind?", 5, moments.you_attack_in_melee, gain_xp()),
    ),
    company.level(
        "Sister Ripley", 2, 5, 7, 5,
        ON_THE_LINE,
        combat_power(
            "Sacrifice and Resurrection", HUMANITY,
            if_(is_a(THIS, YOUR_MAIN), do(ko(THIS), bring_successor("Ripley #8", level=2))),
        ),
    ),
)  # fmt: skip

ACIDIC_BLOOD = main_power(
    "Acidic Blood", ENERGY,
    choose_number_below_def(),
    put_minus(THAT_MANY, THIS),
    put_minus(per(MINUS_THAT_CAME), a(enemy_supporting)),
)  # fmt: skip
of_that_name = character_card.that(OF_THAT_NAME)
company.main(
    company.level(
        "Ripley #8", 1, 3, 4, 5,
        ACIDIC_BLOOD,
        level_up("Rapid Cell Regeneration", 1, moments.your_main_phase_starts, may(take_xp()), heals=True),
    ),
    company.level(
        "Ripley #8", 2, 5, 7, 2,
        ACIDIC_BLOOD,
        super_power(
            "I'm Sorry", MAIN, HUMANITY,
            name_a_character(),
            ko(each(any_enemy.that(SUPPORTING, OF_THAT_NAME))),
            for_each_player(
                EACH_ENEMY_PLAYER,
                look_at_their_hand(),
                discard(each(of_that_name.at(HAND.of(THAT_PLAYER)))),
                purge(each(of_that_name.at(DECK.of(THAT_PLAYER)))),
            ),
            once_per_game=True,
        ),
    ),
)  # fmt: skip

company.supporting(
    "Newt", 1, 0, 1, 1,
    on(moments.is_attacked, return_to_hand(THIS), label="We'd Better Get Back"),
)  # fmt: skip
company.supporting(
    "Vriess", 1, 2, 1, 2,
    RANGED,
    can_not(THIS, MOVING_IN_FORMATION, label="Immobile"),
    on(moments.is_stunned_by_an_enemy, put_minus(1, a(enemy_character)), label="I'll Put Holes In You!"),
)  # fmt: skip
company.supporting(
    "Kane", 2, 3, 1, 1,
    on(moments.appears, reveal_until(location.that(BASIC_LOCATION)), take(IT), shuffle(), label="Explore"),
)  # fmt: skip

colleague = any_own.that(OTHER, ABLE_TO_GROW, team(THE_COMPANY))
company.supporting(
    "Captain Dallas", 2, 2, 4, 1,
    on(moments.your_main_phase_starts, put_plus(1, a(colleague)), label="You Have Your Orders"),
)  # fmt: skip
company.supporting("Call", 2, 2, 2, 3, RANGED, FULL_OF_SURPRISES)
company.supporting(
    "CMO Clemens", 3, 2, 6, 1,
    main_power("Medical Attention", SKILL, heal(a(any_own.that(SUPPORTING)))),
    main_power("Do You Trust Me With A Needle?", (SKILL, HUMANITY), heal(a(any_own.that(MAIN_CHARACTER)))),
)  # fmt: skip
company.supporting(
    "Parker", 3, 3, 5, 1,
    main_power("Cattle Prod", ENERGY, push(a(any_enemy.that(IN_FRONT_ROW))), take_counters(IT)),
)  # fmt: skip

company.supporting("Bishop", 4, 4, 4, 3, recruited_for("Artificial Person", INTELLECT, HUMANITY))

look_alike = any_enemy.that(besides(WHOM), namesake_of(WHOM), ON_THAT_SIDE)
company.supporting(
    "Christie", 4, 6, 3, 1,
    RANGED,
    on(moments.stuns_a_defender, stun(each(look_alike)), label="Ricocheting Bullets"),
)  # fmt: skip

the_dead = IT.called("character")
company.supporting(
    "Brother Dillon", 5, 4, 6, 2,
    main_power(
        "Eulogy", HUMANITY,
        bury(a(your_ko_d_character)),
        gets(your_main, atk=value(the_dead, ATK), defense=value(the_dead, DEF), span=THIS_TURN),
    ),
)  # fmt: skip

IN_REACH = all_of(not_(RANGED_ATTACK), there_is(defender.that(YOURS)))
company.supporting(
    "Private Hudson", 5, 5, 7, 1,
    RANGED,
    super_power(
        "You Want Some Of This?", COMBAT, SKILL,
        if_(IN_REACH, stun(a(attacker))),
        any_turn=True, any_combat=True, any_number=True,
    ),
    on(moments.is_ko_d, wound(your_main), label="Game Over, Man!"),
)  # fmt: skip
company.supporting(
    "Johner", 6, 5, 5, 1,
    RANGED,
    static(THIS, atk=5, given=IN_MELEE_COMBAT, label="I Mostly Just Hurt People"),
    static(THIS, defense=5, given=IN_MELEE_COMBAT),
)  # fmt: skip
company.supporting(
    "Ash", 6, 3, 3, 3,
    on(moments.appears, may(choose_that_player(ANOTHER_PLAYER, join_that_player())), label="Special Order"),
    on(moments.your_main_phase_starts, stun(a(other_of_yours)), label="Crew Expendable"),
    main_power("Twitchy", INTELLECT, choose_that_player(ANOTHER_PLAYER, join_that_player())),
)  # fmt: skip
company.supporting(
    "Corporal Hicks", 7, 7, 6, 2,
    RANGED,
    on(moments.your_turn_ends, put_plus(2, each(other_of_yours.that(READY))), label="Stay Frosty"),
)  # fmt: skip

company.equipment(
    "M41A Pulse Rifle", 1,
    RANGED,
    static(THIS, atk=3, given=MAKING_RANGED_ATTACK, label="Light Armor-Piercing Rounds"),
    main_power("M-40 Grenades", ENERGY, put_minus(3, a(enemy_character.that(IN_BACK_ROW)))),
    stays=True,
)  # fmt: skip
company.equipment("MU-TH-ER 6000", 2, build_power("Access Mother", INTELLECT, draw(2)))
company.equipment(
    "Power Loader", 3,
    static(THIS, atk=5, label="Get Away From Her, You B****!"),
    static(THIS, defense=5),
    without(THIS, RANGED),
)  # fmt: skip
company.location("Weyland-Yutani Complex", HUMANITY, ENERGY, INTELLECT, SKILL)
