"""The Marvel Battles: the Super Villains."""

from longbox.games.vs.vocabulary import *

from .box import BOX

villains = BOX.of(SUPER_VILLAINS)

SADISTIC_CHOICE = main_power(
    "Sadistic Choice",
    INTELLECT,
    choose(a(enemy_supporting)),
    unless(ITS_PLAYER, discard(at_random(card.at(HAND))), stun(IT)),
)
villains.main(
    villains.level(
        "Green Goblin", 1, 2, 4, 5,
        FLIGHT,
        SADISTIC_CHOICE,
        level_up("Chaos and Destruction", 6, moments.enemy_is_stunned, gain_xp(EACH_TIME)),
    ),
    villains.level(
        "Green Goblin", 2, 6, 5, 5,
        FLIGHT,
        SADISTIC_CHOICE,
        main_power("Bombs Away", SKILL, ko(a(stunned_enemy_supporting))),
    ),
)  # fmt: skip

GOD_OF_MISCHIEF = combat_power("God of Mischief", SKILL, play_again(a(twist_in_ko_pile)))
villains.main(
    villains.level(
        "Loki", 1, 1, 6, 5,
        GOD_OF_MISCHIEF,
        level_up("Plots Within Plots", 5, moments.you_play_a_twist, gain_xp()),
    ),
    villains.level(
        "Loki", 2, 4, 8, 5,
        GOD_OF_MISCHIEF,
        main_power(
            "Master of Plots", INTELLECT,
            choose_player(AN_ENEMY_PLAYER, reveal(whole(HAND)), discard(each(plot_twist.at(HAND)))),
        ),
    ),
)  # fmt: skip

MAGNETIC_FORCE_FIELD = combat_power("Magnetic Force Field", ENERGY, gets(THIS, defense=4))
villains.main(
    villains.level(
        "Magneto", 1, 2, 4, 5,
        FLIGHT,
        RANGED,
        MAGNETIC_FORCE_FIELD,
        level_up("Mutant Master", 4, moments.your_turn_starts, gain_xp(), rechecks=True),
    ),
    villains.level(
        "Magneto", 2, 5, 5, 5,
        FLIGHT,
        RANGED,
        MAGNETIC_FORCE_FIELD,
        main_power("Mutant Supremacy", MIGHT, ko(a(face_down_resource))),
    ),
)  # fmt: skip

COURT_DEATH = main_power("Court Death", MIGHT, shuffle_in(each(ko_d_character)), put_plus(THAT_MANY, THIS))
INFINITY_GAUNTLET = for_each_player(
    EACH_ENEMY_PLAYER,
    stun(their_main),
    ko(a(their_resource)),
    ko(a(their_supporting)),
    let(THAT_PLAYER, discard(at_random(card.at(HAND)))),
)
villains.main(
    villains.level(
        "Thanos", 1, 3, 4, 6,
        COURT_DEATH,
        level_up("The Mad Titan", 6, moments.enemy_is_ko_d, gain_xp(EACH_TIME)),
    ),
    villains.level(
        "Thanos", 2, 6, 6, 6,
        COURT_DEATH,
        main_power("The Infinity Gauntlet", (ENERGY, INTELLECT, MIGHT, SKILL), INFINITY_GAUNTLET),
    ),
)  # fmt: skip

villains.supporting(
    "Ronan", 2, 3, 3, 2,
    main_power(
        "Accuse", INTELLECT,
        name_a_card(),
        choose_player(AN_ENEMY_PLAYER, reveal(whole(HAND)), discard(each(card.at(HAND).that(OF_THAT_NAME)))),
    ),
)  # fmt: skip
villains.supporting("Mystique", 2, 2, 4, 1, main_power("Impersonate", SKILL, impersonate(a(other_character))))
villains.supporting("Doctor Octopus", 3, 3, 5, 1, GRAB, GENIUS)
villains.supporting("Green Goblin", 3, 4, 3, 1, FLIGHT, BLAST)
villains.supporting(
    "Red Skull", 3, 2, 4, 1,
    RANGED,
    DODGE,
    combat_power("Dust of Death", SKILL, stun(a(attacker)), given=all_of(is_a(THIS, defender), not_(RANGED_ATTACK))),
)  # fmt: skip
villains.supporting("Sabretooth", 4, 4, 4, 2, FEROCIOUS, BERSERKER)
villains.supporting(
    "Ultron", 4, 3, 1, 1,
    FLIGHT,
    RANGED,
    SWARM,
    build_power("Replicate", ENERGY, search(DECK), put_onto_your_side(up_to(1, copy_of_this.at(DECK))), shuffle()),
)  # fmt: skip
villains.supporting("Abomination", 5, 5, 5, 3, MONSTROUS)
villains.supporting(
    "Mandarin", 5, 3, 6, 1,
    RANGED,
    main_power("Makluan Rings", INTELLECT, draw()),
    main_power("Makluan Rings", SKILL, choose_player(AN_ENEMY_PLAYER, discard(a(card.at(HAND))))),
    main_power("Makluan Rings", MIGHT, put_plus(1, a(character))),
    main_power("Makluan Rings", ENERGY, put_minus(1, a(character))),
)  # fmt: skip
villains.supporting(
    "Juggernaut", 6, 8, 5, 2,
    combat_power(
        "Unstoppable", MIGHT,
        next_time(moments.stuns_solo_and_survives, THIS_COMBAT, attack_again()),
        any_turn=False,
    ),
)  # fmt: skip
villains.supporting("Magneto", 6, 7, 6, 1, FLIGHT, RANGED, MAGNETIC_SUPPRESSION)
villains.supporting("Loki", 7, 7, 8, 1, SCHEMER)
villains.supporting(
    "Dormammu", 7, 6, 7, 2,
    FLIGHT,
    on(moments.is_ko_d, may(shuffle_in(THIS), given=is_a(THIS, KO_PILE.of(ANY_PLAYER))), label="{Immortal}"),
    main_power("Necromancy", (INTELLECT, ENERGY), put_onto_your_side(a(enemy_ko_d_character))),
)  # fmt: skip
villains.supporting("Thanos", 8, 12, 12, 2, main_power("Welcome Death", MIGHT, wound(each(stunned_character))))

villains.plot_twist("Extinguish", MAIN, ko(a(stunned_supporting)))
villains.plot_twist("Metal and Fire", COMBAT, put_minus(1, each(enemy_combatant)), any_turn=True)
villains.plot_twist("Trickster God", COMBAT, switch_stats(a(combatant)), any_turn=True)
villains.location("The Vault", ENERGY, INTELLECT, MIGHT, SKILL)
