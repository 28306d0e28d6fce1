"""Fantastic Four: Villains who burrow, and the Heralds of Galactus."""

from longbox.games.legendary.vocabulary import *

from .box import fantastic_four

fantastic_four.villain_group(
    "Subterranea",
    fantastic_four.villain("Giganto", fight(extra_cards(2)), BURROW, copies=2, attack=7, vp=4),
    fantastic_four.villain("Megataur", ambush(captures(2)), BURROW, copies=2, attack=6, vp=4),
    fantastic_four.villain("Moloids", fight(ko(a(hero))), BURROW, copies=2, attack=3, vp=2),
    fantastic_four.villain(
        "Ra'ktar the Molan King",
        ambush(moves_on(each(in_space(STREETS)), BRIDGE)), BURROW,
        copies=2, attack=4, vp=2,
    ),
)  # fmt: skip

SHOW_RANGED = each_player(reveal_or(your(RANGED), gain_wounds()))

fantastic_four.villain_group(
    "Heralds of Galactus",
    fantastic_four.villain(
        "Firelord", cosmic_threat(RANGED), fight(SHOW_RANGED), escape(SHOW_RANGED), copies=2, attack=9, vp=4
    ),
    fantastic_four.villain(
        "Morg",
        cosmic_threat(INSTINCT),
        ambush(put_under_hero_deck(each(hero_in_hq.that(without_icon(INSTINCT))))),
        copies=2, attack=12, vp=6,
    ),
    fantastic_four.villain(
        "Stardust", cosmic_threat(COVERT), fight(keep(a(your(COVERT)))), copies=2, attack=10, vp=5
    ),
    fantastic_four.villain(
        "Terrax the Tamer",
        cosmic_threat(STRENGTH),
        ambush(captures(per(in_hq(STRENGTH)))),
        copies=2, attack=11, vp=5,
    ),
)  # fmt: skip
