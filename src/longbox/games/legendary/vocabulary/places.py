"""Where the cards are that effects speak of."""

from __future__ import annotations

from typing import Final

from longbox.engine import slots
from longbox.engine.effects.moving import pile
from longbox.engine.effects.places import Among, InThe, InYour
from longbox.engine.frames import Scope
from longbox.games.legendary.table import nouns, zones
from longbox.games.legendary.table.state import Table
from longbox.games.legendary.table.zones import (
    ARTIFACTS,
    BESIDE_SCHEME,
    CITY_ROW,
    DISCARD,
    ESCAPED,
    HAND,
    KO_PILE,
    MASTERMIND_SPACE,
    PLAYED,
    VICTORY,
)


def under_this(game: Table, scope: Scope) -> list[int]:
    return list(game.on(scope.source))


DECK: Final = pile("{your} deck", zones.DECK)
IN_HAND: Final = InYour((HAND,), "in {your} hand")
FROM_HAND: Final[InYour] = nouns.FROM_HAND
FROM_DISCARD_PILE: Final = InYour((DISCARD,), "from {your} discard pile")
FROM_HAND_OR_DISCARD_PILE: Final = InYour((HAND, DISCARD), "from {your} hand or {your} discard pile")
YOU_HAVE: Final = InYour((HAND, PLAYED, ARTIFACTS), "{you} have")
YOU_OWN: Final = InYour((zones.DECK, HAND, PLAYED, ARTIFACTS, DISCARD, VICTORY), "{you} own")
YOU_CONTROL: Final = InYour((ARTIFACTS,), "{you} control")
IN_VICTORY_PILE: Final = InYour((VICTORY,), "in {your} Victory Pile")
FROM_VICTORY_PILE: Final = InYour((VICTORY,), "from {your} Victory Pile")
IN_CITY: Final[InThe] = nouns.IN_CITY
CITY: Final = InThe((CITY_ROW,), "")
"""The city, where an adjective says the space."""
IN_HQ: Final[InThe] = nouns.IN_HQ
IN_KO_PILE: Final = InThe((KO_PILE,), "in the KO pile")
IN_CITY_OR_BEHIND_IT: Final = InThe((CITY_ROW, MASTERMIND_SPACE), "")
MASTERMINDS_PLACE: Final = InThe((MASTERMIND_SPACE,), "")
UNDER_THIS: Final = Among(under_this, "under {this}")
ESCAPED_ONES: Final = InThe((ESCAPED,), "has escaped", "have escaped")
CARRIED_OFF: Final = InThe((ESCAPED,), "has been carried off", "have been carried off by Villains that escaped")
IN_ESCAPE_PILE: Final = InThe((ESCAPED,), "lies in the Escape pile", "lie in the Escape pile")
BESIDE_THE_SCHEME: Final = InThe((BESIDE_SCHEME,), "beside the Scheme")


def held_by_it(game: Table, scope: Scope) -> list[int]:
    return [held for card in scope[slots.IT] for held in game.on(card)]


HELD_BY_IT: Final = Among(held_by_it, "it holds")
"""Under the enemy that is spoken of."""
