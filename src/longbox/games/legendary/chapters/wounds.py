"""Wounds: how they are gained, and what Healing does."""

from __future__ import annotations

from typing import Final

from longbox.engine.events import Event, EventKind
from longbox.games.legendary.chapters.gaining import apply_gain
from longbox.games.legendary.chapters.knocking_out import KO
from longbox.games.legendary.table.kinds import WOUND
from longbox.games.legendary.table.state import Table
from longbox.games.legendary.table.zones import HAND, WOUNDS


def apply_wound(game: Table, event: Event) -> None:
    stack = game.state.zones[WOUNDS.first]
    if not stack:
        event.cancelled = True
        game.tell(Event(NO_WOUNDS, seat=event.seat))
        return
    event.cards = (stack[-1],)
    event.amount = 1
    apply_gain(game, event)


GAIN_WOUND: Final = EventKind("gain wound", apply_wound)
NO_WOUNDS: Final = EventKind("no wounds left")


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
