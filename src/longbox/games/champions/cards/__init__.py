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
from longbox.games.champions.printed import ChampionsCard

SETS = (
    spider_man, captain_marvel, she_hulk, iron_man, black_panther, aggression, justice, leadership, protection, basic,
    rhino, klaw, ultron, bomb_scare, masters_of_evil, under_attack, legions_of_hydra, the_doomsday_chair, standard,
    expert,
)  # fmt: skip


def library() -> Library:
    found = Library()
    for module in SETS:
        for card in module.CARDS:
            found.add(card)
    for rank, card in enumerate(sorted(found, key=lambda card: card.id)):
        assert isinstance(card, ChampionsCard)
        card.rank = rank
    return found
