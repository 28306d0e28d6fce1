"""Cards that nothing tells apart: of several, one is enough to choose from."""

from __future__ import annotations

from longbox.engine.cards import Card
from longbox.games.champions.table.cards import definitions
from longbox.games.champions.table.state import Champions
from longbox.games.champions.table.zones import HAND, ZONES


def unlike_neighbours(game: Champions, cards: list[int]) -> list[int]:
    """Of cards that are alike and lie side by side, the first."""
    definition = game.state.definition
    kept: list[int] = []
    last: Card | None = None
    for card in cards:
        if definition[card] is not last:
            last = definition[card]
            kept.append(card)
    return kept


def one_of_each(game: Champions, cards: list[int]) -> list[int]:
    """Of cards that are alike, the first."""
    definition = game.state.definition
    kept: list[int] = []
    for card in cards:
        printed = definition[card]
        for one in kept:
            if definition[one] is printed:
                break
        else:
            kept.append(card)
    return kept


def hand_by_name(game: Champions, seat: int) -> list[int]:
    """A hand by name, cards that are alike side by side by their numbers: one number for both is sorted quickest."""
    definition = definitions(game)
    cards = len(definition)
    ranked = [definition[card].rank * cards + card for card in game.state.zones[HAND.first + seat]]
    return [place % cards for place in sorted(ranked)]


def unlike(game: Champions, cards: list[int]) -> list[int]:
    """Of minions that are in every respect alike, the first."""
    state = game.state
    found: dict[object, int] = {}
    for card in cards:
        name = "" if state.face_down[card] else state.definition[card].id
        plain = not game.on(card)
        marks = (state.damage[card], state.counters[card])
        found.setdefault((name, marks) if plain else card, card)
    return list(found.values())


def are_alike(game: Champions, one: int, other: int) -> bool:
    """Whether it is all the same which of two cards is used: copies in one hand or pile are."""
    if one == other:
        return True
    state = game.state
    zone = state.zone[one]
    same = state.definition[one] is state.definition[other] and zone == state.zone[other]
    return same and not ZONES.in_play[zone]
