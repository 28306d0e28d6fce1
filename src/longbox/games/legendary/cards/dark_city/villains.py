"""Dark City: so far the Villains and Henchmen that can be bribed."""

from longbox.games.legendary.vocabulary import *

from .box import dark_city

KO_A_RECRUITER = ko(a(your_hero_with("recruit")))
KO_A_FIGHTER = ko(a(your_hero_with("attack")))

dark_city.villain_group(
    "Streets of New York",
    dark_city.villain("Bullseye", fight(KO_A_RECRUITER, KO_A_FIGHTER), copies=2, attack=6, vp=4),
    dark_city.villain("Hammerhead", BRIBE, fight(KO_A_RECRUITER), copies=2, attack=5, vp=2),
    dark_city.villain(
        "Jigsaw",
        ambush(each_player(do(discard(exactly(3, card)), draw(2)))),
        BRIBE,
        copies=2, attack=11, vp=5,
    ),
    dark_city.villain(
        "Tombstone",
        BRIBE,
        escape(each_player(reveal_or(your(STRENGTH), gain_wounds()))),
        copies=2, attack=8, vp=4,
    ),
)  # fmt: skip

dark_city.henchmen("Maggia Goons", BRIBE, fight(ko(a(hero))), attack=4)
