"""Wounds: what Healing does. How they are gained stands with the other changes."""

from __future__ import annotations

from longbox.engine.events import Event
from longbox.games.legendary.changes import KO
from longbox.games.legendary.table import HAND, WOUND, Table


def wounds_in_hand(game: Table, seat: int) -> tuple[int, ...]:
    definition = game.state.definition
    return tuple(card for card in game.state.zones[HAND.first + seat] if definition[card].kind == WOUND)


def can_heal(game: Table, seat: int) -> bool:
    """Healing is for a turn without recruiting and fighting."""
    return not game.state.busy and bool(wounds_in_hand(game, seat))


def heal(game: Table, seat: int) -> None:
    game.state.healed = 1
    game.happen(Event(KO, seat=seat, cards=wounds_in_hand(game, seat), manner="healing"))
