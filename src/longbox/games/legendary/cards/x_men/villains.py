"""X-Men: so far a group that Dominates, and Henchmen."""

from longbox.games.legendary.vocabulary import *

from .box import x_men

AGAINST_X_MEN = each_player(discard_or(hero.at(IN_HAND).that(icon(X_MEN)), gain_wounds()))

x_men.villain_group(
    "Shi'ar Imperial Guard",
    x_men.villain(
        "Blackthorn",
        fight(if_(fought_in(SEWERS, STREETS), each_other_player(gain_wounds()))), escape(each_player(gain_wounds())),
        copies=2, attack=5, vp=3,
    ),
    x_men.villain("Gladiator", ambush(AGAINST_X_MEN), escape(AGAINST_X_MEN), copies=1, attack=7, vp=5),
    x_men.villain(
        "Oracle",
        ambush(each_player(
            tallied(DISCARD, repeat(4, discard_top()), give_to_this(a(hero_discarded_this_way.that(costing(1, 4)))))
        )),
        copies=2, attack=4, vp=4,
    ),
    x_men.trap(
        "Shi'ar Trial by Combat",
        ambush(if_(
            none(in_space(BRIDGE)),
            do(reveal(top(THE_VILLAIN_DECK)), if_(is_a(IT, a_villain_anywhere), enters_space(IT, BRIDGE))),
        )),
        at_end_of_turn(none(in_space(BRIDGE))),
        on_failure(each_player(ko(a(hero.at(IN_DISCARD_PILE).that(WITH_A_CLASS))))),
        vp=2,
    ),
    x_men.villain(
        "Smasher",
        ambush(each_player(reveal_or(your(STRENGTH), discard(a(card))))), fight(ko(a(card.at(IN_DISCARD_PILE)))),
        copies=2, attack=5, vp=3,
    ),
)  # fmt: skip

x_men.henchmen("Shi'ar Patrol Craft", fight(next_recruit_soars()))
x_men.henchmen("Shi'ar Death Commandos", ambush(captures_shields(1)), fight(ko(a(hero))), attack=2)
