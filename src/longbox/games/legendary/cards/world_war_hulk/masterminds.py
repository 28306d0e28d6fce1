"""World War Hulk: so far Masterminds who transform, of the Intelligencia and of Sakaar."""

from longbox.games.legendary.vocabulary import *

from .box import world_war_hulk

TRANSFORMS = transforms(OWN_MASTERMIND)
GUARD = won_led("Sakaar Imperial Guard")
A_GUARD = any_villain.that(of_group("Sakaar Imperial Guard", led=True), A_VILLAIN)
TACTIC_OF_THE_KING = tactic_won.that(of_mastermind("The Red King"))
THINKER = won_led("Intelligencia")
WARRIOR = of_group("Warbound", led=True)
ESCAPED_VILLAIN = villain.at(IN_THE_ESCAPE_PILE).that(A_VILLAIN)
VOID_VILLAIN = won_led("Aspects of the Void")
NOT_STRONG = hero.at(IN_HAND).that(WITH_A_CLASS, without_icon(STRENGTH))

world_war_hulk.mastermind(
    "King Hulk, Sakaarson",
    stronger(per(villain.that(WARRIOR))),
    stronger(per(ESCAPED_VILLAIN.that(WARRIOR))),
    master_strike(each_player(or_suffer(ko(a(won_led("Warbound"))), gain_wounds())), transforms(THIS)),
    attack=9,
    vp=6,
    leads="Warbound",
    tactics=(
        world_war_hulk.tactic(
            "Fury of the Green Scar",
            fight(each_other_player(show(YOUR_HAND), discard(a(NOT_STRONG))), TRANSFORMS),
        ),
        world_war_hulk.tactic(
            "Oath of the Warbound", fight(walks_into_city(a(highest(ESCAPED_VILLAIN, PRINTED_ATTACK))), TRANSFORMS)
        ),
        world_war_hulk.tactic("Revenge from the Stars", fight(rampage(HULK), TRANSFORMS)),
        world_war_hulk.tactic("Rule By the Strongest", fight(get(recruit=per(your(STRENGTH))), TRANSFORMS)),
    ),
    other_side=world_war_hulk.face(
        "King Hulk, Worldbreaker",
        WOUNDED_FURY,
        master_strike(each_player(show(YOUR_HAND), ko(a(loose_card.that(NAMED_LIKE_ONE_IN_HQ)))), transforms(THIS)),
        attack=10,
    ),
)

world_war_hulk.mastermind(
    "M.O.D.O.K.",
    outwit_takes(4),
    master_strike(each_player(outwit_or(gain_wounds())), transforms(THIS)),
    attack=9,
    vp=6,
    leads="Intelligencia",
    tactics=(
        world_war_hulk.tactic(
            "Brain Scramble",
            fight(each_other_player(tallied(DISCARD, discard(each(card)), draw(per(DISCARDED_THIS_WAY)))), TRANSFORMS),
        ),
        world_war_hulk.tactic(
            "Designed Only For...K.O.ING",
            fight(reveal(top(DECK, 3)), ko(a(THOSE)), draw(a(THOSE.rest)), discard(a(THOSE.rest)), TRANSFORMS),
        ),
        world_war_hulk.tactic("Don't Get a Big Head About It", fight(draw(per(THINKER)), TRANSFORMS)),
        world_war_hulk.tactic(
            "Redundancy Algorithm",
            fight(
                each_other_player(
                    show(YOUR_HAND),
                    choose(a(card.that(SHARING_ITS_COST))),
                    choose(a_second(card.that(alike(COST, IT)))),
                    discard(BOTH_CHOSEN),
                ),
                TRANSFORMS,
            ),
        ),
    ),
    other_side=world_war_hulk.face(
        "M.O.D.O.K., Network Nightmare",
        ONLY_WITH_RECRUIT,
        master_strike(each_player(outwit_or(ko(a(hero.at(IN_DISCARD_PILE).that(WITH_A_CLASS))))), transforms(THIS)),
        attack=8,
    ),
)

world_war_hulk.mastermind(
    "The Red King",
    fight_only_if(none(villain)),
    master_strike(transforms(THIS), each_player(reveal_or(your(TECH), gain_wounds()))),
    attack=7,
    vp=6,
    leads="Sakaar Imperial Guard",
    tactics=(
        world_war_hulk.tactic(
            "Haughty Spite", fight(let(EACH_OTHER_PLAYER.that(none(TACTIC_OF_THE_KING)), gain_wounds()), TRANSFORMS)
        ),
        world_war_hulk.tactic(
            "Royal Bodyguard",
            fight(
                reveal(down_to(A_GUARD, THE_VILLAIN_DECK)),
                play_those(each(THOSE.of(A_GUARD))),
                shuffle_villain_deck(),
                TRANSFORMS,
            ),
        ),
        world_war_hulk.tactic(
            "Treasury of Sakaar",
            fight(get(recruit=per(GUARD)), get(recruit=per(TACTIC_OF_THE_KING)), TRANSFORMS),
        ),
        world_war_hulk.tactic(
            "Vast Armies of Sakaar",
            fight(
                if_(
                    NOT_THE_LAST_TACTIC,
                    do(
                        reveal(top(THE_VILLAIN_DECK, 3)),
                        play_those(each(THOSE.of(a_villain_anywhere))),
                        put_back_at_random(THOSE.rest),
                    ),
                ),
                TRANSFORMS,
            ),
        ),
    ),
    other_side=world_war_hulk.face(
        "The Red King, Power Armored",
        master_strike(transforms(THIS), play_villain_cards()),
        attack=10,
    ),
)

world_war_hulk.mastermind(
    "The Sentry",
    wounds_in_decks(2),
    master_strike(transforms(THIS), rampage(VOID)),
    attack=10,
    vp=6,
    leads="Aspects of the Void",
    tactics=(
        world_war_hulk.tactic(
            "Pacifying Light",
            fight(
                each_other_player(show(YOUR_HAND), discard(exactly(2, card.that(with_points(RECRUIT_POINTS))))),
                TRANSFORMS,
            ),
        ),
        world_war_hulk.tactic(
            "Power of a Million Exploding Suns",
            fight(
                each_other_player(show(YOUR_HAND), discard(each(card.that(NAMED_LIKE_ONE_IN_HQ)))),
                put_under_hero_deck(each(hero_in_hq)),
                TRANSFORMS,
            ),
        ),
        world_war_hulk.tactic("Reflexive Teleportation", fight(keep(a(hero.that(costing(most=5)))), TRANSFORMS)),
        world_war_hulk.tactic(
            "Repressed Darkness",
            fight(each_other_player(reveal_or(your(RANGED), put_into_city(a(VOID_VILLAIN)))), TRANSFORMS),
        ),
    ),
    other_side=world_war_hulk.face(
        "The Void",
        WOUNDED_FURY,
        master_strike(each_player(FEAST, if_(is_a(IT, any_hero.that(GREY)), gain_wounds())), transforms(THIS)),
        attack=11,
    ),
)
