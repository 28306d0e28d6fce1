"""Ant-Man: so far the lady of Avalon."""

from longbox.games.legendary.vocabulary import *

from .box import ant_man

CHEAPER_IN_KO_PILE = card.at(IN_KO_PILE).that(with_less(COST, IT))
DISCARDED_HERO = hero.at(IN_DISCARD_PILE).that(WITH_A_CLASS)
COVERT_CARD = hero.at(IN_HAND).that(icon(COVERT))

ant_man.mastermind(
    "Morgan Le Fay",
    CHIVALROUS_DUEL,
    master_strike(each_player(reveal_or(your(COVERT), gain(a(either(koed_hero.that(costing(0, 0)), koed_wound)))))),
    attack=7,
    vp=6,
    leads="Queen's Vengeance",
    epic=ant_man.epic_side(
        CHIVALROUS_DUEL,
        master_strike(each_player(gain_wounds(), gain(a(koed_hero.that(costing(0, 0)))))),
        attack=9,
    ),
    tactics=(
        ant_man.tactic("Reverse the Flow of Time", fight(turn_order_round())),
        ant_man.tactic("Sorcerous Blasts", fight(each_other_player(or_suffer(discard(a(COVERT_CARD)), gain_wounds())))),
        ant_man.tactic("Stolen Tomes of Merlin", fight(get(recruit=4, only=hero_in_hq.that(icon(COVERT, RANGED))))),
        ant_man.tactic(
            "Transmogrify",
            fight(each_other_player(ko(a(DISCARDED_HERO)), gain(a_second(CHEAPER_IN_KO_PILE)))),
        ),
    ),
)
