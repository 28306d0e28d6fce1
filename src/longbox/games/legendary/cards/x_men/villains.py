"""X-Men: so far groups that Dominate or hide behind Human Shields, and Henchmen."""

from longbox.games.legendary.vocabulary import *

from .box import x_men

AGAINST_X_MEN = each_player(discard_or(hero.at(IN_HAND).that(icon(X_MEN)), gain_wounds()))

JOINS = fight(gain_as_hero(THIS))
SHADOW_X = of_group("Shadow-X")

STRUCK_BY_SPIRAL = each_player(reveal_or(your(COVERT), do(discard(each(card)), draw(5))))

x_men.villain_group(
    "Mojoverse",
    x_men.trap(
        "Mindwarping TV Broadcast",
        ambush(captures(1, a(villain))),
        at_end_of_turn(none(villain.that(holding(bystander)))),
        on_failure(each_player(discard(exactly(all_but(4, card), card)))),
        vp=3,
    ),
    x_men.villain(
        "Minor Domo",
        ambush(captures_shields(2)), escape(show_together(CHEAPEST, gain_wounds())),
        copies=2, attack=2, vp=2,
    ),
    x_men.villain(
        "Major Domo",
        ambush(captures_shields(1)), escape(show_together(DEAREST, gain_wounds())),
        copies=2, attack=4, vp=3,
    ),
    x_men.villain("Spiral", ambush(STRUCK_BY_SPIRAL), escape(STRUCK_BY_SPIRAL), copies=1, attack=6, vp=4),
    x_men.villain("Warwolves", ambush(captures_shields(1)), fight(ko(a(hero))), copies=2, attack=3, vp=2),
)  # fmt: skip

x_men.villain_group(
    "Shadow-X",
    x_men.trap(
        "Betrayal of the Shadow",
        trap_use(spend(recruit=6), win_this_trap(), given=can_spend(recruit=6)),
        on_failure(each_player(reveal(YOUR_HAND)), each_player(put_into_city(a(loose_card.that(SHADOW_X))))),
        vp=4,
    ),
    x_men.villain(
        "Dark Angel",
        JOINS,
        copies=2, attack=4, vp=0,
        as_hero=x_men.hero_side(INSTINCT, on_play(x_gene(INSTINCT, next_recruit_soars(FROM_THE_HQ))), attack=2),
    ),
    x_men.villain(
        "Dark Beast",
        JOINS,
        copies=1, attack=5, vp=0,
        as_hero=x_men.hero_side(TECH, on_play(x_gene(TECH, may(ko(a(loose_card))))), attack=2),
    ),
    x_men.villain(
        "Dark Cyclops",
        ambush(each_player(reveal_or(your(RANGED), discard(a(card))))), JOINS,
        copies=1, attack=7, vp=0,
        as_hero=x_men.hero_side(
            RANGED, on_play(x_gene(RANGED, put_into_hand(a(hero.at(IN_DISCARD_PILE).that(icon(RANGED)))))), attack=3
        ),
    ),
    x_men.villain(
        "Dark Iceman",
        JOINS,
        copies=2, attack=5, vp=0,
        as_hero=x_men.hero_side(STRENGTH, on_play(x_gene(STRENGTH, draw())), attack=2),
    ),
    x_men.villain(
        "Dark Marvel Girl",
        ambush(dominates(each(hero_in_hq.that(icon(X_MEN), costing(most=4))))), JOINS,
        copies=1, attack=4, vp=0,
        as_hero=x_men.hero_side(COVERT, on_play(x_gene(COVERT, rescue())), attack=2),
    ),
)  # fmt: skip

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
x_men.henchmen(
    "The Brood",
    stronger(per(bystander.at(IN_KO_PILE))),
    fight(ko(a(hero)), ko(a(bystander.at(TOP_BYSTANDER)))),
    attack=1,
)  # fmt: skip
