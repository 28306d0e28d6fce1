"""The shape of the board as words: cities that change, the decks that there are."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from longbox.engine.effects.deeds import Deed
from longbox.engine.effects.moving import Pile
from longbox.engine.frames import Scope
from longbox.engine.game import Game
from longbox.games.legendary.chapters import city
from longbox.games.legendary.table.board import hero_deck, villain_deck
from longbox.games.legendary.table.state import Table
from longbox.games.legendary.table.zones import HERO_DECKS, VILLAIN_DECKS


def change_city(game: Table, scope: Scope, cards: list[int], amount: int) -> None:
    city.change_size(game, scope, amount)


CHANGE_CITY: Final = Deed("have", "space", "spaces", act=change_city, subject="the {city}")

city_has: Final = CHANGE_CITY.so_many
"""The city gets spaces beyond its exit or loses those next to it, until it has so many."""


@dataclass(frozen=True, eq=False)
class SharedDeck(Pile):
    """A deck that all share. Of several, it is the one that `find` says: that of which a card was played last."""

    find: Callable[[Table], int]

    def zones(self, game: Game[Any], scope: Scope) -> list[int]:
        return [self.find(game)]


THE_VILLAIN_DECK: Final = SharedDeck(VILLAIN_DECKS, "the {Villain} Deck", villain_deck)
THE_HERO_DECK: Final = SharedDeck(HERO_DECKS, "the {Hero} Deck", hero_deck)
