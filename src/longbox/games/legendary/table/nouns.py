"""Cards in some place, as the rules speak of them and as cards do."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from longbox.engine.effects.adjectives import Having, Is, Measure
from longbox.engine.effects.nouns import Cards
from longbox.engine.effects.places import InThe, InYour
from longbox.engine.frames import Scope
from longbox.engine.game import Game
from longbox.games.legendary.table.enemies import is_foe, is_villain
from longbox.games.legendary.table.state import Table
from longbox.games.legendary.table.zones import CITY_ROW, HAND, HQ

DEAREST_LOST: Final = 6
"""Escapes and solo Twists take Heroes of at most this cost from the HQ."""


def printed_cost(game: Game[Any], card: int) -> int:
    """What has no cost counts 0."""
    return game.state.definition[card].stats.get("cost", 0)


@dataclass(frozen=True, eq=False)
class InTheCity(InThe):
    """What stands there is a Villain, but for a Mastermind."""

    def cards(self, game: Game[Any], scope: Scope) -> list[int]:
        found = super().cards(game, scope)
        return [card for card in found if is_villain(game, card)] if game.state.in_city else found

    def fits(self, game: Game[Any], scope: Scope, card: int) -> bool:
        return super().fits(game, scope, card) and (not game.state.in_city or is_villain(game, card))


COST: Final = Measure("{cost}", printed_cost, "with a {cost} of {bound}")

IN_HAND: Final = InYour((HAND,), "{from} {your} hand")
IN_CITY: Final = InTheCity((CITY_ROW,), "in the {city}")
IN_HQ: Final = InThe((HQ,), "in the {HQ}")


def is_no_foe(game: Table, scope: Scope, card: int) -> bool:
    """In some games enemies lie in the HQ, too."""
    return not (game.state.enemies_elsewhere and is_foe(game, card))


card_in_hand: Final = Cards("card", IN_HAND)
villain_in_city: Final = Cards("{Villain}", IN_CITY)
hero_in_hq: Final = Cards("{Hero}", IN_HQ, (Is("", is_no_foe),))
cheap_hero_in_hq: Final = hero_in_hq.that(Having(COST, most=DEAREST_LOST))
