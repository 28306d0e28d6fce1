"""The shape of the board as words: cities that change."""

from __future__ import annotations

from typing import Final

from longbox.engine.effects.deeds import Deed
from longbox.engine.frames import Scope
from longbox.games.legendary.chapters import city
from longbox.games.legendary.table.board import Layout
from longbox.games.legendary.table.state import Table


def change_city(game: Table, scope: Scope, cards: list[int], amount: int) -> None:
    city.change_size(game, scope, amount)


CHANGE_CITY: Final = Deed("have", "space", "spaces", act=change_city, subject="the {city}")

city_has: Final = CHANGE_CITY.so_many
"""The city gets spaces beyond its exit or loses those next to it, until it has so many."""


def hq_of(spaces: int) -> Layout:
    """The shape of a table whose HQ has so many spaces."""
    return Layout(hq=spaces)
