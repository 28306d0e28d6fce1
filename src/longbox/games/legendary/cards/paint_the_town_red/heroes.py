"""Paint the Town Red: so far a Hero who crawls walls."""

from __future__ import annotations

from longbox.games.legendary.cards.making import PAINT_THE_TOWN_RED, common, hero, rare, uncommon
from longbox.games.legendary.table.abilities import OnPlay, Superpower
from longbox.games.legendary.table.kinds import COVERT, INSTINCT, SPIDER_FRIENDS, STRENGTH
from longbox.games.legendary.vocabulary.keywords.wall_crawl import WallCrawl
from longbox.games.legendary.vocabulary.lasting import whenever_you_put_on_top
from longbox.games.legendary.vocabulary.verbs import Draw, Get

hero(
    "Scarlet Spider", SPIDER_FRIENDS,
    common("Flip Out", STRENGTH, WallCrawl(), Superpower(SPIDER_FRIENDS, Draw()), cost=2, recruit=1),
    common("Perfect Hunter", INSTINCT, WallCrawl(), OnPlay(Draw()), cost=4, attack=1),
    uncommon("Leap from Above", COVERT, WallCrawl(), Superpower(INSTINCT, Get(attack=2)), cost=6, attack=3),
    rare("Sting of the Spider", STRENGTH, OnPlay(whenever_you_put_on_top()), cost=7, attack=5),
    set=PAINT_THE_TOWN_RED,
)  # fmt: skip
