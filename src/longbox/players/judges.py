"""How good a position is for a seat; every game has a judge of its own (`clients/<game>/judge.py`).

A judge reads a view and gives points by purpose, which is a message ("hold back the threat"), so that the sum can be
compared and the purposes can be told. It need not know much: the player that uses it has already played on to a quiet
moment. Beside it stand the game's habits: how readily a quick player takes an option with a certain verb.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from longbox.clients import part_of

View = dict[str, Any]
Points = dict[str, float]


class Judge(NamedTuple):
    """A game's sense of what is good: `points` for a position, and `habits` for playing on quickly.

    `zones` are the kinds of zones whose cards it looks at (None: all); of others it knows only how many there are.
    """

    points: Callable[[View, int], Points]
    habits: Mapping[str, float]
    zones: frozenset[str] | None = None


def judge_of(game: str) -> Judge:
    return part_of(game, "judge", Judge)
