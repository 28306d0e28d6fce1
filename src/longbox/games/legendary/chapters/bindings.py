"""Bindings: how they are gained, and what bars whoever has betrayed another player by them."""

from __future__ import annotations

from typing import Final

from longbox.engine.events import Doing, Event, EventKind
from longbox.engine.history import has_happened
from longbox.games.legendary.chapters.gaining import apply_gain
from longbox.games.legendary.table.kinds import BINDING, VILLAINS
from longbox.games.legendary.table.state import Table
from longbox.games.legendary.table.zones import BINDINGS


def apply_bindings(game: Table, event: Event) -> None:
    """The top card of their stack, or certain ones that another player passes on."""
    stack = game.state.zones[BINDINGS.first]
    if not event.cards and not stack:
        event.cancelled = True
        game.tell(Event(NO_BINDINGS, seat=event.seat))
        return
    event.cards = event.cards or (stack[-1],)
    event.amount = len(event.cards)
    apply_gain(game, event)


GAIN_BINDINGS: Final = EventKind(
    "gain bindings", apply_bindings, remembered=True, doing=Doing("{gain}", rest="a {Bindings}")
)
NO_BINDINGS: Final = EventKind("no bindings left")


def among(game: Table, hand: list[int]) -> list[int]:
    definition = game.state.definition
    return [card for card in hand if definition[card].kind == BINDING]


BETRAY: Final = EventKind("betray", quiet=True, remembered=True)


def has_betrayed(game: Table, seat: int, card: int, target: int) -> bool:
    return VILLAINS in game.state.sides and has_happened(game, BETRAY)
