"""What changes over a game and tells how it goes: one measure or two for each game (`clients/<game>/curves.py`)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from longbox import Match
from longbox.clients import part_of
from longbox.seen import Seen

Measure = tuple[int, str, float]
"""A seat (-1: of all together), what is measured, and its value."""


class Curves(NamedTuple):
    """What is measured in a game, and the kinds of zones that must be looked at for it."""

    measures: Callable[[Seen], Iterator[Measure]]
    zones: frozenset[str]


def curves_of(game: str) -> Curves:
    return part_of(game, "curves", Curves)


def measures(match: Match) -> Iterator[Measure]:
    curves = curves_of(match.name)
    return curves.measures(Seen(match.view(None, curves.zones)))
