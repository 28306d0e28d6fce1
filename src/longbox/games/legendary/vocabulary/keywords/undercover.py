"""Undercover: S.H.I.E.L.D. Heroes leave for missions of their own, and are worth a point."""

from __future__ import annotations

from typing import Final

from longbox.engine.effects.deeds import Deed
from longbox.engine.events import Event, EventKind
from longbox.engine.frames import Scope
from longbox.games.legendary.chapters.gaining import give
from longbox.games.legendary.table.state import Table
from longbox.games.legendary.table.zones import VICTORY

WORTH: Final = 1


def apply_undercover(game: Table, event: Event) -> None:
    for card in event.cards:
        give(game, card, event.seat, VICTORY.first + event.seat)
        game.state.put("worth", card, WORTH)


UNDERCOVER: Final = EventKind("undercover", apply_undercover)


def send_them_undercover(game: Table, scope: Scope, cards: list[int], amount: int) -> None:
    if cards:
        game.happen(Event(UNDERCOVER, seat=scope.you, cards=tuple(cards), source=scope.source))


send_undercover: Final = Deed("send", "{whom} {Undercover}", act=send_them_undercover, moves=True, key="undercover").to
