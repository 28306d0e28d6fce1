"""The schemes in play."""

from __future__ import annotations

from longbox.games.champions.table.state import Champions
from longbox.games.champions.table.zones import SCHEMES


def schemes(game: Champions) -> list[int]:
    return game.state.zones[SCHEMES.first]


def main_scheme(game: Champions) -> int:
    """What a rule or a card means by "the main scheme", where it does not speak of each: the first that is there."""
    return game.state.main_schemes[0]
