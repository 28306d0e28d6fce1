"""Civil War: so far Heroes some of whose cards are divided."""

from longbox.games.legendary.vocabulary import *

from .box import civil_war

ANOTHER_CARD = card.that(OTHER)
DEFEAT_A_VILLAIN = when(DEFEAT, who=YOU, whom=a_defeated_villain)
KO_A_WORTHLESS_TOP = do(reveal(top(DECK)), if_(is_a(IT, costing(0, 0)), ko(IT)))

civil_war.hero(
    "Cloak & Dagger", (AVENGERS, MARVEL_KNIGHTS),
    civil_war.divided(
        5,
        civil_war.side("Above", COVERT, hero="Cloak", team=AVENGERS, attack=2),
        civil_war.side(
            "Below", RANGED,
            on_play(get(recruit=3, only=hero_under(SEWERS))),
            hero="Dagger", team=MARVEL_KNIGHTS, recruit=0,
        ),
        cost=3,
    ),
    civil_war.divided(
        5,
        civil_war.side(
            "Flee", COVERT,
            PHASING, superpower(COVERT, get(recruit=1)),
            hero="Cloak", team=AVENGERS, recruit=2,
        ),
        civil_war.side(
            "Fight", RANGED,
            PHASING, superpower(RANGED, get(attack=1)),
            hero="Dagger", team=MARVEL_KNIGHTS, attack=2,
        ),
        cost=4,
    ),
    civil_war.divided(
        3,
        civil_war.side(
            "Darkness", COVERT,
            superpower(COVERT, KO_A_WORTHLESS_TOP),
            hero="Cloak", team=AVENGERS, attack=3,
        ),
        civil_war.side(
            "Light", RANGED,
            superpower(RANGED, reveal(top(DECK)), if_(is_a(IT, costing(1)), draw(IT))),
            hero="Dagger", team=MARVEL_KNIGHTS, recruit=3,
        ),
        cost=6,
    ),
    civil_war.rare("Penumbra", RANGED, on_play(both_sides()), cost=7, attack=4),
)  # fmt: skip

civil_war.hero(
    "Goliath", AVENGERS,
    civil_war.divided(
        5,
        civil_war.side("Brilliant Biochemist", TECH, size_changing(TECH), recruit=2),
        civil_war.side("Massive Warrior", STRENGTH, size_changing(STRENGTH), attack=2),
        cost=4,
    ),
    civil_war.common("Growth Industry", TECH, size_changing(TECH), superpower(TECH, draw()), cost=5, attack=2),
    civil_war.uncommon(
        "Being Big is Best", STRENGTH,
        size_changing(STRENGTH), on_play(get(attack=per(others_costing(4)))),
        cost=6, attack=3,
    ),
    civil_war.rare(
        "Enormous Implications", STRENGTH,
        size_changing(STRENGTH), on_play(get(attack=COST_OF_ANOTHER)),
        cost=8, attack=0,
    ),
)  # fmt: skip

civil_war.hero(
    "Hercules", AVENGERS,
    civil_war.common(
        "Crowd Favorite", INSTINCT,
        superpower(INSTINCT, this_turn_long(on(DEFEAT_A_VILLAIN, rescue()))),
        cost=4, attack=2,
    ),
    civil_war.divided(
        5,
        civil_war.side(
            "Manly Dullard", STRENGTH,
            to_play(discard(a(ANOTHER_CARD)), given=there_is(ANOTHER_CARD)),
            attack=3,
        ),
        civil_war.side("Boy Genius", TECH, on_play(draw()), hero="Amadeus Cho", team=""),
        cost=3,
    ),
    civil_war.uncommon("Prince of Power", STRENGTH, superpower(STRENGTH, KO_A_WORTHLESS_TOP), cost=5, recruit=3),
    civil_war.rare(
        "Son of Zeus", STRENGTH,
        on_play(rescue(), get(attack=per(bystander))),
        superpower(AVENGERS, get(recruit=per(bystander))),
        cost=7, attack=0, recruit=0,
    ),
)  # fmt: skip
