"""Fantastic Four: so far Galactus, who devours the city."""

from longbox.games.legendary.vocabulary import *

from .box import fantastic_four

SHOW_THAT_CLASS = lay_open(any_number(hero.that(OF_CHOSEN_CLASS)))

fantastic_four.mastermind(
    "Galactus",
    EVERY_COSMIC_THREAT,
    mastermind_wins(CITY_IS_DESTROYED),
    master_strike(devours_a_space()),
    attack=20,
    vp=7,
    leads="Heralds of Galactus",
    tactics=(
        fantastic_four.tactic(
            "Cosmic Entity", fight(choose_class(), each_player(SHOW_THAT_CLASS, draw(per(REVEALED))))
        ),
        fantastic_four.tactic(
            "Force of Eternity",
            fight(extra_cards(6), next_time(when(NEW_HAND, who=YOU), THIS_TURN, discard(exactly(6, card)))),
        ),
        fantastic_four.tactic(
            "Panicked Mobs", fight(choose_class(), each_player(SHOW_THAT_CLASS, rescue(per(REVEALED))))
        ),
        fantastic_four.tactic(
            "Sunder the Earth",
            fight(each_other_player(ko(each(hero.at(IN_DISCARD_PILE).that(NAMED_LIKE_ONE_IN_HQ))))),
        ),
    ),
)
