"""Heroes of Asgard: the Heroes."""

from longbox.games.legendary.vocabulary import *

from .box import asgard

asgard.hero(
    "Thor", HEROES_OF_ASGARD,
    asgard.common("Test of Virtue", RANGED, on_play(if_(WORTHY, get(attack=2))), cost=3, attack=0, recruit=2),
    asgard.common("Divine Lightning", RANGED, on_play(get(attack=per(others_costing(5)))), cost=5, attack=3),
    asgard.uncommon(
        "Mjolnir", STRENGTH,
        *thrown_artifact(get(attack=3), get(attack=per(played(RANGED))), given=WORTHY),
        cost=4,
    ),
    asgard.rare(
        "Royal Decree", RANGED,
        superpower(
            HEROES_OF_ASGARD,
            let(EACH_PLAYER.that(WORTHY), draw()),
            this_turn_long(static(villain.that(having(PRINTED_POINTS, most=4)), attack=-1)),
        ),
        cost=8, attack=5,
    ),
    id="heroes-of-asgard-thor",
)  # fmt: skip

asgard.hero(
    "Beta Ray Bill", HEROES_OF_ASGARD,
    asgard.common(
        "Hope of the Korbinites", STRENGTH,
        to_play(discard(a(card.that(OTHER))), given=there_is(card.that(OTHER))),
        on_play(if_(WORTHY, draw())),
        cost=1, recruit=2,
    ),
    asgard.common("Bio-Engineered Cyborg", TECH, on_play(may(discard(a(card))).then(draw())), cost=5, attack=3),
    asgard.uncommon(
        "Stormbreaker", RANGED,
        *thrown_artifact(
            discard(a(card)),
            get(attack=per(DISCARDED_FROM_HAND, 2)),
            given=all_of(WORTHY, there_is(card)),
        ),
        cost=4,
    ),
    asgard.rare(
        "The Warship Skuttlebutt", TECH,
        on_play(may(discard(a(card))), draw(per(DISCARDED_FROM_HAND))),
        cost=8, attack=4,
    ),
)  # fmt: skip

asgard.hero(
    "Valkyrie", HEROES_OF_ASGARD,
    asgard.common("Dragonfang", STRENGTH, *thrown_artifact(you_get(conqueror(SEWERS, 2))), cost=3),
    asgard.common(
        "Flying Stallion", INSTINCT,
        on_play(you_get(conqueror(ROOFTOPS, 1))),
        on(
            before(AMBUSH_EFFECT, whom=any_villain),
            discard(THIS), next_time(when(NEW_HAND, who=A_PLAYER), THIS_TURN, draw(2)),
            forced=False, where=FROM_HAND,
        ),
        cost=4, attack=2,
    ),
    asgard.uncommon(
        "Usher to Valhalla", COVERT,
        on_play(you_get(conqueror(BRIDGE, 1))),
        superpower(
            HEROES_OF_ASGARD,
            this_turn_long(on(when(DEFEAT, who=YOU, whom=a_defeated_villain, first=True), may(ko(a(your_own_card))))),
        ),
        cost=6, attack=2,
    ),
    asgard.rare(
        "Ride of the Valkyries", INSTINCT,
        on_play(you_get(conqueror(STREETS, 1))),
        superpower(INSTINCT, get(attack=per_every(4, koed_hero))),
        cost=7, attack=4,
    ),
)  # fmt: skip

asgard.hero(
    "Lady Sif", HEROES_OF_ASGARD,
    asgard.common("Dimensional Blade", INSTINCT, *thrown_artifact(get(recruit=1), get(attack=1)), cost=2),
    asgard.common(
        "Weapons Master", INSTINCT, on_play(if_(there_is(your_artifact), get(attack=2))), cost=5, attack=2
    ),
    asgard.uncommon(
        "Winged Helm", STRENGTH,
        *thrown_artifact(get(attack=1)),
        on(before(GAIN_WOUND, who=A_PLAYER), throw(THIS), instead(draw(2)), forced=False, where=IN_FRONT),
        cost=3,
    ),
    asgard.rare(
        "Golden Apples of Idunn", COVERT,
        *thrown_artifact(get(attack=4), may(ko(a(loose_card)))),
        cost=7,
    ),
)  # fmt: skip

asgard.hero(
    "The Warriors Three", HEROES_OF_ASGARD,
    asgard.common(
        "Fandral the Dashing", INSTINCT,
        on_play(may(choose(a(villain))).then(move_villain(adjacent=True))),
        superpower(COVERT, draw()),
        cost=3, attack=2,
    ),
    asgard.common("Hogun the Grim", COVERT, superpower(STRENGTH, may(ko(a(loose_card)))), cost=4, recruit=2),
    asgard.uncommon(
        "Volstagg the Valiant", STRENGTH,
        on_play(if_(with_superpower(INSTINCT), you_get(conqueror(BRIDGE, 3)), you_get(conqueror(BRIDGE, 1)))),
        cost=6, attack=3,
    ),
    asgard.rare(
        "Three Stand as One", STRENGTH,
        on_play(if_(played_different(3), get(attack=3))),
        superpower(HEROES_OF_ASGARD, you_get(conqueror(STREETS, 3))),
        cost=8, attack=4,
    ),
)  # fmt: skip
