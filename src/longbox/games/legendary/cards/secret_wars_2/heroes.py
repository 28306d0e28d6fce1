"""Secret Wars, Volume 2: so far a Hero on Patrol."""

from __future__ import annotations

from longbox.engine.effects.flow import do
from longbox.engine.effects.nouns import anything
from longbox.games.legendary.cards.making import SECRET_WARS_2, common, hero, rare, uncommon
from longbox.games.legendary.table.abilities import OnPlay
from longbox.games.legendary.table.kinds import BANK, BRIDGE, COVERT, INSTINCT, ROOFTOPS, SPIDER_FRIENDS, STRENGTH, TECH
from longbox.games.legendary.table.zones import VICTORY
from longbox.games.legendary.vocabulary.amounts import PerCard, PerTwo
from longbox.games.legendary.vocabulary.deck import (
    DRAW_A_CHEAP_TOP,
    LookAtTop,
    PutBackInAnyOrder,
    TheTop,
    costs_two_or_less,
)
from longbox.games.legendary.vocabulary.keywords.patrol import CitySpace, Pile, patrol
from longbox.games.legendary.vocabulary.keywords.wall_crawl import WallCrawl
from longbox.games.legendary.vocabulary.nouns import won_bystander
from longbox.games.legendary.vocabulary.verbs import Get, Rescue

hero(
    "Spider-Gwen", SPIDER_FRIENDS,
    common("Fateful Bridge", INSTINCT, patrol(CitySpace(BRIDGE), DRAW_A_CHEAP_TOP), cost=2, attack=2, also=TECH),
    common(
        "Save the Day", TECH,
        patrol(CitySpace(ROOFTOPS), do(Rescue(), Get(attack=PerTwo(won_bystander)))),
        cost=2, attack=1,
    ),
    uncommon(
        "First Adventure", STRENGTH,
        WallCrawl(),
        patrol(CitySpace(BANK), Get(attack=1)), patrol(Pile(VICTORY, "your Victory Pile"), Get(attack=1)),
        cost=2, attack=1,
    ),
    rare(
        "Intertwining Webs", COVERT,
        WallCrawl(),
        OnPlay(
            do(
                LookAtTop(3),
                Get(attack=PerCard(TheTop(costs_two_or_less, "of these that costs 2 or less"))),
                PutBackInAnyOrder(TheTop(anything, "them")),
            )
        ),
        cost=2, attack=0,
    ),
    set=SECRET_WARS_2,
)  # fmt: skip
