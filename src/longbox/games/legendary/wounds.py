"""Wounds: what Healing does. How they are gained stands with the other changes."""

from __future__ import annotations

from longbox.engine.events import Event
from longbox.games.legendary.changes import KO
from longbox.games.legendary.table import HAND, WOUND, Table


def among(game: Table, hand: list[int]) -> list[int]:
    definition = game.state.definition
    return [card for card in hand if definition[card].kind == WOUND]


def can_heal(game: Table, hand: list[int]) -> bool:
    """Healing is for a turn without recruiting and fighting."""
    return not game.state.busy and bool(among(game, hand))


def heal(game: Table, seat: int) -> None:
    game.state.healed = 1
    wounds = tuple(among(game, game.state.zones[HAND.first + seat]))
    game.happen(Event(KO, seat=seat, cards=wounds, manner="healing"))
