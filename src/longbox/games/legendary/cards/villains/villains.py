"""Villains: so far Adversaries with X-Treme Attack, who are Villains among heroes."""

from __future__ import annotations

from longbox.engine.effects.flow import If, do
from longbox.engine.effects.nouns import THIS, A
from longbox.games.legendary.cards.making import VILLAINS_SET, villain, villain_group
from longbox.games.legendary.chapters.discarding import Discard
from longbox.games.legendary.chapters.knocking_out import KnockOut
from longbox.games.legendary.table.abilities import Ambush, Escape, Fight, ToFight
from longbox.games.legendary.table.kinds import BROTHERHOOD, RANGED
from longbox.games.legendary.table.nouns import card_in_hand
from longbox.games.legendary.vocabulary.amounts import PerCard, Played, RescuedThisTurn
from longbox.games.legendary.vocabulary.conditions import AnyOf
from longbox.games.legendary.vocabulary.enemies import Captures
from longbox.games.legendary.vocabulary.flow import RevealOr, each_player
from longbox.games.legendary.vocabulary.keywords.x_treme_attack import XTremeAttack, x_treme_villain
from longbox.games.legendary.vocabulary.nouns import another_hero, your, your_hero
from longbox.games.legendary.vocabulary.verbs import Draw, Get

DISCARD_A_CARD = Discard(A(card_in_hand, verb="discard"))
KO_A_HERO = KnockOut(A(your_hero, verb="ko"))
KO_ANOTHER = KnockOut(A(another_hero, verb="ko"))

villain_group(
    "X-Men First Class",
    villain("Angel", XTremeAttack(), Fight(do(Draw(2), DISCARD_A_CARD)), copies=2, attack=4, vp=2),
    villain("Iceman", XTremeAttack(), Fight(Draw(Played(RANGED))), copies=2, attack=5, vp=3),
    villain(
        "Jean Grey",
        XTremeAttack(),
        Ambush(Captures(THIS, PerCard(x_treme_villain))),
        Fight(Get(recruit=RescuedThisTurn())),
        copies=1, attack=6, vp=4,
    ),
    villain(
        "Beast",
        XTremeAttack(),
        Fight(do(KO_A_HERO, If(AnyOf(x_treme_villain, "there is {}"), KO_ANOTHER))),
        copies=2, attack=5, vp=3,
    ),
    villain(
        "Cyclops",
        XTremeAttack(),
        ToFight(AnyOf(card_in_hand), DISCARD_A_CARD),
        Escape(each_player(RevealOr(your(BROTHERHOOD), DISCARD_A_CARD))),
        copies=1, attack=6, vp=4,
    ),
    set=VILLAINS_SET,
)  # fmt: skip
