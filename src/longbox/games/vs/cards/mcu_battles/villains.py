"""The MCU Battles: the Villains. Who can't be played yet is in `awaited.py`."""

from longbox.games.vs.vocabulary import *

from .box import BOX

villains = BOX.of(MCU_VILLAINS)

TRICKSTER = combat_power("Trickster", INTELLECT, switch_stats(a(combatant)))

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
villains.supporting(
    "Destroyer", 3, 5, 3, 1, RANGED, combat_power("Odinforce Blast", ENERGY, gets(THIS, atk=5), any_turn=False)
)
fallen_enemy = any_enemy.that(FACE_DOWN, SUPPORTING)
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
    "Abomination", 6, 6, 6, 2,
    MONSTROUS,
    on(moments.another_gains_counters, may(put_plus(1, THIS)), label="Jealous"),
)  # fmt: skip

villains.plot_twist("I Have an Army", MAIN, put_plus(1, each(your_supporting)))
villains.location("Sokovia", ENERGY, INTELLECT, MIGHT, SKILL)
