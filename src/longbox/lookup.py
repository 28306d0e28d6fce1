"""Looking things up: the cards of a game and its rules."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

from longbox import catalogue, registry
from longbox.engine.cards import Card
from longbox.engine.rules import Rules


class CardInfo(NamedTuple):
    """A card for reading. One that is not `playable` yet is known by name only."""

    id: str
    name: str
    set: str
    kind: str
    text: str
    playable: bool = True
    numbers: Mapping[str, int] = MappingProxyType({})
    """What is printed: cost, attack and so on, by the game's own words."""
    traits: tuple[str, ...] = ()


def cards(game: str) -> tuple[CardInfo, ...]:
    """All cards of a game in the order of its sets, then those that are not playable yet."""
    rules = registry.rules_of(game)
    found = [info(rules, face) for card in rules.library for face in (card.faces or (card,))]
    found += [CardInfo(id, name, set, kind, "", playable=False) for id, name, set, kind in rules.awaited]
    return tuple(found)


def info(rules: Rules, card: Card) -> CardInfo:
    numbers = MappingProxyType(dict(card.stats))
    return CardInfo(
        card.id, card.name, card.set, card.kind, rules.text(card), True, numbers, tuple(sorted(card.traits))
    )


def rules(game: str) -> tuple[catalogue.Rule, ...]:
    """The rule catalogue of a game."""
    registry.rules_of(game)
    return catalogue.rules(game)
