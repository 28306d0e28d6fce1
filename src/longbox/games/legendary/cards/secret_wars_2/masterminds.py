"""Secret Wars, Volume 2: so far the emperor of K'un-lun."""

from longbox.games.legendary.vocabulary import *

from .box import secret_wars_2

BEYOND_THREE = all_but(3, card)

secret_wars_2.mastermind(
    "Immortal Emperor Zheng-Zhu",
    circle(7),
    master_strike(each_player(reveal_or(hero.that(costing(7)), discard(exactly(BEYOND_THREE, card))))),
    attack=7,
    leads="K'un-lun",
    tactics=(
        secret_wars_2.tactic(
            "Ultimate Kung-Fu Mastery",
            fight(each_other_player(reveal_or(won_card.that(IN_A_CIRCLE), gain_wounds()))),
        ),
        secret_wars_2.tactic(
            "Emperor's Justice", fight(each_other_player(reveal_or(your(MARVEL_KNIGHTS), gain_wounds())))
        ),
        secret_wars_2.tactic(
            "Humble the Pretenders",
            fight(each_other_player(reveal_or(your(MARVEL_KNIGHTS), discard(a(card.that(costing(most=6))))))),
        ),
        secret_wars_2.tactic("Imperial Edict", fight(put_under_hero_deck(any_number(hero_in_hq)))),
    ),
)
