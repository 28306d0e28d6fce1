"""The Masterminds of the core set and their Tactics."""

from longbox.games.legendary.vocabulary import *

from .box import core

BEYOND_FOUR = all_but(4, card_in_hand)

core.mastermind(
    "Dr. Doom",
    MasterStrike(
        let(
            EACH_PLAYER.that(there_are(6, held_card)),
            reveal_or(your(TECH), repeat(2, put_on_deck(a(card_in_hand)))),
        ),
    ),
    attack=9,
    leads="Doombot Legion",
    tactics=(
        core.tactic("Dark Technology", Fight(may(recruit(a(in_hq(TECH, RANGED)))))),
        core.tactic(
            "Monarch's Decree",
            Fight(choose_one(each_other_player(draw()), each_other_player(discard(a(card_in_hand))))),
        ),
        core.tactic("Secrets of Time Travel", Fight(another_turn())),
        core.tactic("Treasures of Latveria", Fight(extra_cards(3))),
    ),
)

core.mastermind(
    "Loki",
    MasterStrike(each_player(reveal_or(your(STRENGTH), gain_wounds()))),
    attack=10,
    leads="Enemies of Asgard",
    tactics=(
        core.tactic("Cruel Ruler", Fight(defeat(a(villain_in_city)))),
        core.tactic("Maniacal Tyrant", Fight(ko(up_to(4, card_in_discard)))),
        core.tactic("Vanishing Illusions", Fight(each_other_player(ko(a(won_villain))))),
        core.tactic("Whispers and Lies", Fight(each_other_player(ko(exactly(2, won_bystander))))),
    ),
)

core.mastermind(
    "Magneto",
    MasterStrike(
        each_player(
            reveal_or(
                your(X_MEN),
                discard(exactly(BEYOND_FOUR, card_in_hand)),
            )
        )
    ),
    attack=8,
    leads="Brotherhood",
    tactics=(
        core.tactic("Bitter Captor", Fight(recruit(a(in_hq(X_MEN))))),
        core.tactic("Crushing Shockwave", Fight(each_other_player(reveal_or(your(X_MEN), gain_wounds(2))))),
        core.tactic("Electromagnetic Bubble", Fight(keep(a(your(X_MEN))))),
        core.tactic("Xavier's Nemesis", Fight(rescue(per(your(X_MEN))))),
    ),
)

core.mastermind(
    "Red Skull",
    MasterStrike(each_player(ko(a(hero_in_hand)))),
    attack=7,
    leads="HYDRA",
    tactics=(
        core.tactic("Endless Resources", Fight(get(recruit=4))),
        core.tactic("HYDRA Conspiracy", Fight(do(draw(2), draw(per(won_led("HYDRA")))))),
        core.tactic("Negablast Grenades", Fight(get(attack=3))),
        core.tactic(
            "Ruthless Dictator",
            Fight(
                do(
                    look(top(DECK, 3)),
                    ko(a(THOSE)),
                    discard(a(THOSE.rest)),
                )
            ),
        ),
    ),
)
