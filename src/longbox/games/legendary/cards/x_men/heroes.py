"""X-Men: so far Heroes who go Berserk or have Soaring Flight."""

from longbox.games.legendary.vocabulary import *

from .box import x_men

ANOTHER_CARD = card.that(OTHER)

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
    "Longshot", X_MEN,
    x_men.common(
        "Fortune Favors the Bold", INSTINCT,
        to_play(put_on_deck(a(ANOTHER_CARD)), given=there_is(ANOTHER_CARD)),
        cost=3, attack=3,
    ),
    x_men.common("Flurry of Blades", TECH, on_play(BERSERK), superpower(TECH, BERSERK), cost=4, attack=2),
    x_men.uncommon(
        "Make My Own Luck", COVERT,
        on_play(look(top(DECK)), may(discard(IT))),
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
