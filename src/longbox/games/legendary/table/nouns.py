"""Cards in some place, as the rules speak of them and as cards do."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from longbox.engine.effects.nouns import Kind, Test, anything, of_all, of_seat
from longbox.engine.frames import Scope
from longbox.engine.words import Say
from longbox.engine.zones import ZoneKind
from longbox.games.legendary.table.speech import by_person
from longbox.games.legendary.table.state import Table
from longbox.games.legendary.table.zones import CITY_ROW, HAND, HQ

DEAREST_LOST: Final = 6
"""Escapes and solo Twists take Heroes of at most this cost from the HQ."""


@dataclass(frozen=True, eq=False)
class Cards(Kind):
    """Cards in some place, said of you or of others."""

    def words(self, say: Say) -> str:
        return by_person(say, self.singular)

    def that(self, singular: str, test: Test, plural: str = "") -> Cards:
        narrower = super().that(singular, test, plural)
        return Cards(narrower.singular, narrower.where, narrower.test, narrower.plural)


def yours(singular: str, plural: str, test: Test, *zones: ZoneKind) -> Cards:
    """Cards in your zones of these kinds."""

    def where(game: Table, scope: Scope) -> list[int]:
        found: list[int] = []
        for kind in zones:
            found += game.state.zones[kind.first + scope.you]
        return found

    return Cards(singular, of_seat(zones[0]) if len(zones) == 1 else where, test, plural)


card_in_hand: Final = yours("card from your hand", "cards from your hand", anything, HAND)
villain_in_city: Final = Cards("Villain in the city", of_all(CITY_ROW), anything, "Villains in the city")
hero_in_hq: Final = Cards("Hero in the HQ", of_all(HQ), anything, "Heroes in the HQ")
cheap_hero_in_hq: Final = hero_in_hq.that(
    f"{{}} that costs {DEAREST_LOST} or less",
    lambda game, scope, card: game.state.definition[card].stats["cost"] <= DEAREST_LOST,
)
