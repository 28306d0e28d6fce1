"""Secret Wars, Volume 2: so far a Hero on Patrol."""

from longbox.games.legendary.cards.making import Box
from longbox.games.legendary.vocabulary import *

secret_wars = Box("secret wars 2")

secret_wars.hero(
    "Spider-Gwen", SPIDER_FRIENDS,
    secret_wars.common(
        "Fateful Bridge", INSTINCT,
        patrol(CitySpace(BRIDGE), DRAW_A_CHEAP_TOP),
        cost=2, attack=2, also=TECH,
    ),
    secret_wars.common(
        "Save the Day", TECH,
        patrol(CitySpace(ROOFTOPS), do(rescue(), get(attack=per_two(won_bystander)))),
        cost=2, attack=1,
    ),
    secret_wars.uncommon(
        "First Adventure", STRENGTH,
        WallCrawl(),
        patrol(CitySpace(BANK), get(attack=1)), patrol(Pile(VICTORY, "your Victory Pile"), get(attack=1)),
        cost=2, attack=1,
    ),
    secret_wars.rare(
        "Intertwining Webs", COVERT,
        WallCrawl(),
        OnPlay(
            do(
                reveal(top(DECK, 3)),
                get(attack=per(THOSE.that(costing(most=2)))),
                put_back(THOSE),
            )
        ),
        cost=2, attack=0,
    ),
)  # fmt: skip
