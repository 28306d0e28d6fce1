"""Unique cards: when two are the same person, and whether one is in play already."""

from __future__ import annotations

from longbox.games.champions.table.cards import Names, definitions
from longbox.games.champions.table.state import Champions
from longbox.games.champions.table.zones import ZONES_IN_PLAY


def match_in_play(game: Champions, card: int) -> bool:
    """Whether a unique card that matches this unique card is in play under anyone's control."""
    definition = definitions(game)
    names = definition[card].names
    if names is None:
        return False
    state = game.state
    for zone in ZONES_IN_PLAY[state.seats]:
        for other in state.zones[zone]:
            others = definition[other].names
            if others is not None and matches(names, others) and other != card and not state.face_down[other]:
                return True
    return False


def matches(one: Names, other: Names) -> bool:
    """Two unique cards are the same person: same bare title, or one's other name is a name of the other."""
    title, names = one
    other_title, other_names = other
    if title == other_title and (not names or not other_names):
        return True
    return other_title in names or title in other_names or not names.isdisjoint(other_names)
