"""What lies on or under an encounter card: cards of players, and damage that it takes for another."""

from __future__ import annotations

from typing import Final

from longbox.engine.events import Event, EventKind
from longbox.games.champions.table.state import Champions
from longbox.games.champions.table.zones import TUCKED


def apply_tuck(game: Champions, event: Event) -> None:
    game.move(event.card, TUCKED.at())
    game.attach(event.card, event.target)


def apply_soaked(game: Champions, event: Event) -> None:
    game.state.add("damage", event.card, event.amount)


TUCKED_AWAY: Final = EventKind("tuck", apply_tuck)
SOAKED: Final = EventKind("soak damage", apply_soaked)


def under(game: Champions, card: int) -> list[int]:
    state = game.state
    return [one for one in state.zones[TUCKED.at()] if state.host[one] == card]
