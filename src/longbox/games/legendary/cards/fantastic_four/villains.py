"""Fantastic Four: the Villain group whose members burrow."""

from longbox.games.legendary.vocabulary import *

from .box import fantastic_four

fantastic_four.villain_group(
    "Subterranea",
    fantastic_four.villain("Giganto", Fight(ExtraCards(2)), Burrow(), copies=2, attack=7, vp=4),
    fantastic_four.villain("Megataur", Ambush(Captures(THIS, 2)), Burrow(), copies=2, attack=6, vp=4),
    fantastic_four.villain("Moloids", Fight(KnockOut(A(your_hero, verb="ko"))), Burrow(), copies=2, attack=3, vp=2),
    fantastic_four.villain(
        "Ra'ktar the Molan King",
        Ambush(PushOn(STREETS, BRIDGE)), Burrow(),
        copies=2, attack=4, vp=2,
    ),
)  # fmt: skip
