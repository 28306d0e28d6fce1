"""Legacy: the Super Villains."""

from longbox.games.vs.vocabulary import *

from .box import BOX

villains = BOX.of(SUPER_VILLAINS)

SADISTIC_CHOICE = BOX.printed("Green Goblin", "Sadistic Choice")
forlorn = A_PLAYER.that(any_of(none(card.at(HAND)), none(any_own.that(SUPPORTING))))
villains.more_levels(
    "Green Goblin",
    villains.level(
        "Green Goblin", 2, 6, 6, 5,
        FLIGHT,
        SADISTIC_CHOICE,
        level_up("Mayhem and Devastation", 3, moments.enemy_is_stunned, gain_xp(EACH_TIME)),
        version="legacy",
    ),
    villains.level(
        "Green Goblin", 3, 8, 8, 6,
        FLIGHT,
        SADISTIC_CHOICE,
        main_power("Goblin's Game", SKILL, choose_that_player(forlorn, ko(their_main))),
        version="legacy",
    ),
)  # fmt: skip

new_ultron = character_card.at(HAND, KO_PILE).that(SUPPORTING, named("Ultron"))
new_ultrons = character_card.at(HAND_AND_KO_PILE).that(SUPPORTING, named("Ultron"))
ITERATE = build_power("Iterate", INTELLECT, put_onto_your_side(a(new_ultron)))
villains.main(
    villains.level(
        "Ultron", 1, 3, 1, 7,
        FLIGHT,
        RANGED,
        SWARM,
        ITERATE,
        level_up(
            "All of You Against All of Me", 6, moments.your_turn_ends, gain_xp(per(any_own.that(named("Ultron"))))
        ),
    ),
    villains.level(
        "Ultron", 2, 6, 2, 7,
        FLIGHT,
        RANGED,
        SWARM,
        ITERATE,
        build_power("Reiterate", ENERGY, put_them_onto_your_side(up_to(2, new_ultrons))),
    ),
)  # fmt: skip

villains.supporting(
    "Crossbones", 1, 1, 1, 2,
    RANGED,
    on(moments.supporting_appears(SUPER_VILLAINS), put_plus(1, THIS), label="Henchman"),
    can_not(enemy_plot_twist, PLAYING_TWISTS, given=FIGHTS, label="Combat Master"),
)  # fmt: skip
villains.supporting(
    "The Grandmaster", 3, 0, 1, 1,
    ELDER_OF_THE_UNIVERSE,
    on(moments.uninvited_appears, ko(WHOM.that(IN_PLAY)), label="Enforce the Rules of the Game"),
)  # fmt: skip
villains.supporting(
    "Mister Sinister", 5, 6, 6, 2,
    on(moments.your_turn_starts, draw(), label="{Genius}", rechecks=True),
    main_power(
        "Genetic Manipulation", ENERGY,
        choose(a(any_supporting.that(OTHER))),
        choose_one(
            gains(IT, FLIGHT, WHILE_IN_PLAY),
            gains(IT, RANGED, WHILE_IN_PLAY),
            gains(IT, BERSERKER, WHILE_IN_PLAY),
            gains(IT, DODGE, WHILE_IN_PLAY),
            gains(IT, FEROCIOUS, WHILE_IN_PLAY),
            gains(IT, LETHAL, WHILE_IN_PLAY),
        ),
    ),
)  # fmt: skip
villains.supporting(
    "Onslaught", 8, 0, 0, 0,
    on(
        moments.you_recruit_this,
        join_revealed(character_card.that(not_named("Onslaught"))),
        label="Joint Consciousness",
        where=("hand", "deck", "KO pile"),
    ),
)  # fmt: skip

villains.loyal_twist("Steel and Flame", MAIN, put_minus(2, each(enemy_supporting)))
