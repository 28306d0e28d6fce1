"""The shape of the board as words: cities that change."""

from __future__ import annotations

from typing import Final

from longbox.engine.effects.deeds import Deed
from longbox.engine.frames import Scope
from longbox.engine.language import message
from longbox.games.legendary.chapters import city
from longbox.games.legendary.table.board import Layout
from longbox.games.legendary.table.cards import Beside
from longbox.games.legendary.table.kinds import BANK, BRIDGE, ROOFTOPS, SEWERS, STREETS, UNNAMED
from longbox.games.legendary.table.state import Table


def change_city(game: Table, scope: Scope, cards: list[int], amount: int) -> None:
    city.change_size(game, scope, amount)


CHANGE_CITY: Final = Deed("have", "single space", "spaces", act=change_city, subject="the {city}")

city_has: Final = CHANGE_CITY.so_many
"""The city gets spaces beyond its exit or loses those next to it, until it has so many."""

TWO_DIMENSIONS: Final = Layout(
    cities=((ROOFTOPS, STREETS, BRIDGE), tuple(UNNAMED)[:3]),
    names=(message("the main {city}"), message("the {city} of the parallel dimension")),
)
"""What is left of the city beside the Villain Deck, and another one that Villains may enter as well."""
A_DIMENSION_EACH: Final = Layout(
    cities=((SEWERS,), (BANK,), (ROOFTOPS,), (STREETS,), (BRIDGE,)),
    for_each_player=True,
    villain_decks=True,
    own_twists=2,
)
"""No city but a space for each player, with a Villain Deck of its own."""


def beside(*, bystanders: int = 0, villain: str = "", henchmen: str = "", each: int = 0) -> Beside:
    """What lies beside a Scheme from the start."""
    return Beside(bystanders, villain, henchmen, each)


def hq_of(spaces: int) -> Layout:
    """The shape of a table whose HQ has so many spaces."""
    return Layout(hq=spaces)


def city_of(spaces: int) -> Layout:
    """The shape of a table whose city has so many spaces."""
    return Layout(city=spaces)
