"""Heroes of Asgard: Masterminds whose Tactics become Villainous Weapons."""

from longbox.games.legendary.vocabulary import *

from .box import asgard

DARKSPEAR = asgard.token(
    "Darkspear", WEAPON, weapon_of(2), *thrown_artifact(get(attack=2)), printed_as="Master Strike", attack=0, vp=0
)
ARMY_OF_THE_DEAD = asgard.token("Army of the Dead", VILLAIN, printed_as="Master Strike", attack=5, vp=3)
GREAT_ARMY_OF_THE_DEAD = asgard.token(
    "Army of the Dead", VILLAIN, printed_as="Master Strike", attack=6, vp=4, id="epic-army-of-the-dead"
)
GREATLY_RISEN = villain.at(IN_VICTORY_PILE).that(A_VILLAIN, having(PRINTED_POINTS, least=4))
RISEN = villain.at(IN_VICTORY_PILE).that(A_VILLAIN, having(PRINTED_POINTS, least=3))
THE_DEAREST = highest(villain.at(IN_VICTORY_PILE).that(A_VILLAIN), PRINTED_POINTS)
INTO_A_GAP = choose_one(enters_space(IT, BRIDGE), enters_space(IT, STREETS))
SEIZES_A_WEAPON = fight(rescue(4), takes(a(weapon_to_take), OWN_MASTERMIND), becomes_weapon())
ARMS_HERSELF = fight(rescue(4), takes(THIS, OWN_MASTERMIND))

asgard.mastermind(
    "Malekith the Accursed",
    master_strike(takes(a(weapon_to_take)), becomes(DARKSPEAR)),
    attack=8,
    vp=6,
    leads="Dark Council",
    tactics=(
        asgard.tactic(
            "Black Hammer of the Accursed",
            SEIZES_A_WEAPON,
            weapon_of(4),
            *artifact(may(ko(a(hero.at(IN_DISCARD_PILE))))),
        ),
        asgard.tactic(
            "Dagger of Living Abyss",
            SEIZES_A_WEAPON,
            weapon_of(2),
            *artifact(may(defeat(a(villain.that(having(PRINTED_POINTS, most=2)))))),
        ),
        asgard.tactic("The Hunting Horn of Faerie", SEIZES_A_WEAPON, weapon_of(3), *artifact(draw())),
        asgard.tactic("Vulnerable to Cold Iron", fight(get(recruit=per(your(TECH), 2)))),
    ),
)

asgard.mastermind(
    "Hela, Goddess of Death",
    conqueror(BRIDGE, 5),
    conqueror(STREETS, 5),
    master_strike(
        becomes(ARMY_OF_THE_DEAD),
        if_(there_is(RISEN), put_into_city(a(RISEN)), each_player(gain_wounds())),
    ),
    attack=10,
    vp=6,
    leads="Omens of Ragnarok",
    epic=asgard.epic_side(
        conqueror(BRIDGE, 6),
        conqueror(STREETS, 6),
        conqueror(ROOFTOPS, 6),
        master_strike(
            becomes(GREAT_ARMY_OF_THE_DEAD),
            if_(there_is(GREATLY_RISEN), put_into_city(a(GREATLY_RISEN)), each_player(gain_wounds())),
        ),
        attack=12,
    ),
    tactics=(
        asgard.tactic(
            "Hela's Cloak",
            ARMS_HERSELF,
            weapon_of(2),
            ARTIFACT,
            on(
                before(GAIN_WOUND, who=YOU, given=NOT_USED_THIS_TURN),
                used_this_turn(),
                instead(draw()),
                forced=False,
                where=IN_FRONT,
            ),
        ),
        asgard.tactic("The Nightsword", ARMS_HERSELF, weapon_of(3), *thrown_artifact(you_get(conqueror(BRIDGE, 3)))),
        asgard.tactic(
            "Seize Bifrost, The Rainbow Bridge",
            fight(reveal(top(THE_VILLAIN_DECK)), if_(is_a(IT, a_villain_anywhere), INTO_A_GAP)),
        ),
        asgard.tactic(
            "Naglfar, Longship of Fingernails",
            fight(let(RIGHT_OF_YOU, choose(a(THE_DEAREST)), INTO_A_GAP)),
        ),
    ),
)
