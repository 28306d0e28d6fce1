"""A-Force: the Femme Fatales."""

from longbox.games.vs.vocabulary import *

from .box import BOX

femme_fatales = BOX.of(FEMME_FATALES)

BAD_LUCK = main_power("Bad Luck", INTELLECT, choose_player(AN_ENEMY_PLAYER, discard(a(card.at(HAND)))))
femme_fatales.main(
    femme_fatales.level(
        "Black Cat", 1, 2, 5, 5,
        BAD_LUCK,
        level_up(
            "Queen of Thieves", 9,
            moments.your_turn_ends, choose_that_player(AN_ENEMY_PLAYER, gain_xp(per(CARDS_AHEAD))),
        ),
    ),
    femme_fatales.level(
        "Black Cat", 2, 4, 8, 5,
        BAD_LUCK,
        combat_power("Cross their Path", SKILL, daze(each(enemy_combatant))),
    ),
)  # fmt: skip

PHOENIX = aka("Phoenix")
WHAT_WILL_BE = main_power("What Was, What is, What Will Be", (INTELLECT, INTELLECT), lay(top(DECK, 2)))
femme_fatales.main(
    femme_fatales.level(
        "Dark Phoenix", 1, 3, 3, 7,
        PHOENIX,
        FLIGHT,
        RANGED,
        WHAT_WILL_BE,
        level_up("Inevitable Corruption", 1, moments.somebody_gains_a_resource, gain_xp(), rechecks=True),
    ),
    femme_fatales.level(
        "Dark Phoenix", 2, 7, 7, 7,
        PHOENIX,
        FLIGHT,
        RANGED,
        WHAT_WILL_BE,
        main_power("Ravager of Worlds", (ENERGY, ENERGY, MIGHT), ko(each(enemy_face_down_resource))),
    ),
)  # fmt: skip

newcomer = character.that(SUPPORTING, happened_to(APPEAR))
IMBUE_WITH_POWER = main_power("Imbue with Power", ENERGY, put_plus(2, a(newcomer)))
femme_fatales.main(
    femme_fatales.level(
        "Enchantress", 1, 2, 5, 5,
        RANGED,
        IMBUE_WITH_POWER,
        level_up("Champion of Amora", 3, moments.your_turn_ends_with_a_champion, gain_xp(), rechecks=True),
    ),
    femme_fatales.level(
        "Enchantress", 2, 3, 8, 5,
        RANGED,
        IMBUE_WITH_POWER,
        main_power("I'll Not Sully My Hands", INTELLECT, ready(each(your_supporting.that(STRENGTHENED)))),
    ),
)  # fmt: skip

MASQUERADE = combat_power("Masquerade", SKILL, match_atk(a(other_character)))
femme_fatales.main(
    femme_fatales.level(
        "Mystique", 1, 1, 6, 5,
        MASQUERADE,
        level_up("Bitter Fury", 10, moments.gains_atk, gain_xp(THAT_MUCH)),
    ),
    femme_fatales.level(
        "Mystique", 2, 6, 7, 5,
        MASQUERADE,
        combat_power(
            "Martial Savagery", MIGHT, gains(THIS, FEROCIOUS, THIS_COMBAT), deprive(any_enemy, FEROCIOUS)
        ),
    ),
)  # fmt: skip

femme_fatales.supporting(
    "Black Cat", 1, 3, 1, 1,
    POUNCE,
    on(
        moments.attacks,
        take_counters(each(defender)), forbid(can_not(any_enemy, GAINING_PLUS), THIS_COMBAT),
        label="Unlucky Break",
    ),
)  # fmt: skip

masque_card = card.that(NAMED_LIKE_THIS)
femme_fatales.supporting(
    "Madame Masque", 1, 2, 2, 1,
    RANGED,
    on(
        when(POWER_UP, by=masque_card, whom=THIS),
        may(put_onto_your_side(BY.that(KO_PILE.of(ANY_PLAYER)).called("card"))),
        label="Bio-Duplicate",
    ),
    SWARM,
)  # fmt: skip
femme_fatales.supporting(
    "Titania", 2, 2, 2, 2,
    combat_power("Cellular Augmentation", MIGHT, gets(THIS, atk=3, defense=3)),
    DURABLE,
    on(moments.is_stunned_otherwise, if_(is_a(THIS, WITH_SOME_DEF), recover(THIS))),
)  # fmt: skip
femme_fatales.supporting(
    "Sin", 2, 2, 4, 1,
    RANGED,
    combat_power(
        "Like Father, Like Daughter", SKILL,
        stun(a(attacker)),
        given=all_of(is_a(THIS, defender), not_(RANGED_ATTACK)),
    ),
)  # fmt: skip
femme_fatales.supporting("Moonstone", 2, 3, 2, 1, FLIGHT, RANGED, without(any_enemy, FLIGHT, label="Gravity Stone"))
femme_fatales.supporting(
    "Silver Sable", 3, 1, 5, 1,
    RANGED,
    MERCENARY,
    on(moments.your_build_phase_starts, gain_points(), label="Wealthy"),
)  # fmt: skip

LEADER_IS_DARK = all_of(is_a(your_main, EVIL), is_a(your_main, LEVELED))
femme_fatales.supporting(
    "Nebula", 3, 3, 3, 2,
    static(THIS, atk=3, given=LEADER_IS_DARK, label="Underling"),
    static(THIS, defense=3, given=LEADER_IS_DARK),
)  # fmt: skip

demon_goblin = femme_fatales.token("Demon Goblin", 1, 1, 1, SWARM)

femme_fatales.supporting(
    "Goblin Queen", 4, 2, 6, 1,
    FLIGHT,
    main_power("Summon Goblins", INTELLECT, put_tokens(demon_goblin, until=4)),
)  # fmt: skip
femme_fatales.supporting("Spiral", 4, 7, 3, 1, MOBILE, FEROCIOUS)
femme_fatales.supporting(
    "Viper", 5, 4, 6, 1,
    RANGED,
    main_power("Poison Darts", SKILL, put_minus(1, up_to(2, enemy_character))),
    on(moments.your_turn_ends, double_counters(each(enemy_character)), label="Succumb to Poison"),
)  # fmt: skip
femme_fatales.supporting(
    "Satana", 5, 6, 5, 1,
    FLIGHT,
    have_keyword(your_character.that(team(FEMME_FATALES)), LETHAL, label="Fatal Females"),
    main_power("Consume Soul", ENERGY, consume(a(enemy_ko_d_character))),
)  # fmt: skip
femme_fatales.supporting(
    "Lady Deathstrike", 6, 5, 6, 2,
    combat_power(
        "Death Strike", MIGHT, leaves(on(moments.stuns_a_main_and_survives, wound_fallen_mains()), THIS_COMBAT)
    ),
)  # fmt: skip
femme_fatales.supporting(
    "Morgan le Fay", 6, 3, 7, 2,
    FLIGHT,
    on(moments.is_ko_d, may(shuffle_in(THIS), given=is_a(THIS, KO_PILE.of(ANY_PLAYER))), label="{Immortal}"),
    super_power("Growing Magic", MAIN, INTELLECT, draw(per(times_used("Growing Magic"))), counted=True),
)  # fmt: skip
femme_fatales.supporting(
    "Enchantress", 7, 4, 8, 2,
    RANGED,
    main_power(
        "Go Forth, My Champion", ENERGY,
        put_plus(2, a(other_supporting_of_yours.that(ABLE_TO_GROW))), ready_after_attack(IT),
    ),
)  # fmt: skip

femme_fatales.plot_twist("Femme Fatality", MAIN, put_minus(per(any_own.that(SUPPORTING)), a(character)))
femme_fatales.plot_twist(
    "Dramatic Entrance",
    COMBAT,
    if_(there_is(defender.that(YOURS)), may_choose(replace_defender(a(hand_character)))),
    any_turn=True,
)
femme_fatales.plot_twist("Cat Fight", COMBAT, gets(a(attacker), atk=4), any_turn=True)
femme_fatales.location("Madripoor", ENERGY, INTELLECT, MIGHT, SKILL)
