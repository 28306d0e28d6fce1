"""Spider-Man Homecoming: so far the Hero whose cards are all there, and are lent to others."""

from __future__ import annotations

from longbox.engine.effects.flow import do
from longbox.games.legendary.cards.making import SPIDER_MAN_HOMECOMING, common, hero, rare, uncommon
from longbox.games.legendary.table.abilities import OnPlay, Superpower
from longbox.games.legendary.table.kinds import COVERT, INSTINCT, SPIDER_FRIENDS
from longbox.games.legendary.table.nouns import villain_in_city
from longbox.games.legendary.vocabulary.keywords.coordinate import Coordinate, two_for_a_coordinated_card
from longbox.games.legendary.vocabulary.lasting import this_turn
from longbox.games.legendary.vocabulary.nouns import enemy, perhaps_a
from longbox.games.legendary.vocabulary.prices import RecruitWillDo, next_mastermind_fight
from longbox.games.legendary.vocabulary.verbs import Get

hero(
    "Peter's Allies", SPIDER_FRIENDS,
    common("Michelle", COVERT, OnPlay(RecruitWillDo(perhaps_a(enemy))), cost=3, recruit=2),
    common("Ned", COVERT, Coordinate(), Superpower(COVERT, Get(recruit=2)), cost=2, recruit=1),
    uncommon("Liz", INSTINCT, two_for_a_coordinated_card(), cost=6, recruit=4),
    rare(
        "May Parker", COVERT,
        Coordinate(),
        Superpower(
            SPIDER_FRIENDS,
            do(this_turn(villain_in_city, -2, "each Villain has 2 less Attack"), next_mastermind_fight(-2)),
        ),
        cost=7, recruit=5,
    ),
    set=SPIDER_MAN_HOMECOMING,
)  # fmt: skip
