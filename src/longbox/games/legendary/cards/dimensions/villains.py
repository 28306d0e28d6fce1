"""Dimensions: its Henchmen."""

from longbox.games.legendary.vocabulary import *

from .box import dimensions

dimensions.henchmen("Circus of Crime", fight(reveal(top(DECK)), if_(is_a(IT, costing(0, 0)), ko(IT), draw(IT))))
dimensions.henchmen(
    "Spider-Slayer",
    fight(reveal(top(DECK, 2)), put_into_hand(each(THOSE.that(costing(most=2)))), put_back(THOSE.rest)),
)
