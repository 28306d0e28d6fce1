"""The core set, as sold in one box."""

from __future__ import annotations

from longbox.games.champions.cards.core import (
    aggression,
    basic,
    black_panther,
    bomb_scare,
    captain_marvel,
    expert,
    iron_man,
    justice,
    klaw,
    leadership,
    legions_of_hydra,
    masters_of_evil,
    protection,
    rhino,
    she_hulk,
    spider_man,
    standard,
    the_doomsday_chair,
    ultron,
    under_attack,
)

SETS = (
    spider_man, captain_marvel, she_hulk, iron_man, black_panther, aggression, justice, leadership, protection, basic,
    rhino, klaw, ultron, bomb_scare, masters_of_evil, under_attack, legions_of_hydra, the_doomsday_chair, standard,
    expert,
)  # fmt: skip
