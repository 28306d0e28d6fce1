"""Fantastic Four: the Villain group whose members burrow."""

from longbox.games.legendary.vocabulary import *

from .box import fantastic_four

fantastic_four.villain_group(
    "Subterranea",
    fantastic_four.villain("Giganto", Fight(extra_cards(2)), Burrow(), copies=2, attack=7, vp=4),
    fantastic_four.villain("Megataur", Ambush(captures(2)), Burrow(), copies=2, attack=6, vp=4),
    fantastic_four.villain("Moloids", Fight(ko(a(your_hero))), Burrow(), copies=2, attack=3, vp=2),
    fantastic_four.villain(
        "Ra'ktar the Molan King",
        Ambush(moves_on(each(in_space(STREETS)), BRIDGE)), Burrow(),
        copies=2, attack=4, vp=2,
    ),
)  # fmt: skip
