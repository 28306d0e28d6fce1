"""All cards of the library, set by set."""

from __future__ import annotations

from longbox.engine.cards import Library
from longbox.games.champions.cards import (
    aggression,
    basic,
    bomb_scare,
    captain_marvel,
    expert,
    justice,
    rhino,
    spider_man,
    standard,
)

SETS = (spider_man, captain_marvel, justice, aggression, basic, rhino, bomb_scare, standard, expert)


def library() -> Library:
    found = Library()
    for module in SETS:
        for card in module.CARDS:
            found.add(card)
    return found
