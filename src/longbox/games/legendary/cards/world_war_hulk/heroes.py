"""World War Hulk: so far Heroes who Smash, Outwit and transform."""

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

world_war_hulk.hero(
    "Bruce Banner", AVENGERS,
    world_war_hulk.common("Solve the Impossible", TECH, on_play(outwit(extra_cards())), cost=2, attack=1),
    world_war_hulk.common(
        "Gamma Bomb Disaster", TECH, on_play(outwit(transform("Savage Hulk Unleashed"))), cost=4, recruit=2
    ),
    world_war_hulk.transformed("Savage Hulk Unleashed", STRENGTH, on_play(smash(4)), copies=5, cost=5, attack=0),
    world_war_hulk.uncommon(
        "Dangerous Testing", TECH,
        superpower(TECH, reveal(top(DECK)), if_(is_a(IT, costing(most=0)), ko(IT))),
        cost=6, attack=3,
    ),
    world_war_hulk.rare(
        "Gamma Ray Experiment", TECH,
        on_play(outwit(do(look(top(DECK, 3)), draw(a(THOSE)), ko(a(THOSE.rest))))),
        cost=7, attack=4,
    ),
)  # fmt: skip

world_war_hulk.hero(
    "Gladiator Hulk", WARBOUND,
    world_war_hulk.common("Don't Make Me Angry", STRENGTH, on_play(draw(), smash(2)), cost=3, attack=0),
    world_war_hulk.common(
        "Seize The Throne", INSTINCT,
        on_play(smash(3)), on_play(if_(discarded_so_many(2), transform("Hulk Is King", ON_DECK))),
        cost=4, attack=0,
    ),
    world_war_hulk.transformed(
        "Hulk Is King", STRENGTH,
        on(
            when(DISCARD, who=YOU, whom=THIS, manner=BECAUSE_OF_AN_EFFECT), put_into_hand(WHOM),
            forced=False, where=FROM_DISCARDS,
        ),
        copies=5, cost=5, attack=3,
    ),
    world_war_hulk.uncommon(
        "The Green Scar", STRENGTH,
        superpower(STRENGTH, tallied(GAIN_WOUND, rampage(HULK), if_(WOUNDED_THIS_WAY, you_get(WOUNDED_FURY)))),
        cost=5, attack=3,
    ),
    world_war_hulk.rare(
        "Double-Fisted Smashing", STRENGTH, on_play(smash_twice_as_hard()), on_play(smash(3)), cost=8, attack=0
    ),
)  # fmt: skip

world_war_hulk.hero(
    "Hulkbuster Iron Man", AVENGERS,
    world_war_hulk.common(
        "Pound for Pound", STRENGTH, on_play(draw()), superpower(TECH, get(attack=2)), cost=2, attack=0
    ),
    world_war_hulk.common("Attune Techtonic Transducer", TECH, on_play(outwit(smash(2))), cost=4, attack=2),
    world_war_hulk.uncommon(
        "Build the Suit", TECH, superpower((TECH, STRENGTH), transform("Ultra-Massive Armor")), cost=5, recruit=3
    ),
    world_war_hulk.transformed(
        "Ultra-Massive Armor", TECH, on_play(draw(2), smash(2)), copies=3, cost=6, attack=0
    ),
    world_war_hulk.rare(
        "Final Battle", TECH, on_play(get(attack=per(others_of(TECH, STRENGTH), 2))), cost=8, attack=5
    ),
)  # fmt: skip

world_war_hulk.hero(
    "Korg", WARBOUND,
    world_war_hulk.common(
        "Nothing Beats Rock", STRENGTH,
        on_play(draw()), superpower(STRENGTH, smash(2), if_(is_a(IT, any_wound), ko(IT))),
        cost=2, attack=0,
    ),
    world_war_hulk.common("Move Mountains", STRENGTH, on_play(outwit(draw())), cost=4, attack=2),
    world_war_hulk.uncommon(
        "Forged by Fire", STRENGTH,
        superpower((STRENGTH, STRENGTH), transform("Lord of Granite")),
        cost=3, recruit=2,
    ),
    world_war_hulk.transformed("Lord of Granite", COVERT, on_play(draw(), smash(3)), copies=3, cost=5, attack=0),
    world_war_hulk.rare(
        "Kronan Tactician", STRENGTH,
        on_play(get(attack=ATTACK_IN_HQ), put_under_hero_deck_at_random(each(hero_in_hq))),
        cost=8, attack=0,
    ),
)  # fmt: skip

world_war_hulk.hero(
    "Skaar, Son of Hulk", AVENGERS,
    world_war_hulk.common("Anger Management", STRENGTH, superpower(STRENGTH, smash(3)), cost=3, attack=1),
    world_war_hulk.common("Scarred Past", INSTINCT, superpower(INSTINCT, you_get(WOUNDED_FURY)), cost=3, attack=2),
    world_war_hulk.uncommon(
        "Mood Swings", INSTINCT,
        superpower(
            INSTINCT, tallied(GAIN_WOUND, may(gain_wounds()), if_(WOUNDED_THIS_WAY, transform("Raging Savage")))
        ),
        cost=5, recruit=3,
    ),
    world_war_hulk.transformed(
        "Raging Savage", STRENGTH, on_play(you_get(WOUNDED_FURY)), copies=3, cost=6, attack=3
    ),
    world_war_hulk.rare(
        "Planetary-Level Revenge", STRENGTH,
        on_play(you_get(WOUNDED_FURY)), on_play(ko(any_number(loose_wound)), draw(AS_MANY)),
        cost=8, attack=4,
    ),
)  # fmt: skip
