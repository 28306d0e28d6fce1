"""Legacy: the Femme Fatales."""

from longbox.games.vs.vocabulary import *

from .box import BOX

femme_fatales = BOX.of(FEMME_FATALES)

MASQUERADE = BOX.printed("Mystique", "Masquerade")
femme_fatales.more_levels(
    "Mystique",
    femme_fatales.level(
        "Mystique", 2, 1, 10, 5,
        MASQUERADE,
        level_up("Still Bitter", 9, moments.gains_atk, gain_xp(THAT_MUCH)),
        version="legacy",
    ),
    femme_fatales.level(
        "Mystique", 3, 5, 12, 6,
        MASQUERADE,
        main_power("Identity Theft", INTELLECT, transform(THIS, into=a(main_in_side_deck.that(MARVEL)), level=2)),
        version="legacy",
    ),
)  # fmt: skip

NINJA_TRAINING = main_power("Ninja Training", SKILL, gains(THIS, STEALTH))
femme_fatales.main(
    femme_fatales.level(
        "Elektra", 1, 3, 4, 5,
        DODGE,
        NINJA_TRAINING,
        level_up("Assassination", 2, moments.stuns_a_back_row_defender, gain_xp()),
    ),
    femme_fatales.level(
        "Elektra", 2, 6, 7, 5,
        DODGE,
        NINJA_TRAINING,
        main_power("Hand Experience", INTELLECT, withdraw(THIS)),
    ),
)  # fmt: skip

strengthened = any_character.that(STRENGTHENED)
femme_fatales.supporting(
    "Calypso", 1, 2, 3, 1,
    on(moments.appears, may(take_counters(a(strengthened)), given=there_is(strengthened)), label="Voodoo Potion"),
)  # fmt: skip
femme_fatales.supporting(
    "Elektra", 3, 3, 4, 2,
    DODGE,
    STEALTH,
    on(moments.kos_a_back_row_defender, draw(), label="Paid Assassin"),
)  # fmt: skip
femme_fatales.supporting(
    "Lilith", 4, 4, 6, 1,
    FLIGHT,
    on(moments.kos_an_enemy_and_survives, banish(each(THE_KILLED)), gain_health(THAT_MANY), label="Vampirism"),
)  # fmt: skip
femme_fatales.supporting(
    "Hela", 5, 5, 5, 2,
    RANGED,
    main_power("Touch of Death", MIGHT, if_(ALL_ENEMIES_STUNNED, put_plus(5, THIS))),
)  # fmt: skip

femme_fatales.loyal_twist("Fatal Attraction", MAIN, put_plus(3, a(any_character.that(ABLE_TO_GROW))))
