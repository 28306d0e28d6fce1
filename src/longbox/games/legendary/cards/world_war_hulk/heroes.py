"""World War Hulk: so far a Hero who Smashes and transforms."""

from longbox.games.legendary.vocabulary import *

from .box import world_war_hulk

DEFEAT_A_STRONG_VILLAIN = when(DEFEAT, who=YOU, whom=a_defeated_villain, manner=with_attack(6))

world_war_hulk.hero(
    "Joe Fixit, Grey Hulk", CRIME_SYNDICATE,
    world_war_hulk.common(
        "Carefully Considered Smashing", STRENGTH,
        superpower(STRENGTH, smash(2)),
        cost=3, attack=0, recruit=2,
    ),
    world_war_hulk.common("Threaten And Bribe", COVERT, on_play(gains(a(villain), BRIBE)), cost=4, recruit=2),
    world_war_hulk.uncommon(
        "Ambitious Enforcer", STRENGTH,
        on_play(this_turn_long(on(DEFEAT_A_STRONG_VILLAIN, transform("Underworld Boss", ON_DECK)))),
        cost=6, attack=3,
    ),
    world_war_hulk.transformed(
        "Underworld Boss", INSTINCT,
        on_play(choose(a(villain.at(IN_VICTORY_PILE).that(A_VILLAIN))), get(attack=value(IT, PRINTED_POINTS))),
        copies=3, cost=6, attack=0,
    ),
    world_war_hulk.rare("Hulk Runs This Town", COVERT, on_play(gains(each(the_mastermind), BRIBE)), cost=7, recruit=4),
)  # fmt: skip
