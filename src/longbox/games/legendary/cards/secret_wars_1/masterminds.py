"""Secret Wars, Volume 1: Masterminds of other realities."""

from longbox.games.legendary.vocabulary import *

from .box import secret_wars_1

DEAR = costing(7)
RECRUITER = with_points("recruit")
FIGHTER = with_points("attack")
RISEN = villain.that(LIVING_DEAD)
WOUND_IN_PILE = loose_wound.at(IN_DISCARD_PILE)
OF_HIS_TACTICS_WON = card.at(IN_ANY_VICTORY_PILE).that(of_mastermind("Wasteland Hulk")).called("{Tactic}")

secret_wars_1.mastermind(
    "Nimrod, Super Sentinel",
    fight_only_if(made_recruit(6)),
    master_strike(
        each_player(
            reveal_or(your(TECH), choose_one(discard(each(card.that(RECRUITER))), discard(each(card.that(FIGHTER)))))
        )
    ),
    attack=6,
    vp=6,
    leads="Sentinel Territories",
    tactics=(
        secret_wars_1.tactic(
            "Adapt and Destroy",
            fight(
                choose_one(
                    each_other_player(show(YOUR_HAND), discard(a(card.that(RECRUITER)))),
                    each_other_player(show(YOUR_HAND), discard(a(card.that(FIGHTER)))),
                )
            ),
        ),
        secret_wars_1.tactic(
            "Detect Mutation", fight(choose_one(draw_as_long_as(RECRUITER), draw_as_long_as(FIGHTER)))
        ),
        secret_wars_1.tactic(
            "Scatter the Mutants",
            fight(
                choose_one(
                    put_under_hero_deck(each(hero_in_hq.that(RECRUITER))),
                    put_under_hero_deck(each(hero_in_hq.that(FIGHTER))),
                )
            ),
        ),
        secret_wars_1.tactic(
            "Teleport and Incarcerate",
            fight(
                choose_one(
                    do(reveal(top(THE_HERO_DECK)), if_(is_a(IT, RECRUITER), do(gain(IT), teleport(IT)))),
                    do(reveal(top(THE_HERO_DECK)), if_(is_a(IT, FIGHTER), do(gain(IT), teleport(IT)))),
                )
            ),
        ),
    ),
)

secret_wars_1.mastermind(
    "Wasteland Hulk",
    static(THIS, attack=per(OF_HIS_TACTICS_WON, 3)),
    master_strike(rampage(HULK)),
    attack=7,
    vp=6,
    leads="Wasteland",
    tactics=(
        secret_wars_1.tactic("Brutal Beating", fight(each_other_player(discard(exactly(per(WOUND_IN_PILE), card))))),
        secret_wars_1.tactic("Memories of Pain", fight(each_other_player(put_on_deck(exactly(2, WOUND_IN_PILE))))),
        secret_wars_1.tactic("Radioactive Regeneration", fight(ko(up_to(2, loose_wound)))),
        secret_wars_1.tactic("Revert to Bruce Banner", fight(gain(a(in_hq(TECH))))),
    ),
)

secret_wars_1.mastermind(
    "Zombie Green Goblin",
    static(THIS, attack=per(koed_hero.that(DEAR))),
    master_strike(
        RISE_OF_THE_LIVING_DEAD,
        ko(each(hero_in_hq.that(DEAR))),
        each_player(discard(exactly(per(koed_hero.that(DEAR)), card))),
    ),
    attack=11,
    vp=6,
    leads="The Deadlands",
    tactics=(
        secret_wars_1.tactic(
            "Army of Cadavers",
            fight(RISE_OF_THE_LIVING_DEAD, each_other_player(discard(exactly(per(RISEN), card)))),
        ),
        secret_wars_1.tactic(
            "The Hungry Dead",
            fight(RISE_OF_THE_LIVING_DEAD, if_(there_is(RISEN), each_other_player(gain_wounds()))),
        ),
        secret_wars_1.tactic(
            "Love to Have You for Dinner",
            fight(
                RISE_OF_THE_LIVING_DEAD,
                reveal(top(THE_HERO_DECK, 5)),
                ko(each(THOSE.that(DEAR))),
                put_under_at_random(THOSE.rest),
            ),
        ),
        secret_wars_1.tactic(
            "Reign of Terror",
            fight(RISE_OF_THE_LIVING_DEAD, put_under_hero_deck(each(hero_in_hq.that(costing(most=6))))),
        ),
    ),
)
