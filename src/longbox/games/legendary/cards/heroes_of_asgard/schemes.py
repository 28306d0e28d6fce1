"""Heroes of Asgard: the Schemes."""

from longbox.games.legendary.vocabulary import *

from .box import asgard

FROST_GIANT = asgard.token(
    "Frost Giant Invader", VILLAIN, stronger(4, not_(WORTHY)), printed_as="Scheme Twist", attack=6, vp=6
)
A_FROST_GIANT = of_character("Frost Giant Invader")
GIANT_IN_CITY = villain.that(A_FROST_GIANT)

asgard.scheme(
    "Asgardian Test of Worth",
    at_twist(
        let(EACH_PLAYER.that(not_(WORTHY)), discard(a(card))),
        if_(HALF_UNWORTHY, put_twist_beside_scheme()),
        first=1,
        last=7,
    ),
    at_twist(put_twist_beside_scheme(), first=8, last=11),
    evil_wins(gathered(5, twist)),
    twists=11,
)

asgard.scheme(
    "War of the Frost Giants",
    at_twist(becomes(FROST_GIANT), first=1, last=7),
    at_twist(
        becomes(FROST_GIANT),
        each_player(put_into_city(a(villain.at(IN_VICTORY_PILE).that(A_FROST_GIANT)))),
        first=8,
        last=9,
    ),
    evil_wins(gathered(5, GIANT_IN_CITY.at(IN_CITY, IN_THE_ESCAPE_PILE))),
    twists=9,
)
