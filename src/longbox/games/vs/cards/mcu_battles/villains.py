"""The MCU Battles: the Villains."""

from longbox.games.vs.vocabulary import *

from .box import BOX

villains = BOX.of(MCU_VILLAINS)

their_character = any_character.at(YOURS.of(THAT_PLAYER))
villains.main(
    villains.level(
        "Abomination", 1, 3, 4, 6,
        main_power(
            "I Want That. I Need That. Make Me That.", INTELLECT,
            choose(a(any_character.that(OTHER))), put_plus(value(IT, PLUS_COUNTERS), THIS),
        ),
        level_up("Infusion of Banner Blood.", 4, moments.gains_atk, gain_xp()),
    ),
    villains.level(
        "Abomination", 2, 6, 6, 6,
        MONSTROUS,
        main_power(
            "Give Me a Real Fight!", SKILL,
            choose_that_player(
                AN_ENEMY_PLAYER,
                some_day(moments.enemys_formation_ends, pull(a(their_character)), must_attack_this(IT)),
            ),
        ),
    ),
)  # fmt: skip

GREAT_IDEA = build_power(
    "You Had a Great Idea, Tony", INTELLECT,
    choose(a(ko_d_character.at(KO_PILE.of(ANOTHER_PLAYER)))), recruit_the_chosen(IT),
)  # fmt: skip
villains.main(
    villains.level(
        "Iron Monger", 1, 3, 3, 6,
        RANGED,
        GREAT_IDEA,
        level_up("Steal Idea", 5, moments.anothers_is_recruited, gain_xp()),
    ),
    villains.level(
        "Iron Monger", 2, 5, 5, 6,
        FLIGHT,
        RANGED,
        GREAT_IDEA,
        main_power("But My Suit is More Advanced", MIGHT, outgrow(a(any_enemy))),
    ),
)  # fmt: skip

TRICKSTER = combat_power("Trickster", INTELLECT, switch_stats(a(combatant)))
villains.main(
    villains.level(
        "Loki", 1, 2, 5, 6,
        TRICKSTER,
        level_up(
            "You Were Made to Be Ruled", 2,
            moments.enemy_appears, unless(NEWCOMERS_PLAYER, exhaust_it(WHOM), gain_xp()),
        ),
    ),
    villains.level(
        "Loki", 2, 4, 8, 6,
        TRICKSTER,
        main_power(
            "In the End You Will Always Kneel", MIGHT,
            exhaust(a(any_supporting)), forbid(can_not(IT, READYING), UNTIL_THIS_FALLS, found_now=True),
        ),
    ),
)  # fmt: skip

fallen_enemy = any_enemy.that(FACE_DOWN, SUPPORTING)
RITUAL_BATH = main_power("Ritual Bath", ENERGY, ko(a(fallen_enemy)), if_(is_a(IT, FALLEN), put_plus(2, THIS)))
villains.main(
    villains.level(
        "Ronan", 1, 2, 5, 5,
        RITUAL_BATH,
        level_up("Your Culture is a Disease", 7, moments.enemy_of_a_team_appears, gain_xp(per(FELLOWS))),
    ),
    villains.level(
        "Ronan", 2, 6, 7, 5,
        RITUAL_BATH,
        main_power(
            "I Will Cure It!", INTELLECT,
            name_a_team(),
            choose_that_player(
                AN_ENEMY_PLAYER,
                look_at_their_hand(), discard(up_to(2, card.at(HAND.of(THAT_PLAYER)).that(OF_THAT_TEAM))),
            ),
        ),
    ),
)  # fmt: skip

PATH_TO_PEACE = build_power(
    "There's Only One Path To Peace", ENERGY, put_onto_your_side(a(lowest(main_in_facility, LEVEL)))
)
villains.mains_of_a_facility(
    (3, villains.level("Ultron", 1, 1, 5, 2, SWARM, PATH_TO_PEACE)),
    (2, villains.level("Ultron", 2, 3, 7, 2, RANGED, SWARM, PATH_TO_PEACE)),
    (
        1,
        villains.level(
            "Ultron", 3, 5, 9, 3,
            FLIGHT,
            RANGED,
            SWARM,
            build_power("Your Extinction", (MIGHT, MIGHT, MIGHT, MIGHT), ko(each(any_enemy)), ko(each(enemy_resource))),
        ),
    ),
)  # fmt: skip

villains.supporting("Killian", 1, 1, 1, 1, main_power("The Extremis Virus", MIGHT, put_plus(3, a(other_character))))
villains.supporting(
    "Whiplash", 1, 2, 2, 2, main_power("Energy Whips", ENERGY, put_minus(1, a(enemy_character)), pull(IT))
)
NO_LESSER_FOES = can_not(THIS, ATTACKING, any_supporting, label="I've Been Waiting for This")
villains.supporting("Crossbones", 2, 5, 5, 1, NO_LESSER_FOES)
trevor_slattery = villains.supporting("Trevor Slattery", 2, 0, 1, 1, BEHIND_THE_CAMERA, JUST_A_ROLE, copies=2)
the_ten_rings = villains.supporting(
    "The Ten Rings", 0, 10, 10, 1,
    BEHIND_THE_CAMERA,
    LESSON_IN_WHAT_IS_REAL,
    on(moments.a_turn_ends, go_behind_the_camera(THIS)),
    copies=1,
)  # fmt: skip
villains.supporting(
    "Mandarin", 2, 4, 4, 1,
    ONE_OF_A_KIND,
    on(
        moments.is_ko_d, remove_fallen(THIS), if_(is_a(THIS, REMOVED_FROM_GAME), take_a_role()),
        label="You'll Never See Me Coming",
    ),
    copies=1, behind=(trevor_slattery, trevor_slattery, the_ten_rings),
)  # fmt: skip
villains.supporting(
    "Destroyer", 3, 5, 3, 1, RANGED, combat_power("Odinforce Blast", ENERGY, gets(THIS, atk=5), any_turn=False)
)
villains.supporting(
    "Nebula", 3, 4, 4, 1,
    on(moments.appears, name_a_character(), keep_the_name(), label="Rivalry"),
    static(THIS, atk=4, given=FACING_A_RIVAL),
    static(THIS, defense=4, given=FACING_A_RIVAL),
)  # fmt: skip
villains.supporting(
    "Iron Monger", 4, 5, 5, 1,
    FLIGHT,
    RANGED,
    build_power("The Golden Goose", INTELLECT, choose_that_player(ANOTHER_PLAYER, recruit_their_fallen())),
)  # fmt: skip
villains.supporting("Ronan", 4, 3, 6, 2, main_power("You Stand Accused", MIGHT, ko(a(fallen_enemy))))
villains.supporting(
    "Chitauri Leviathan", 5, 4, 6, 2,
    FLIGHT,
    SWARM,
    main_power(
        "Interstellar Transport", SKILL,
        ready(a(other_character.that(team(MCU_VILLAINS)))), gains(IT, FLIGHT),
    ),
)  # fmt: skip
villains.supporting(
    "Malekith", 5, 6, 7, 1,
    main_power("Eternal Night", INTELLECT, choose_that_player(AN_ENEMY_PLAYER, banish_hand())),
)  # fmt: skip
villains.supporting(
    "Abomination", 6, 6, 6, 2,
    MONSTROUS,
    on(moments.another_gains_counters, may(put_plus(1, THIS)), label="Jealous"),
)  # fmt: skip

NO_FLAGS = can_not(enemy_card_to_play, PLAYING_CARDS_OF_TEAMS, label="I Have Seen the Future and There Are No Flags!")
villains.supporting("Red Skull", 6, 5, 8, 1, RANGED, NO_FLAGS)

BY_ITS_COST = value(THE_FOUND.called("card"), COST)
villains.supporting(
    "Loki", 7, 6, 8, 2,
    combat_ability(
        "I Am Burdened With Glorious Purpose",
        discard(a(hand_character, slot=slots.FOUND)),
        gets(a(combatant), atk=BY_ITS_COST, defense=BY_ITS_COST),
        given=there_is(hand_character),
    ),
)  # fmt: skip

villains.plot_twist("I Have an Army", MAIN, put_plus(1, each(your_supporting)))
villains.plot_twist(
    "Two More Grow in its Place", COMBAT,
    gets(a(defender.that(YOURS)), atk=2), next_time(when(KO, whom=IT), THIS_COMBAT, draw(2)),
    any_turn=True,
)  # fmt: skip
villains.location("Sokovia", ENERGY, INTELLECT, MIGHT, SKILL)
