"""Secret Wars, Volume 1: Schemes that let realities collide."""

from longbox.games.legendary.vocabulary import *

from .box import secret_wars_1

ESCAPED_VILLAIN = villain.at(ESCAPED_ONES).that(A_VILLAIN)

secret_wars_1.scheme(
    "Fragmented Realities",
    at_twist(play_villain_cards(2)),
    evil_wins(per_player(5, koed_hero.that(WITH_A_CLASS))),
    twists={1: 2, 2: 4, 3: 6, 4: 8, 5: 10},
    extra_villains=1,
    layout=A_DIMENSION_EACH,
)

secret_wars_1.scheme(
    "Smash Two Dimensions Together",
    at_twist(play_villain_cards(2), first=1, last=7),
    at_twist(escapes(each(villain)), first=8, last=8),
    evil_wins(escaped(10, ESCAPED_VILLAIN)),
    twists=8,
    extra_villains=1,
    layout=TWO_DIMENSIONS,
)
