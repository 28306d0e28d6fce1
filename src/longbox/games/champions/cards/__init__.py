"""All cards of the library, box by box."""

from __future__ import annotations

from longbox.engine.cards import Library
from longbox.games.champions.cards import core
from longbox.games.champions.table.cards import ChampionsCard

BOXES = (core.SETS,)
"""The sets of each box, in the order in which they came out."""


def library() -> Library:
    found = Library()
    for sets in BOXES:
        for card in (card for module in sets for card in module.CARDS):
            found.add(card)
    for rank, card in enumerate(sorted(found, key=lambda card: card.id)):
        assert isinstance(card, ChampionsCard)
        card.rank = rank
    return found
