"""Villains: so far Adversaries with X-Treme Attack, who are Villains among heroes."""

from longbox.games.legendary.vocabulary import *

from .box import villains

DISCARD_A_CARD = Discard(A(card_in_hand, verb="discard"))
KO_A_HERO = KnockOut(A(your_hero, verb="ko"))
KO_ANOTHER = KnockOut(A(another_hero, verb="ko"))

villains.villain_group(
    "X-Men First Class",
    villains.villain("Angel", XTremeAttack(), Fight(do(Draw(2), DISCARD_A_CARD)), copies=2, attack=4, vp=2),
    villains.villain("Iceman", XTremeAttack(), Fight(Draw(Played(RANGED))), copies=2, attack=5, vp=3),
    villains.villain(
        "Jean Grey",
        XTremeAttack(),
        Ambush(Captures(THIS, PerCard(x_treme_villain))),
        Fight(Get(recruit=RescuedThisTurn())),
        copies=1, attack=6, vp=4,
    ),
    villains.villain(
        "Beast",
        XTremeAttack(),
        Fight(do(KO_A_HERO, If(AnyOf(x_treme_villain, "there is {}"), KO_ANOTHER))),
        copies=2, attack=5, vp=3,
    ),
    villains.villain(
        "Cyclops",
        XTremeAttack(),
        ToFight(AnyOf(card_in_hand), DISCARD_A_CARD),
        Escape(each_player(RevealOr(your(BROTHERHOOD), DISCARD_A_CARD))),
        copies=1, attack=6, vp=4,
    ),
)  # fmt: skip
