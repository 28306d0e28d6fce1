"""Villains: so far Adversaries with X-Treme Attack, who are Villains among heroes."""

from longbox.games.legendary.vocabulary import *

from .box import villains

DISCARD_A_CARD = Discard(A(card_in_hand, verb="discard"))
KO_A_HERO = KnockOut(A(your_hero, verb="ko"))
KO_ANOTHER = KnockOut(A(another_hero, verb="ko"))

villains.villain_group(
    "X-Men First Class",
    villains.villain("Angel", XTremeAttack(), Fight(do(Draw(2), DISCARD_A_CARD)), copies=2, attack=4, vp=2),
    villains.villain("Iceman", XTremeAttack(), Fight(Draw(per(played(RANGED)))), copies=2, attack=5, vp=3),
    villains.villain(
        "Jean Grey",
        XTremeAttack(),
        Ambush(Captures(THIS, per(x_treme_villain))),
        Fight(Get(recruit=per(RESCUED))),
        copies=1, attack=6, vp=4,
    ),
    villains.villain(
        "Beast",
        XTremeAttack(),
        Fight(do(KO_A_HERO, if_(there_is(x_treme_villain), KO_ANOTHER))),
        copies=2, attack=5, vp=3,
    ),
    villains.villain(
        "Cyclops",
        XTremeAttack(),
        ToFight(there_is(card_in_hand), DISCARD_A_CARD),
        Escape(each_player(reveal_or(your(BROTHERHOOD), DISCARD_A_CARD))),
        copies=1, attack=6, vp=4,
    ),
)  # fmt: skip
