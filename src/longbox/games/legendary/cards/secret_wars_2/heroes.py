"""Secret Wars, Volume 2: so far a Hero on Patrol."""

from longbox.games.legendary.cards.making import Box
from longbox.games.legendary.vocabulary import *

secret_wars = Box("secret wars 2")

secret_wars.hero(
    "Spider-Gwen", SPIDER_FRIENDS,
    secret_wars.common(
        "Fateful Bridge", (INSTINCT, TECH),
        patrol(BRIDGE, DRAW_A_CHEAP_TOP),
        cost=2, attack=2,
    ),
    secret_wars.common(
        "Save the Day", TECH,
        patrol(ROOFTOPS, do(rescue(), get(attack=per_two(bystander)))),
        cost=2, attack=1,
    ),
    secret_wars.uncommon(
        "First Adventure", STRENGTH,
        WALL_CRAWL,
        patrol(BANK, get(attack=1)), patrol(YOUR_VICTORY_PILE, get(attack=1)),
        cost=2, attack=1,
    ),
    secret_wars.rare(
        "Intertwining Webs", COVERT,
        WALL_CRAWL,
        on_play(reveal(top(DECK, 3)), get(attack=per(THOSE.that(costing(most=2)))), put_back(THOSE)),
        cost=2, attack=0,
    ),
)  # fmt: skip
