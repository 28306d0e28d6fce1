"""Legacy: A-Force."""

from longbox.games.vs.vocabulary import *

from .box import BOX

a_force = BOX.of(A_FORCE)

ENVELOP = reaction(
    "Envelop", ENERGY, moments.your_supporting_is_ko_d, return_to_hand(a(WHOM.that(KO_PILE.of(ANY_PLAYER))))
)
a_force.main(
    a_force.level(
        "Singularity", 1, 0, 4, 5,
        FLIGHT,
        INSPIRE,
        ENVELOP,
        level_up("Find Her Friends", 1, moments.your_turn_starts_among_friends, gain_xp(), rechecks=True),
    ),
    a_force.level(
        "Singularity", 2, 0, 7, 5,
        FLIGHT,
        INSPIRE,
        ENVELOP,
        main_power("Gravity Vortex", INTELLECT, return_to_hand(a(any_enemy.that(SUPPORTING)))),
    ),
)  # fmt: skip

ASSEMBLE = BOX.printed("She-Hulk", "A-Force Assemble!")
in_deck = character_card.at(DECK)
a_force.more_levels(
    "She-Hulk",
    a_force.level(
        "She-Hulk", 2, 7, 6, 6,
        ASSEMBLE,
        level_up("Keep Fighting", 3, moments.you_attack_in_a_team, gain_xp()),
        version="legacy",
    ),
    a_force.level(
        "She-Hulk", 3, 7, 9, 7,
        ASSEMBLE,
        build_power(
            "Welcome to the Team", INTELLECT,
            search(DECK),
            may_choose(choose(a(in_deck.that(WITH_A_FELLOW), slot=slots.FOUND))).then(
                choose(a(in_deck.that(besides(THE_FOUND), OF_ITS_TEAM))), bring(BOTH_FOUND)
            ),
            shuffle(),
        ),
        version="legacy",
    ),
)  # fmt: skip

QUICK_DRAW = can_not(any_enemy, STRIKING_BACK, THIS, given=MAKING_RANGED_ATTACK, label="Quick Draw")
a_force.supporting("*Hawkeye*", 1, 3, 1, 1, RANGED, QUICK_DRAW, id="mantle-hawkeye")

SQUIRREL_GIRL = any_own.that(named("Squirrel Girl"))
monkey_joe = a_force.token(
    "Monkey Joe", 0, 1, 1,
    static(SQUIRREL_GIRL, defense=2, label="Cover Squirrel"),
    on(moments.yours_leaves_play("Squirrel Girl"), ko(THIS), label="Squirrel Interrupted"),
    copies=1,
)  # fmt: skip
tippy_toe = a_force.token(
    "Tippy Toe", 0, 1, 1,
    static(SQUIRREL_GIRL, atk=2, label="Squirrel Power"),
    on(moments.yours_leaves_play("Squirrel Girl"), ko(THIS), label="Squirrel Interrupted"),
    copies=1,
)  # fmt: skip
a_force.supporting(
    "Squirrel Girl", 2, 3, 3, 2,
    on(moments.appears, may(put_token(monkey_joe)), label="Let's Get Nuts!"),
    on(moments.recovers, may(put_token(tippy_toe))),
)  # fmt: skip
a_force.supporting("Spider-Gwen", 4, 4, 7, 1, DODGE, recruited_from_deck("Dimensional Wristwatch"))

your_location = location.at(RESOURCES).that(FACE_UP)
a_force.supporting(
    "Crystal", 6, 5, 5, 1,
    have_keyword(THIS, FLIGHT, given=there_is(your_location.that(basic(ENERGY))), label="Elemental Master"),
    have_keyword(THIS, RANGED, given=there_is(your_location.that(basic(SKILL)))),
    static(THIS, atk=5, given=there_is(your_location.that(basic(MIGHT)))),
    static(THIS, defense=5, given=there_is(your_location.that(basic(INTELLECT)))),
)  # fmt: skip

a_force.loyal_twist("Ready for Anything", MAIN, ready(each(your_character)))
