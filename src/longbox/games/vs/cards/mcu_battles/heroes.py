"""The MCU Battles: the Heroes."""

from longbox.games.vs.vocabulary import *

from .box import BOX

heroes = BOX.of(MCU_HEROES)

READY_TO_FOLLOW = combat_power(
    "Ready To Follow Captain America?", MIGHT, if_(FIRST_ATTACK, put_plus(2, each(attacker))), any_turn=False
)
TEAM = together("Black Widow", "Hawkeye", "Hulk", "Iron Man", "Thor")
heroes.main(
    heroes.level(
        "Captain America", 1, 2, 5, 5,
        READY_TO_FOLLOW,
        level_up("The First Avenger", 4, moments.attacks_first, gain_xp()),
    ),
    heroes.level(
        "Captain America", 2, 6, 7, 5,
        READY_TO_FOLLOW,
        build_power("Assemble the Team", INTELLECT, if_(TEAM, win_game())),
    ),
)  # fmt: skip

ALSO_HULK = aka("Hulk")
ALSO_BANNER = aka("Bruce Banner")
AS_BANNER = turn_into("Bruce Banner", level=1)
heroes.main(
    heroes.level(
        "Bruce Banner", 1, 0, 1, 6,
        ALSO_HULK,
        on(moments.your_turn_starts, draw(), label="{Genius}"),
        on(moments.attacks, turn_into("Hulk", level=2), label="I'm Always Angry"),
    ),
    heroes.level(
        "Hulk", 2, 8, 8, 6,
        ALSO_BANNER,
        can_not(card.at(DECK), DRAWING, label="Rage Monster"),
        on(moments.your_turn_ends_idle, AS_BANNER, label="Hey Big Guy, Sun's Gettin' Real Low", rechecks=True),
        on(moments.is_stunned, AS_BANNER),
    ),
)  # fmt: skip

DAY_11 = super_power(
    "Day 11, Test 37", MAIN, INTELLECT, put_plus(per(times_used("Day 11, Test 37")), THIS), counted=True
)
heroes.main(
    heroes.level(
        "Iron Man", 1, 3, 3, 6,
        RANGED,
        DAY_11,
        level_up("Something Big For 15 Minutes", 7, moments.your_turn_ends, gain_xp(value(THIS, PLUS_COUNTERS))),
    ),
    heroes.level(
        "Iron Man", 2, 5, 5, 6,
        FLIGHT,
        RANGED,
        DAY_11,
        build_power("Arc Reactor", ENERGY, leaves(on(moments.you_play_a_card, may(draw())), THIS_TURN)),
    ),
)  # fmt: skip

LEGENDARY_OUTLAW = combat_power("Legendary Outlaw?", SKILL, if_(is_a(THIS, defender), stun(a(attacker.that(NEW_FOE)))))
their_card = card.at(HAND)
heroes.main(
    heroes.level(
        "Star-Lord", 1, 2, 4, 5,
        RANGED,
        LEGENDARY_OUTLAW,
        level_up("Dance Off, Bro", 3, moments.your_turn_ends, may(hold_contest(gain_xp()))),
    ),
    heroes.level(
        "Star-Lord", 2, 7, 5, 5,
        RANGED,
        LEGENDARY_OUTLAW,
        build_power(
            "Something Good? Something Bad? Bit of Both?", INTELLECT,
            choose_one(
                draw(2),
                choose_player(AN_ENEMY_PLAYER, discard(exactly(2, their_card))),
                do(draw(), choose_player(AN_ENEMY_PLAYER, discard(a(their_card)))),
            ),
        ),
    ),
)  # fmt: skip

heroes.main(
    heroes.level(
        "Thor", 1, 3, 4, 6,
        can_not(THIS, HAVING_PLUS, label="Cast Out"),
        never_more_than_printed("atk"),
        never_more_than_printed("def"),
        level_up(
            "Journey of Self Discovery", 1,
            moments.attacks, in_order(SOLO_ATTACK, WITH_ONE_OTHER, WITH_TWO_OTHERS, then=gain_xp()),
        ),
    ),
    heroes.level(
        "Thor", 2, 6, 6, 6,
        can_not(THIS, HAVING_MINUS, label='Are You, "Thor, the God of Hammers"?'),
        never_less_than_printed("atk"),
        never_less_than_printed("def"),
        main_power(
            "The Biggest Lightning Blast in the History of Lightning", ENERGY,
            put_minus(6, a(enemy_character.that(MAIN_CHARACTER))),
        ),
    ),
)  # fmt: skip

heroes.supporting(
    "Baby Groot", 1, 1, 1, 2,
    on(moments.is_powered_up, put_plus(5, THIS), label="I Am Groot?"),
)  # fmt: skip

traveller = character_card.at(DECK).that(PAID_FOR)
heroes.supporting(
    "Heimdall", 1, 0, 1, 1,
    build_power(
        "Keeper of the Bifrost", ENERGY,
        pay_points(), search(DECK), put_onto_your_side(up_to(1, traveller)), shuffle(),
    ),
)  # fmt: skip

weapon = card.at(HAND.of(THAT_PLAYER)).that(NO_CHARACTER)
heroes.supporting(
    "Black Widow", 2, 2, 5, 1,
    main_power(
        "Infiltrate", SKILL,
        choose_that_player(AN_ENEMY_PLAYER, let(THAT_PLAYER, reveal(whole(HAND))), discard(a(weapon))),
    ),
)  # fmt: skip
heroes.supporting(
    "Rocket", 2, 3, 2, 1,
    RANGED,
    build_power(
        "I'm Gonna Need a Few Things", INTELLECT,
        choose_that_player(
            AN_ENEMY_PLAYER,
            choose(a(card_in_ko_pile.that(BESIDE_ANOTHER_NAME), slot=slots.FOUND)),
            choose(a(card_in_ko_pile.that(OF_ANOTHER_NAME), slot=slots.NEW)),
            let(THAT_PLAYER, choose_for_owner(a(THE_TWO))),
        ),
    ),
)  # fmt: skip
heroes.supporting(
    "Captain America", 3, 5, 4, 1,
    LEADER,
    combat_power(
        "I Can Do This All Day", MIGHT,
        spare(THIS),
        leaves(on(moments.is_stunned, if_(is_a(THIS, WITH_SOME_DEF), do(recover(THIS), ready(THIS)))), THIS_COMBAT),
    ),
)  # fmt: skip

AIR_SUPERIORITY = can_not(any_character.that(WITH_FLIGHT), STRIKING, THIS, label="Air Superiority")
heroes.supporting("Falcon", 3, 6, 3, 1, FLIGHT, AIR_SUPERIORITY)

heroes.supporting(
    "Nick Fury", 3, 3, 5, 1,
    RANGED,
    on(moments.you_recruit_the_first_other(MCU_HEROES), draw(), label="The Avengers Initiative"),
)  # fmt: skip
heroes.supporting(
    "Iron Man", 4, 5, 5, 1,
    FLIGHT,
    RANGED,
    build_power(
        "Genius Billionaire Playboy Philanthropist", INTELLECT,
        draw(), gain_points(1), put_plus(1, THIS), put_plus(1, a(any_character.that(OTHER, ABLE_TO_GROW))),
    ),
)  # fmt: skip
heroes.supporting("Star-Lord", 4, 3, 6, 1, FLIGHT, HALF_CELESTIAL)
heroes.supporting(
    "Gamora", 5, 5, 5, 2,
    on(moments.stuns_an_attacker, put_plus(2, THIS), label="Warrior"),
    on(moments.stuns_a_defender, put_plus(2, THIS), label="Assassin"),
)  # fmt: skip

weaker_supporting = any_character.that(SUPPORTING, with_less(ATK, THIS))
heroes.supporting(
    "War Machine", 5, 4, 7, 1, FLIGHT, RANGED, main_power("The Big Guns", ENERGY, ko(a(weaker_supporting)))
)
heroes.supporting(
    "Drax", 6, 7, 5, 2,
    on(moments.wounds_supporting_in_melee, ko(WHOM.that(IN_PLAY)), label="Finger on Throat Means Death"),
)  # fmt: skip
heroes.supporting(
    "Thor", 6, 6, 6, 2,
    LEADER,
    main_power("The New King", INTELLECT, put_plus(per(any_character.that(PROTECTED)), THIS)),
)  # fmt: skip

heroes.supporting(
    "Hulk", 7, 7, 7, 3,
    combat_power(
        "Hulk Like Raging Fire", MIGHT, choose_any_number(), gets(THIS, atk=THAT_NUMBER, defense=THAT_NUMBER)
    ),
)  # fmt: skip

captain = any_own.that(MAIN_CHARACTER, named("Captain America"))
heroes.supporting(
    "Peggy Carter", 1, 2, 1, 1,
    RANGED,
    ONE_OF_A_KIND,
    unhurt(captain, label="You Were Meant For More"),
    copies=1,
)  # fmt: skip

god_of_thunder = any_own.that(MAIN_CHARACTER, named("Thor"))
heroes.supporting(
    "Erik Selvig", 1, 0, 1, 1,
    ONE_OF_A_KIND,
    on(when(ATTACK, by=god_of_thunder), draw(), label="The Stories I Grew Up With"),
    copies=1,
)  # fmt: skip

boss = any_own.that(MAIN_CHARACTER, named("Iron Man"))
heroes.supporting(
    "Happy Hogan", 1, 1, 2, 1,
    ONE_OF_A_KIND,
    on(
        moments.your_turn_ends, if_(there_is(boss), may(turn_over(a(your_turned_location)))),
        label="We're Relocating to a New Facility",
    ),
    copies=1,
)  # fmt: skip

green_one = any_own.that(MAIN_CHARACTER, named("Hulk"))
heroes.supporting(
    "General Ross", 1, 2, 2, 1,
    ONE_OF_A_KIND,
    on(when(ATTACK, by=green_one, first=True), ready_after_combat(BY), label="Help the Green One!"),
    copies=1,
)  # fmt: skip

heroes.plot_twist("Sokovia Accords", COMBAT, take_counters(each(enemy_combatant)), any_turn=True)

enemy_who_fought = enemy_combatant.that(IN_PLAY)
MOVE_AN_ENEMY = may(change_row(a(enemy_who_fought)), given=there_is(enemy_who_fought))
heroes.plot_twist(
    "No, You Move.",
    COMBAT,
    gets(a(your_combatant), defense=3),
    later(moments.combat_ends, MOVE_AN_ENEMY),
    any_turn=True,
)
heroes.location("Avengers Tower", ENERGY, INTELLECT, MIGHT, SKILL)
