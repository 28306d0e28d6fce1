"""Discarding cards."""

from __future__ import annotations

from typing import Final

from longbox.engine.effects.deeds import Deed
from longbox.engine.events import Doing, Event, EventKind
from longbox.engine.frames import Scope
from longbox.games.legendary.table.state import Table
from longbox.games.legendary.table.zones import DISCARD


def apply_discard(game: Table, event: Event) -> None:
    game.move_all(event.cards, DISCARD.first + event.seat)


DISCARDS: Final = EventKind("discard", apply_discard, remembered=True, doing=Doing("discard", "discarded"))


def discard(game: Table, scope: Scope, cards: list[int], manner: str) -> None:
    """`manner` tells whether a card asks for it or the rules do."""
    if cards:
        game.happen(Event(DISCARDS, seat=scope.you, cards=tuple(cards), source=scope.source, manner=manner))


def discard_them(game: Table, scope: Scope, cards: list[int], amount: int) -> None:
    discard(game, scope, cards, "effect")


DISCARD_THEM: Final = Deed("discard", act=discard_them, moves=True, key="discard")
