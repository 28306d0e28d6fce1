"""X-Men: so far a Hero who goes Berserk."""

from longbox.games.legendary.vocabulary import *

from .box import x_men

ANOTHER_CARD = card.that(OTHER)

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
