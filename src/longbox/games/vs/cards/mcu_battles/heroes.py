"""The MCU Battles: the Heroes. Who can't be played yet is in `awaited.py`."""

from longbox.games.vs.vocabulary import *

from .box import BOX

heroes = BOX.of(MCU_HEROES)

heroes.supporting(
    "Baby Groot", 1, 1, 1, 2,
    on(moments.is_powered_up, put_plus(5, THIS), label="I Am Groot?"),
)  # fmt: skip

AIR_SUPERIORITY = can_not(any_character.that(WITH_FLIGHT), STRIKING, THIS, label="Air Superiority")
heroes.supporting("Falcon", 3, 6, 3, 1, FLIGHT, AIR_SUPERIORITY)

heroes.supporting(
    "Nick Fury", 3, 3, 5, 1,
    RANGED,
    on(moments.you_recruit_the_first_other(MCU_HEROES), draw(), label="The Avengers Initiative"),
)  # fmt: skip

weaker_supporting = any_character.that(SUPPORTING, with_less(ATK, THIS))
heroes.supporting(
    "War Machine", 5, 4, 7, 1, FLIGHT, RANGED, main_power("The Big Guns", ENERGY, ko(a(weaker_supporting)))
)

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
