"""Villains: its Adversaries and Backup Adversaries, who are Villains and Henchmen among heroes."""

from longbox.games.legendary.vocabulary import *

from .box import villains

DISCARD_A_CARD = discard(a(card))
KO_A_HERO = ko(a(hero))
KO_ANOTHER = ko(a(hero.that(OTHER)))

villains.villain_group(
    "X-Men First Class",
    villains.villain("Angel", X_TREME_ATTACK, fight(draw(2), DISCARD_A_CARD), copies=2, attack=4, vp=2),
    villains.villain("Iceman", X_TREME_ATTACK, fight(draw(per(played(RANGED)))), copies=2, attack=5, vp=3),
    villains.villain(
        "Jean Grey",
        X_TREME_ATTACK,
        ambush(captures(per(x_treme_villain))),
        fight(get(recruit=per(RESCUED))),
        copies=1, attack=6, vp=4,
    ),
    villains.villain(
        "Beast",
        X_TREME_ATTACK,
        fight(KO_A_HERO, if_(there_is(x_treme_villain), KO_ANOTHER)),
        copies=2, attack=5, vp=3,
    ),
    villains.villain(
        "Cyclops",
        X_TREME_ATTACK,
        to_fight(DISCARD_A_CARD, given=there_is(card)),
        escape(each_player(reveal_or(your(BROTHERHOOD), DISCARD_A_CARD))),
        copies=1, attack=6, vp=4,
    ),
)  # fmt: skip

villains.henchmen("Asgardian Warriors", fight(draw()))
