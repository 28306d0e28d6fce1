"""All cards of the library, set by set."""

from __future__ import annotations

from longbox.engine.cards import Library
from longbox.games.champions.cards import (
    aggression,
    basic,
    black_panther,
    bomb_scare,
    captain_marvel,
    expert,
    iron_man,
    justice,
    leadership,
    protection,
    rhino,
    she_hulk,
    spider_man,
    standard,
    ultron,
)

SETS = (
    spider_man, captain_marvel, iron_man, black_panther, she_hulk, aggression, justice, leadership, protection, basic,
    rhino, ultron, bomb_scare, standard, expert,
)  # fmt: skip


def library() -> Library:
    found = Library()
    for module in SETS:
        for card in module.CARDS:
            found.add(card)
    return found
