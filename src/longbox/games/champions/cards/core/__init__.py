"""The core set, as sold in one box."""

from __future__ import annotations

from longbox.games.champions.cards.core import (
    aggression,
    basic,
    black_panther,
    captain_marvel,
    iron_man,
    justice,
    klaw,
    leadership,
    modular,
    protection,
    rhino,
    she_hulk,
    spider_man,
    standard,
    ultron,
)

SETS = (
    spider_man, captain_marvel, she_hulk, iron_man, black_panther, aggression, justice, leadership, protection, basic,
    rhino, klaw, ultron, modular, standard,
)  # fmt: skip
