"""Secret Wars, Volume 1: so far its Sidekicks, a stack of Heroes that any game may have besides."""

from longbox.games.legendary.cards.making import Box
from longbox.games.legendary.vocabulary import *

secret_wars = Box("secret wars 1")

secret_wars.basic_hero(
    "Sidekick",
    "",
    on_play(may(return_to_sidekicks()).then(draw(2))),
    stack=SIDEKICKS.name,
    copies=15,
    cost=2,
)
