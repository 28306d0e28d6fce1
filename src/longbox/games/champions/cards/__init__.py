"""All cards of the library, box by box."""

from __future__ import annotations

from longbox.engine.cards import Library
from longbox.games.champions.cards import core
from longbox.games.champions.table.cards import ChampionsCard

SETS = core.SETS


def library() -> Library:
    found = Library()
    for module in SETS:
        for card in module.CARDS:
            found.add(card)
    for rank, card in enumerate(sorted(found, key=lambda card: card.id)):
        assert isinstance(card, ChampionsCard)
        card.rank = rank
    return found
