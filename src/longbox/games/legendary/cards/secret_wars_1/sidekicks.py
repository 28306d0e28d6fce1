"""Secret Wars, Volume 1: its Sidekicks, a stack of Heroes that any game may have besides."""

from longbox.games.legendary.vocabulary import *

from .box import secret_wars_1

secret_wars_1.basic_hero(
    "Sidekick",
    "",
    on_play(may(return_to_sidekicks()).then(draw(2))),
    stack=SIDEKICKS.name,
    copies=15,
    cost=2,
)
