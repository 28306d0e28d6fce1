"""Fantastic Four: the Villain group whose members burrow."""

from __future__ import annotations

from longbox.engine.effects.nouns import THIS, A
from longbox.games.legendary.cards.making import FANTASTIC_FOUR, villain, villain_group
from longbox.games.legendary.chapters.knocking_out import KnockOut
from longbox.games.legendary.table.abilities import Ambush, Fight
from longbox.games.legendary.table.kinds import BRIDGE, STREETS
from longbox.games.legendary.vocabulary.enemies import Captures, PushOn
from longbox.games.legendary.vocabulary.keywords.burrow import Burrow
from longbox.games.legendary.vocabulary.lasting import ExtraCards
from longbox.games.legendary.vocabulary.nouns import your_hero

villain_group(
    "Subterranea",
    villain("Giganto", Fight(ExtraCards(2)), Burrow(), copies=2, attack=7, vp=4),
    villain("Megataur", Ambush(Captures(THIS, 2)), Burrow(), copies=2, attack=6, vp=4),
    villain("Moloids", Fight(KnockOut(A(your_hero, verb="ko"))), Burrow(), copies=2, attack=3, vp=2),
    villain("Ra'ktar the Molan King", Ambush(PushOn(STREETS, BRIDGE)), Burrow(), copies=2, attack=4, vp=2),
    set=FANTASTIC_FOUR,
)  # fmt: skip
