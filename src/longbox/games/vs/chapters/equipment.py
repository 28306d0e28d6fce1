"""What characters carry (rulebook: Playing Equipment).

Equipment lies on its bearer and grants it powers. It goes where its bearer goes, and is KO'd as soon as the bearer is
stunned or leaves play.
"""

from __future__ import annotations

from typing import Final

from longbox.engine.events import Event, EventKind
from longbox.games.vs.table.state import Vs
from longbox.games.vs.table.zones import EQUIPMENT, KO_PILE

KO_EQUIPMENT: Final = EventKind("KO equipment")
"""Told, not listened to: it is part of whatever has befallen the bearer."""


def is_equipment(game: Vs, card: int) -> bool:
    return game.state.definition[card].kind == "equipment"


def carried(game: Vs, character: int) -> list[int]:
    """The equipment on a character."""
    return [card for card in game.on(character) if is_equipment(game, card)]


def ko_equipment(game: Vs, cards: list[int]) -> None:
    """Equipment goes to its owners' KO piles."""
    state = game.state
    for card in cards:
        game.move(card, KO_PILE.at(state.owner[card]))
        state.put("controller", card, state.owner[card])
    if cards:
        game.tell(Event(KO_EQUIPMENT, cards=tuple(cards)))


def part(game: Vs, card: int) -> None:
    """A card that enters or leaves play is on nobody, and has nothing on it any more."""
    game.detach(card)
    ko_equipment(game, carried(game, card))


def come_along(game: Vs, character: int) -> None:
    """What a character carries changes sides with it."""
    seat = game.state.controller[character]
    for card in carried(game, character):
        game.state.put("controller", card, seat)
        game.move(card, EQUIPMENT.at(seat))
