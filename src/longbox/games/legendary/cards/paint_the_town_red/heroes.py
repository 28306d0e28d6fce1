"""Paint the Town Red: so far a Hero who crawls walls."""

from longbox.games.legendary.cards.making import Box
from longbox.games.legendary.vocabulary import *

paint_the_town_red = Box("paint the town red")

paint_the_town_red.hero(
    "Scarlet Spider", SPIDER_FRIENDS,
    paint_the_town_red.common("Flip Out", STRENGTH, WALL_CRAWL, superpower(SPIDER_FRIENDS, draw()), cost=2, recruit=1),
    paint_the_town_red.common("Perfect Hunter", INSTINCT, WALL_CRAWL, on_play(draw()), cost=4, attack=1),
    paint_the_town_red.uncommon(
        "Leap from Above", COVERT,
        WALL_CRAWL, superpower(INSTINCT, get(attack=2)),
        cost=6, attack=3,
    ),
    paint_the_town_red.rare(
        "Sting of the Spider", STRENGTH,
        on_play(this_turn_long(on(when(PUT_ON_DECK, who=YOU, whom=any_card), may(draw(a(IT_ON_DECK)))))),
        cost=7, attack=5,
    ),
)  # fmt: skip
