"""Secret Wars, Volume 2: so far the masters of K'un-lun."""

from longbox.games.legendary.vocabulary import *

from .box import secret_wars_2

secret_wars_2.villain_group(
    "K'un-lun",
    secret_wars_2.villain(
        "Laughing Skull",
        circle(5), escape(each_player(reveal_or(hero.that(costing(5)), discard(a(card))))),
        copies=2, attack=5, vp=5,
    ),
    secret_wars_2.villain(
        "Rand K'ai",
        circle(6), escape(each_player(reveal_or(hero.that(costing(6)), gain_wounds()))),
        copies=2, attack=6, vp=6,
    ),
    secret_wars_2.villain(
        "Razor Fist",
        circle(3), fight(ko(exactly(per(hero.that(costing(3, 3))), hero))),
        copies=2, attack=3, vp=3,
    ),
    secret_wars_2.villain("Red Sai", circle(4), fight(draw(per(hero.that(costing(4, 4))))), copies=2, attack=4, vp=4),
)  # fmt: skip
