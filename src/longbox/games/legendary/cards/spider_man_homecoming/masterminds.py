"""Spider-Man Homecoming: so far Adrian Toomes."""

from longbox.games.legendary.vocabulary import *

from .box import homecoming

SENSED_BYSTANDER = THOSE.of(any_bystander.that(A_BYSTANDER))
SENSED_HENCHMAN = THOSE.of(any_henchman)
SPIDER_FRIEND_IN_HAND = hero.at(IN_HAND).that(icon(SPIDER_FRIENDS))

homecoming.mastermind(
    "Adrian Toomes",
    striker(2),
    master_strike(does_its_escape(each(villain))),
    attack=5,
    vp=6,
    leads="Salvagers",
    tactics=(
        homecoming.tactic("Don't Interfere", fight(danger_sense(4), rescue_those(each(SENSED_BYSTANDER)))),
        homecoming.tactic(
            "More Harm than Good",
            fight(each_other_player(discard_or(SPIDER_FRIEND_IN_HAND, gain_wounds()))),
        ),
        homecoming.tactic("Take Everything", fight(may(put_on_deck(a(card.at(IN_DISCARD_PILE)))))),
        homecoming.tactic("The World's Changed", fight(danger_sense(3), win(each(SENSED_HENCHMAN)))),
    ),
)
