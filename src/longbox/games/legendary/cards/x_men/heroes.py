"""X-Men: so far Heroes who go Berserk, make a Lightshow, have Soaring Flight or Piercing Energy, or share an X-Gene."""

from longbox.games.legendary.vocabulary import *

from .box import x_men

ANOTHER_CARD = card.that(OTHER)
BERSERK_TWICE = repeat(2, BERSERK)
DISCARDED_CARD = card.at(IN_DISCARD_PILE)
DISCARDED_RANGED = DISCARDED_CARD.that(icon(RANGED))
DISCARDED_INSTINCT = DISCARDED_CARD.that(icon(INSTINCT))
LOOK_AND_PERHAPS_DISCARD = on_play(look(top(DECK)), may(discard(IT)))
PER_LIGHTSHOW = per(LIGHTSHOW_PLAYED)

x_men.hero(
    "Beast", X_MEN,
    x_men.common("Captivating Conundrum", TECH, on_play(x_gene(TECH, draw())), cost=2, attack=1),
    x_men.common("Furry Fury", STRENGTH, on_play(BERSERK), on_play(x_gene(STRENGTH, BERSERK)), cost=4, attack=2),
    x_men.uncommon("Calculated Rage", TECH, LOOK_AND_PERHAPS_DISCARD, on_play(BERSERK), cost=5, attack=3),
    x_men.rare(
        "Recursive Pummeling", TECH,
        on_play(BERSERK),
        on_play(x_gene(
            X_MEN,
            may(put_into_hand(a(DISCARDED_CARD.that(costing(0, 0))))),
            may(put_into_hand(a(DISCARDED_CARD.that(costing(3, 3))))),
            may(put_into_hand(a(DISCARDED_CARD.that(costing(4, 4))))),
        )),
        cost=8, attack=3,
    ),
)  # fmt: skip

x_men.hero(
    "Cannonball", X_MEN,
    x_men.common(
        "Kinetic Blast Field", INSTINCT,
        SOARING_FLIGHT, superpower(INSTINCT, get(attack=2)),
        cost=3, attack=1,
    ),
    x_men.common(
        "Carry to the Air", STRENGTH,
        SOARING_FLIGHT, superpower(STRENGTH, next_recruit_soars()),
        cost=4, recruit=2,
    ),
    x_men.uncommon(
        "Natural Leader", STRENGTH,
        SOARING_FLIGHT,
        superpower(STRENGTH, put_into_hand(a(hero.at(IN_DISCARD_PILE).that(icon(SHIELD))))),
        cost=6, attack=3,
    ),
    x_men.rare(
        "Human Cannon", STRENGTH,
        SOARING_FLIGHT, on_play(if_(played_others(6), get(attack=2))),
        cost=8, attack=4,
    ),
)  # fmt: skip

x_men.hero(
    "Dazzler", X_MEN,
    x_men.common(
        "Convert Sound to Light", INSTINCT,
        PIERCING_ENERGY, lightshow(get(piercing=PER_LIGHTSHOW)),
        cost=3, recruit=1,
    ),
    x_men.common("Dazzling Glamour", RANGED, lightshow(get(attack=2)), cost=4, attack=2),
    x_men.uncommon("City-Wide Mega Concert", TECH, lightshow(extra_cards(2)), cost=5, attack=3),
    x_men.rare("Inspire the World", RANGED, lightshow(gain_onto_deck(a(hero_in_hq))), cost=7, attack=5),
)  # fmt: skip

x_men.hero(
    "Havok", X_MEN,
    x_men.common(
        "Blinding Burst", RANGED,
        lightshow(get(attack=3, only=the_mastermind)),
        cost=3, attack=0, recruit=2,
    ),
    x_men.common(
        "Unleash Havok", RANGED,
        to_play(discard(a(ANOTHER_CARD)), given=there_is(ANOTHER_CARD)), on_play(BERSERK_TWICE),
        cost=4, attack=2,
    ),
    x_men.uncommon(
        "Concussive Plasma", RANGED,
        on_play(x_gene(RANGED, get(attack=per(DISCARDED_RANGED)))),
        cost=5, attack=2,
    ),
    x_men.rare(
        "Radiation Focus Array", TECH,
        on_play(BERSERK), on_play(x_gene(RANGED, get(attack=value(each(DISCARDED_RANGED), PRINTED_ATTACK)))),
        cost=7, attack=3,
    ),
)  # fmt: skip

x_men.hero(
    "Jubilee", X_MEN,
    x_men.common(
        "Light a Spark", COVERT,
        on_play(draw()), lightshow(get(recruit=PER_LIGHTSHOW)),
        cost=2, recruit=0,
    ),
    x_men.common(
        "Blasting Fireworks", RANGED,
        on_play(draw()), lightshow(get(attack=PER_LIGHTSHOW)),
        cost=4, attack=1,
    ),
    x_men.uncommon(
        "Unexpected Explosion", INSTINCT,
        lightshow(look(top(DECK)), if_(is_a(IT, costing(0, 0)), ko(IT))),
        cost=5, attack=3,
    ),
    x_men.rare(
        "Prismatic Cascade", COVERT,
        lightshow(get(recruit=PER_LIGHTSHOW), get(attack=PER_LIGHTSHOW)),
        cost=7, attack=5, recruit=0,
    ),
)  # fmt: skip

x_men.hero(
    "Longshot", X_MEN,
    x_men.common(
        "Fortune Favors the Bold", INSTINCT,
        to_play(put_on_deck(a(ANOTHER_CARD)), given=there_is(ANOTHER_CARD)),
        cost=3, attack=3,
    ),
    x_men.common("Flurry of Blades", TECH, on_play(BERSERK), superpower(TECH, BERSERK), cost=4, attack=2),
    x_men.uncommon(
        "Make My Own Luck", COVERT,
        LOOK_AND_PERHAPS_DISCARD,
        superpower(COVERT, if_(is_a(IT, card.at(IN_DISCARD_PILE)), may(ko(IT)))),
        cost=6, attack=3,
    ),
    x_men.rare(
        "Escape from Mojo World", TECH,
        on_play(reveal(top(THE_VILLAIN_DECK)), if_(is_a(IT, a_villain_anywhere), may(put_under_its_pile(IT)))),
        superpower(X_MEN, get(attack=value(IT, PRINTED_POINTS))),
        cost=7, attack=5,
    ),
)  # fmt: skip

x_men.hero(
    "X-23", X_MEN,
    x_men.common("Adamantium Footclaws", TECH, on_play(x_gene(INSTINCT, draw())), cost=3, attack=2),
    x_men.common(
        "Healing Factor Genome", INSTINCT,
        on_play(BERSERK), on_play(may(ko(a(loose_wound)))),
        cost=4, attack=2,
    ),
    x_men.uncommon(
        "Bioengineered Assassin", COVERT,
        on_play(BERSERK), on_play(x_gene(INSTINCT, may(ko(a(loose_card))))),
        cost=6, attack=2,
    ),
    x_men.rare(
        "Heir to Wolverine", INSTINCT,
        on_play(BERSERK_TWICE), on_play(x_gene(INSTINCT, for_each(DISCARDED_INSTINCT, BERSERK))),
        cost=7, attack=3,
    ),
)  # fmt: skip
