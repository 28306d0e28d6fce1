"""The board as data: which spaces the city has, in which order Villains pass them, and what lies next to what.

The zones of all spaces are declared in `zones.py`, by name. Which of them a game has now is part of its state:
`state.cities` has for each city its spaces, from the one that Villains enter to the one that they escape from. Mostly
there is one. A smaller city is a shorter list, a destroyed space is one that has gone from it, and on the villains'
board the list runs the other way.
"""

from __future__ import annotations

from typing import Final

from longbox.games.legendary.table.kinds import BANK, BRIDGE, HEROES, ROOFTOPS, SEWERS, STREETS, VILLAINS
from longbox.games.legendary.table.state import Table
from longbox.games.legendary.table.zones import CITY_ROW, OFFICERS, OVER_CITY, SIDEKICKS

CITIES: Final = {
    HEROES: (SEWERS, BANK, ROOFTOPS, STREETS, BRIDGE),
    VILLAINS: (BRIDGE, STREETS, ROOFTOPS, BANK, SEWERS),
}
"""The whole city of each side's board, from its entrance to its exit."""

RECRUITED_STACKS: Final = (OFFICERS, SIDEKICKS)
"""Stacks beside the city whose top card can be recruited; of the others cards are only gained or rescued."""


def lay_out(game: Table, size: int | None = None) -> None:
    """Open the city of the players' side; a smaller one lacks the spaces nearest to the exit."""
    game.state.cities = (CITIES[game.state.side][:size],)


def spaces(game: Table) -> list[int]:
    """All spaces that there are, city by city, each from its entrance on."""
    return [space for city in game.state.cities for space in city]


def city_of(game: Table, space: int) -> tuple[int, ...]:
    """The city that a space belongs to; none, if it is destroyed."""
    for city in game.state.cities:
        if space in city:
            return city
    return ()


def stands(game: Table, space: int) -> bool:
    """Whether a space is there, and not destroyed."""
    return bool(city_of(game, space))


def is_empty(game: Table, space: int) -> bool:
    """Whether a space is there and nobody is in it. What is destroyed is not empty."""
    return stands(game, space) and not game.state.zones[CITY_ROW.first + space]


def neighbours(game: Table, space: int) -> tuple[int, ...]:
    """The spaces next to one, that towards the entrance first."""
    city = city_of(game, space)
    at = city.index(space)
    return city[max(0, at - 1) : at] + city[at + 1 : at + 2]


def zone_of(space: int) -> int:
    return CITY_ROW.first + space


def zone_over(space: int) -> int:
    """Where lies what is put over a space."""
    return OVER_CITY.first + space
