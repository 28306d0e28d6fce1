"""Deadpool: those who are him in other worlds."""

from longbox.games.legendary.vocabulary import *

from .box import deadpool

CORPSE = revenge("Evil Deadpool Corpse")
ULTIMATE = hero_in_hq.that(costing(least=7))
ODD_ONE_OUT = each_player(reveal_or(hero.that(ODD_COST), gain_wounds()))

deadpool.villain_group(
    "Evil Deadpool Corpse",
    deadpool.villain("D.E.A.D.P.O.O.L.", CORPSE, violent_fight(ko(a(hero))), copies=2, attack=4, vp=3),
    deadpool.villain(
        "The Deadpool Kid",
        CORPSE, escape(each_player(reveal(top(DECK))), ko(each(highest(top_card, COST)))),
        copies=2, attack=5, vp=4,
    ),
    deadpool.villain(
        "Ultimate Deadpool",
        CORPSE, violent_fight(draw(per(ULTIMATE))), escape(ko(each(ULTIMATE))),
        copies=2, attack=5, vp=4,
    ),
    deadpool.villain(
        "Wolverinepool",
        CORPSE, ambush(ODD_ONE_OUT), fight(ODD_ONE_OUT), escape(ODD_ONE_OUT, shuffle_into_villain_deck(THIS)),
        copies=2, attack=7, vp=6,
    ),
)  # fmt: skip
