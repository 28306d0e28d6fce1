"""Secret Wars, Volume 1: the Ultimates and the Thor Corps, who join whoever defeats them."""

from longbox.games.legendary.vocabulary import *

from .box import secret_wars_1

JOINS = fight(gain_as_hero(THIS))

secret_wars_1.villain_group(
    "Manhattan (Earth-1610)",
    secret_wars_1.villain(
        "Ultimate Captain America",
        JOINS,
        copies=2, attack=6, vp=0,
        as_hero=secret_wars_1.hero_side(STRENGTH, on_play(get(attack=per(COLOUR))), attack=0),
    ),
    secret_wars_1.villain(
        "Ultimate Captain Marvel",
        JOINS,
        copies=2, attack=4, vp=0,
        as_hero=secret_wars_1.hero_side(RANGED, TELEPORT, recruit=2),
    ),
    secret_wars_1.villain(
        "Ultimate Thor",
        JOINS, escape(rampage(THOR)),
        copies=2, attack=7, vp=0,
        as_hero=secret_wars_1.hero_side(RANGED, superpower(RANGED, get(attack=3)), attack=3),
    ),
    secret_wars_1.villain(
        "Ultimate Wasp",
        JOINS,
        copies=2, attack=5, vp=0,
        as_hero=secret_wars_1.hero_side(COVERT, superpower(COVERT, get(attack=2)), attack=2),
    ),
)  # fmt: skip

secret_wars_1.henchmen(
    "Thor Corps",
    JOINS,
    vp=0,
    as_hero=secret_wars_1.hero_side(
        (STRENGTH, RANGED), superpower((STRENGTH, RANGED), get(recruit=1)), team=AVENGERS, recruit=2
    ),
)
