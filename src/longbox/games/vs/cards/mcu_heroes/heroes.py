"""MCU Heroes: the Heroes."""

from longbox.games.vs.vocabulary import *

from .box import BOX, OF_THE_VILLAINS

heroes = BOX.of(MCU_HEROES)

heroes.main(
    heroes.level(
        "Ant-Man", 1, 1, 1, 5,
        SHRINK,
        main_power("I Got Something Big", MIGHT, gain_xp()),
        levels_at("But I Can't Hold It for Long", 1),
    ),
    heroes.level(
        "Ant-Man", 2, 20, 20, 5,
        on(moments.your_build_phase_starts, become_level_1(THIS), label="Does Anyone Have Any Orange Slices"),
    ),
)  # fmt: skip

heroes.main(
    heroes.level(
        "Black Panther", 1, 4, 3, 5,
        POUNCE,
        level_up("Warrior and King", 4, moments.attacks, gain_xp(per(any_character.that(PROTECTED)))),
    ),
    heroes.level(
        "Black Panther", 2, 8, 5, 5,
        POUNCE,
        combat_power(
            "Vibranium Weave Suit", MIGHT,
            if_(is_a(THIS, defender), forbid(can_not(THIS, BEING_STRUCK), THIS_TURN, found_now=True)),
        ),
    ),
)  # fmt: skip

basic_in_deck = location.at(DECK).that(BASIC_LOCATION)
SLING_RING = build_power("Sling Ring", SKILL, search(DECK), reveal_and_take(up_to(1, basic_in_deck)), shuffle())
heroes.main(
    heroes.level(
        "Doctor Strange", 1, 2, 5, 5,
        SLING_RING,
        level_up("Teach Me", 3, moments.you_play_the_third_kind, gain_xp()),
    ),
    heroes.level(
        "Doctor Strange", 2, 6, 7, 5,
        FLIGHT,
        SLING_RING,
        main_power("Dormammu, I've Come to Bargain!", (ENERGY, INTELLECT, MIGHT), extra_turn()),
    ),
)  # fmt: skip

their_character = character_card.at(HAND.of(THAT_PLAYER))
MIND_GAMES = main_power(
    "Neuroelectric Interfacing, Telekinesis, Mental Manipulation", ENERGY,
    choose_that_player(
        AN_ENEMY_PLAYER,
        look_at_their_hand(),
        shuffle_in(any_number(their_character)),
        let(THAT_PLAYER, draw(THAT_MANY)),
    ),
)  # fmt: skip
heroes.main(
    heroes.level(
        "Scarlet Witch", 1, 2, 4, 5,
        RANGED,
        MIND_GAMES,
        level_up("Terrible Loss", 3, moments.another_is_stunned_by_an_enemy, gain_xp(EACH_TIME)),
    ),
    heroes.level(
        "Scarlet Witch", 2, 5, 7, 5,
        RANGED,
        MIND_GAMES,
        main_power("Everybody's Afraid of Something", INTELLECT, ward_off(a(any_enemy))),
    ),
)  # fmt: skip

copy_in_ko_pile = your_ko_d_character.that(namesake_of(IT))
GRACE = build_power(
    "There Is Grace In Their Failings", INTELLECT,
    choose(a(your_ko_d_character)), shuffle_in(each(copy_in_ko_pile)), draw(THAT_MANY),
)  # fmt: skip
heroes.main(
    heroes.level(
        "Vision", 1, 3, 3, 6,
        FLIGHT,
        RANGED,
        GRACE,
        level_up(
            "It Is a Privilege to Be Among Them", 12,
            moments.your_turn_ends, gain_xp(per(any_supporting.at(ON_ALL_SIDES))),
        ),
    ),
    heroes.level(
        "Vision", 2, 6, 6, 6,
        FLIGHT,
        RANGED,
        GRACE,
        on(moments.supporting_attack_supporting, stun_each_other(), label="It's As I Said. Catastrophe."),
    ),
)  # fmt: skip

enemy_main = any_enemy.that(MAIN_CHARACTER)
heroes.supporting(
    "Ant-Man", 1, 2, 2, 1,
    on(moments.appears, choose(a(enemy_main)), put_minus(2, IT), label="Gonna Have to Take This to The Shop"),
)  # fmt: skip
heroes.supporting(
    "Ancient One", 2, 2, 4, 1,
    more_health(other_supporting_of_yours, 1, label="Death Is What Gives Life Meaning"),
)  # fmt: skip

PHIL_HAS_FALLEN = moments.when_you_build(is_a(THIS, KO_PILE))
heroes.supporting(
    "Phil Coulson", 2, 3, 3, 1,
    RANGED,
    on(
        PHIL_HAS_FALLEN,
        remove(THIS), choose(any_number(any_own.that(ABLE_TO_GROW))), put_plus(1, each(THEM)),
        label="They Need Someone to Avenge", where=("KO pile",),
    ),
)  # fmt: skip

BULLETPROOF = can_not(any_character.that(WITH_RANGED), STRIKING, THIS, label="Bulletproof")
heroes.supporting("Black Panther", 3, 4, 2, 2, BULLETPROOF)
heroes.supporting(
    "Hawkeye", 3, 2, 5, 1,
    RANGED,
    combat_power(
        "I See Better From a Distance", SKILL,
        leaves(on(moments.strikes_from_afar, stun(WHOM.that(IN_PLAY))), THIS_COMBAT),
        any_turn=False,
    ),
)  # fmt: skip
heroes.supporting(
    "Doctor Strange", 4, 3, 8, 1,
    FLIGHT,
    build_power(
        "Astral Projection", INTELLECT,
        choose_that_player(
            AN_ENEMY_PLAYER,
            look_at_their_hand(),
            may(pay_points()).then(discard(each(their_character.that(OF_THAT_COST)))),
        ),
    ),
)  # fmt: skip
heroes.supporting(
    "Quicksilver", 5, 7, 6, 1,
    combat_power(
        "He's Fast", SKILL,
        forbid(can_not(any_enemy, USING_POWERS), THIS_COMBAT),
        forbid(can_not(enemy_plot_twist, PLAYING_TWISTS), THIS_COMBAT),
        forbid(can_not(any_enemy, POWERING_UP), THIS_COMBAT),
        any_turn=False,
    ),
)  # fmt: skip
heroes.supporting(
    "Scarlet Witch", 6, 4, 7, 1,
    RANGED,
    main_power("She's Weird", (ENERGY, MIGHT), set_back(a(enemy_main))),
)  # fmt: skip
heroes.supporting(
    "Vision", 7, 14, 14, 1,
    FLIGHT,
    RANGED,
    on(
        moments.appears, gets(THIS, atk=-7, defense=-7, span=UNTIL_YOUR_NEXT_TURN),
        label="Well, I Was Born Yesterday",
    ),
)  # fmt: skip
heroes.supporting(
    "Odin", 8, 11, 11, 3,
    base_is(enemy_main, "atk", 1, label="You Are Unworthy of Your Title"),
    base_is(enemy_main, "def", 1),
)  # fmt: skip

doctor = any_own.that(MAIN_CHARACTER, named("Doctor Strange"), WOUNDED)
heroes.supporting(
    "Christine Palmer", 1, 1, 1, 1,
    ONE_OF_A_KIND,
    on(
        moments.your_main_phase_starts, may(heal(a(doctor)), given=there_is(doctor)),
        label="I've Never Seen a Wound Like This",
    ),
    copies=1,
)  # fmt: skip

living_planet = your_character.that(MAIN_CHARACTER, named("Ego"), READY)
OF_THE_VILLAINS.of(MCU_HEROES).supporting(
    "Mantis", 1, 0, 2, 1,
    ONE_OF_A_KIND,
    on(
        moments.your_main_phase_starts,
        may(exhaust(a(living_planet)), given=there_is(living_planet)).then(put_plus(3, IT)),
        label="I Help My Master Sleep",
    ),
    copies=1,
)  # fmt: skip

heroes.plot_twist(
    "Suit Up",
    MAIN,
    gets(a(your_character), atk=2, span=THIS_TURN),
    gains(IT, FLIGHT),
    gains(IT, RANGED),
)
