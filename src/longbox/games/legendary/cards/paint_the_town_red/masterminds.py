"""Paint the Town Red: Carnage, who feasts, and Mysterio, whom nobody sees."""

from longbox.games.legendary.vocabulary import *

from .box import paint_the_town_red

WORTHLESS = is_a(IT, any_hero.that(costing(0, 0)))
MORE_ARE_LEFT = there_is(tactic_left)

paint_the_town_red.mastermind(
    "Carnage",
    master_strike(each_player(FEAST, if_(WORTHLESS, gain_wounds()))),
    attack=9,
    vp=6,
    leads="Maximum Carnage",
    tactics=(
        paint_the_town_red.tactic("Drooling Jaws", fight(each_player(reveal(top(DECK))), a_player(FEAST))),
        paint_the_town_red.tactic("Endless Hunger", fight(again_if(WORTHLESS, FEAST))),
        paint_the_town_red.tactic("Feed Me", fight(FEAST, get(recruit=value(IT, COST)))),
        paint_the_town_red.tactic("Om Nom Nom", fight(FEAST, if_(WORTHLESS, each_other_player(ko(a(bystander)))))),
    ),
)

paint_the_town_red.mastermind(
    "Mysterio",
    master_strike(strike_becomes_tactic()),
    attack=8,
    vp=6,
    leads="Sinister Six",
    tactics=(
        paint_the_town_red.tactic("Blurring Images", fight(get(recruit=per(tactic_left)))),
        paint_the_town_red.tactic("Captive Audience", fight(rescue(per(tactic_left)))),
        paint_the_town_red.tactic(
            "Master of Illusions", fight(if_(MORE_ARE_LEFT, each_other_player(become_tactic_again(a(won_strike)))))
        ),
        paint_the_town_red.tactic(
            "Mists of Deception",
            fight(
                if_(
                    MORE_ARE_LEFT,
                    do(
                        reveal(top(THE_VILLAIN_DECK, 5)),
                        play_those(each(THOSE.of(strike_anywhere))),
                        put_under_at_random(THOSE.rest),
                    ),
                )
            ),
        ),
    ),
)
