"""Legacy: the Underworld."""

from longbox.games.vs.vocabulary import *

from .box import BOX

underworld = BOX.of(UNDERWORLD)

EXPAND_THE_EMPIRE = BOX.printed("Kingpin", "Expand the Empire")
underworld.more_levels(
    "Kingpin",
    underworld.level(
        "Kingpin", 2, 7, 7, 5,
        EXPAND_THE_EMPIRE,
        level_up("Take Over the Country", 2, moments.you_gain_a_location, gain_xp()),
        version="legacy",
    ),
    underworld.level(
        "Kingpin", 3, 8, 9, 6,
        EXPAND_THE_EMPIRE,
        main_power(
            "Take Over the World", (ENERGY, INTELLECT, SKILL),
            search(DECK), lay_locations(any_number(location.at(DECK, KO_PILE))), shuffle(),
        ),
        version="legacy",
    ),
)  # fmt: skip

MESMERIZE = main_power("Mesmerize", ENERGY, choose_player(A_PLAYER, discard(at_random(card.at(HAND)))), any_number=True)
underworld.main(
    underworld.level(
        "Baron Mordo", 1, 2, 4, 5,
        RANGED,
        HEX,
        MESMERIZE,
        level_up("The Black Arts", 4, moments.enemy_discards, gain_xp()),
    ),
    underworld.level(
        "Baron Mordo", 2, 5, 7, 5,
        RANGED,
        HEX,
        MESMERIZE,
        main_power("Hypnotize", INTELLECT, choose(a(any_enemy.that(MAIN_CHARACTER))), be_held_at_level_1(IT)),
    ),
)  # fmt: skip

underworld.supporting(
    "Leader", 2, 2, 4, 1,
    RANGED,
    have_keyword(THIS, LEADER, label="Leadership"),
    without(any_character.that(OTHER), LEADER),
    main_power("Massive Brain", INTELLECT, choose_that_player(AN_ENEMY_PLAYER, draw_as_many())),
)  # fmt: skip
underworld.supporting(
    "Taskmaster", 3, 3, 6, 1,
    keyword_powers_of(enemy_supporting, label="Photographic Reflexes"),
)  # fmt: skip
underworld.supporting("Mister Hyde", 4, 10, 10, 2, appears_with_minus(5, label="Dr. Calvin Zabo"))
underworld.supporting("Nightmare", 7, 7, 7, 1, FLIGHT, WAKING_NIGHTMARE)

underworld.loyal_twist("Not Finished Yet", MAIN, recover(a(any_enemy.that(STUNNED))))
