"""Fantastic Four: the Villain group whose members burrow."""

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
