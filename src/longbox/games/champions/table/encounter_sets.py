"""Encounter sets: which modular ones there are, and the cards of each."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Final

from longbox.engine.cards import Card, Library
from longbox.games.champions.table import kinds

MODULAR: Final = ("bomb-scare", "masters-of-evil", "under-attack", "legions-of-hydra", "the-doomsday-chair")
ENCOUNTER_KINDS: Final = (kinds.MINION, kinds.TREACHERY, kinds.ATTACHMENT, kinds.SIDE_SCHEME, kinds.ENVIRONMENT)


@cache
def set_cards(library: Library, name: str) -> tuple[Card, ...]:
    """The cards of an encounter set that go into the encounter deck, each as often as it is there."""
    of_set = name.replace("-", "_")
    cards = [card for card in library if card.set == of_set and card.kind in ENCOUNTER_KINDS]
    return tuple(card for card in cards for _ in range(card.copies))


def cards_of_sets(library: Library, names: Iterable[str]) -> list[Card]:
    return [card for name in names for card in set_cards(library, name)]


def underscored(name: str) -> str:
    """A set as cards name it."""
    return name.replace("-", "_")
