"""The board as data: which spaces, rows and decks there are, in which order, and what lies next to what.

The zones of all spaces are declared in `zones.py`, by name. Which of them a game has now is part of its state:

- `state.cities` has for each city its spaces, from the one that Villains enter to the one that they escape from. Mostly
  there is one. A smaller city is a shorter list, a greater one goes on in spaces that have no name but a number, a
  destroyed space is one that has gone from it, and on the villains' board the list runs the other way.
- `state.villain_decks` has for each Villain Deck the seat of whom it is. Where there are several, each feeds the city
  of its number; else the one deck feeds all cities.
- `state.hq` has the spaces of the HQ. Where there are several Hero Decks, each fills the space of its number.
- Over each space of a city is room for a Location and for other cards, on each space of the HQ for others.

A `Layout` says with which shape a game begins; events change it.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from longbox.games.legendary.table.kinds import (
    BANK,
    BRIDGE,
    HEROES,
    ROOFTOPS,
    SEWERS,
    STREETS,
    UNNAMED,
    VILLAINS,
)
from longbox.games.legendary.table.state import Table
from longbox.games.legendary.table.zones import (
    CITY_ROW,
    HERO_DECK,
    HERO_POOL,
    HERO_POOLS,
    HQ,
    LOCATIONS,
    MADAME_HYDRA,
    NEW_RECRUITS,
    OFFICERS,
    ON_HQ,
    OVER_CITY,
    SIDEKICKS,
    UNSCANNED,
    VILLAIN_DECK,
)

CITIES: Final = {
    HEROES: (SEWERS, BANK, ROOFTOPS, STREETS, BRIDGE),
    VILLAINS: (BRIDGE, STREETS, ROOFTOPS, BANK, SEWERS),
}
"""The whole city of each side's board, from its entrance to its exit."""

USUAL_SIZE: Final = 5
"""So many spaces have the city and the HQ of the board."""

RECRUITED_STACKS: Final = (OFFICERS, MADAME_HYDRA, NEW_RECRUITS, SIDEKICKS)
"""Stacks beside the city whose top card can be recruited; of the others cards are only gained or rescued."""


class Layout(NamedTuple):
    """The shape of the table when a game begins.

    `city` is the number of its spaces, or there are `cities` instead of it, with `names` where they have some: rows of
    spaces from entrance to exit, so many as there are players if they are `for_each_player`. `villain_decks`: each city
    has one of its own, with so many `own_twists` shuffled into it. `sorted_heroes`: a Hero Deck for each class, under
    the spaces of the HQ. `hq` is the number of its spaces.
    """

    city: int = USUAL_SIZE
    cities: tuple[tuple[int, ...], ...] = ()
    names: tuple[str, ...] = ()
    for_each_player: bool = False
    villain_decks: bool = False
    own_twists: int = 0
    sorted_heroes: bool = False
    hq: int = USUAL_SIZE


USUAL: Final = Layout()


def lay_out(game: Table, size: int = USUAL_SIZE) -> None:
    """Open one city of a size."""
    arrange(game, Layout(city=size))


def arrange(game: Table, layout: Layout) -> None:
    """Open the cities, decks and HQ of a game."""
    state = game.state
    state.cities = layout.cities or (row(game, layout.city),)
    state.city_names = layout.names
    if layout.for_each_player:
        state.cities = state.cities[: state.seats]
    if layout.villain_decks:
        everybody = [-1] * len(state.cities)
        state.villain_decks = tuple(range(state.seats) if layout.for_each_player else everybody)
    set_hq(game, tuple(range(layout.hq)))
    if layout.sorted_heroes:
        state.hero_decks = layout.hq
        state.odd_hq = 1


def row(game: Table, size: int) -> tuple[int, ...]:
    """The spaces of a city of a size. A smaller one lacks the spaces nearest to the exit, a greater one has more of
    them beyond the usual last."""
    return (*CITIES[game.state.side], *UNNAMED)[:size]


def set_hq(game: Table, spaces: tuple[int, ...]) -> None:
    """Give the HQ these spaces; `odd_hq` says whether there is anything unusual about it."""
    state = game.state
    state.hq = spaces
    state.odd_hq = int(spaces != tuple(range(USUAL_SIZE)) or state.hero_decks > 1)


# Spaces


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
    return stands(game, space) and not lying_in(game, CITY_ROW.first + space)


def empty_spaces(game: Table) -> list[int]:
    """The spaces in which nobody is, not even face down, whatever lies over them."""
    return [space for space in spaces(game) if not lying_in(game, CITY_ROW.first + space)]


def lying_in(game: Table, zone: int) -> list[int]:
    """What is in the space of a zone, open or face down."""
    zones = game.state.zones
    unseen = zones[zone - CITY_ROW.first + UNSCANNED.first]
    return zones[zone] + unseen if unseen else zones[zone]


def unscanned(game: Table) -> list[int]:
    """What lies face down in the cities."""
    return [card for space in spaces(game) for card in game.state.zones[UNSCANNED.first + space]]


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


def location_zone(space: int) -> int:
    """Where the Location of a space lies."""
    return LOCATIONS.first + space


def zone_under(game: Table, space: int) -> int:
    """The HQ space under a city space; -1: there is none."""
    return HQ.first + space if space < USUAL_SIZE and space in game.state.hq and stands(game, space) else -1


def zone_on_hq(space: int) -> int:
    """Where lies what is put on a space of the HQ."""
    return ON_HQ.first + space


# Decks


def villain_decks(game: Table) -> range:
    """The zones of all Villain Decks."""
    return range(VILLAIN_DECK.first, VILLAIN_DECK.first + len(game.state.villain_decks))


def decks_to_play_from(game: Table, seat: int) -> list[int]:
    """The numbers of the Villain Decks that have a card left for a player: their own, or any that all share."""
    state = game.state
    return [
        number
        for number, owner in enumerate(state.villain_decks)
        if owner in (-1, seat) and state.zones[VILLAIN_DECK.first + number]
    ]


def villain_deck(game: Table) -> int:
    """The zone of the Villain Deck; of several, the one that was played from last."""
    return VILLAIN_DECK.first + game.state.deck


def hero_decks(game: Table) -> range:
    """The zones of all Hero Decks."""
    return range(HERO_DECK.first, HERO_DECK.first + game.state.hero_decks)


def hero_deck(game: Table) -> int:
    """The zone of the Hero Deck; of several, the first that has a card."""
    decks = hero_decks(game)
    for zone in decks:
        if game.state.zones[zone]:
            return zone
    return decks[0]


def deck_over(game: Table, space: int) -> int:
    """The zone of the Hero Deck that fills a space of the HQ."""
    return HERO_DECK.first + (space if game.state.hero_decks > 1 else 0)


def hero_pool(game: Table, deck: int) -> int:
    """The pool of the cards of a Hero Deck: everybody knows what is in each of several, as they are sorted."""
    return HERO_POOLS + deck - HERO_DECK.first if game.state.hero_decks > 1 else HERO_POOL


def hq_zones(game: Table) -> list[int]:
    """The zones of the HQ as it is now."""
    return [HQ.first + space for space in game.state.hq]
