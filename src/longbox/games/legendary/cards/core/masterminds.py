"""The Masterminds of the core set and their Tactics."""

from longbox.games.legendary.vocabulary import *

from .box import core

BEYOND_FOUR = all_but(4, card)

core.mastermind(
    "Dr. Doom",
    master_strike(
        let(
            EACH_PLAYER.that(there_are(6, card)),
            reveal_or(your(TECH), repeat(2, put_on_deck(a(card)))),
        )
    ),
    attack=9,
    leads="Doombot Legion",
    tactics=(
        core.tactic("Dark Technology", fight(may(recruit(a(in_hq(TECH, RANGED)))))),
        core.tactic(
            "Monarch's Decree",
            fight(choose_one(each_other_player(draw()), each_other_player(discard(a(card))))),
        ),
        core.tactic("Secrets of Time Travel", fight(another_turn())),
        core.tactic("Treasures of Latveria", fight(extra_cards(3))),
    ),
)

core.mastermind(
    "Loki",
    master_strike(each_player(reveal_or(your(STRENGTH), gain_wounds()))),
    attack=10,
    leads="Enemies of Asgard",
    tactics=(
        core.tactic("Cruel Ruler", fight(defeat(a(villain)))),
        core.tactic("Maniacal Tyrant", fight(ko(up_to(4, card.at(IN_DISCARD_PILE))))),
        core.tactic(
            "Vanishing Illusions", fight(each_other_player(ko(a(villain.at(IN_VICTORY_PILE).that(A_VILLAIN)))))
        ),
        core.tactic("Whispers and Lies", fight(each_other_player(ko(exactly(2, bystander))))),
    ),
)

core.mastermind(
    "Magneto",
    master_strike(
        each_player(
            reveal_or(
                your(X_MEN),
                discard(exactly(BEYOND_FOUR, card)),
            )
        )
    ),
    attack=8,
    leads="Brotherhood",
    tactics=(
        core.tactic("Bitter Captor", fight(recruit(a(in_hq(X_MEN))))),
        core.tactic("Crushing Shockwave", fight(each_other_player(reveal_or(your(X_MEN), gain_wounds(2))))),
        core.tactic("Electromagnetic Bubble", fight(keep(a(your(X_MEN))))),
        core.tactic("Xavier's Nemesis", fight(rescue(per(your(X_MEN))))),
    ),
)

core.mastermind(
    "Red Skull",
    master_strike(each_player(ko(a(hero.at(IN_HAND))))),
    attack=7,
    leads="HYDRA",
    tactics=(
        core.tactic("Endless Resources", fight(get(recruit=4))),
        core.tactic("HYDRA Conspiracy", fight(draw(2), draw(per(won_led("HYDRA"))))),
        core.tactic("Negablast Grenades", fight(get(attack=3))),
        core.tactic(
            "Ruthless Dictator",
            fight(look(top(DECK, 3)), ko(a(THOSE)), discard(a(THOSE.rest))),
        ),
    ),
)
