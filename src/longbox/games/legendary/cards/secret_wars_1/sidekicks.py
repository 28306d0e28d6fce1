"""Secret Wars, Volume 1: so far its Sidekicks, a stack of Heroes that any game may have besides."""

from __future__ import annotations

from longbox.engine.effects.flow import do
from longbox.games.legendary.cards.making import SECRET_WARS_1, basic_hero
from longbox.games.legendary.table.abilities import OnPlay
from longbox.games.legendary.table.zones import SIDEKICKS
from longbox.games.legendary.vocabulary.flow import may
from longbox.games.legendary.vocabulary.sidekicks import IsSidekick, ReturnToSidekicks
from longbox.games.legendary.vocabulary.verbs import Draw

basic_hero(
    "Sidekick",
    "",
    OnPlay(may(do(ReturnToSidekicks(), Draw(2)), IsSidekick())),
    stack=SIDEKICKS.name,
    copies=15,
    cost=2,
    set=SECRET_WARS_1,
)
