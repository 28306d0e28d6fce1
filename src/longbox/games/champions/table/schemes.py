"""The schemes in play."""

from __future__ import annotations

from longbox.games.champions.table.state import Champions
from longbox.games.champions.table.zones import SCHEMES


def schemes(game: Champions) -> list[int]:
    return game.state.zones[SCHEMES.first]
