"""Discarding cards."""

from __future__ import annotations

from typing import Final

from longbox.engine import history
from longbox.engine.effects.deeds import Deed
from longbox.engine.events import Case, Doing, Event, EventKind
from longbox.engine.frames import Scope
from longbox.games.legendary.chapters import shards
from longbox.games.legendary.table import notes
from longbox.games.legendary.table.state import Table
from longbox.games.legendary.table.zones import DISCARD, HAND


def apply_discard(game: Table, event: Event) -> None:
    state = game.state
    hand = HAND.first + event.seat
    event.notes[notes.FROM_HAND] = tuple([card for card in event.cards if state.zone[card] == hand])
    for card in event.cards:
        if state.shards[card]:
            shards.take_off(game, card)
    game.move_all(event.cards, DISCARD.first + event.seat)


def discard_cases(event: Event) -> list[Case]:
    """Those that were in hand were on their player's side; others come from a deck, or from what was played."""
    by = (event.source,)
    hand = event.notes.get(notes.FROM_HAND, ())
    return [Case(card, by, event.seat, event.seat if card in hand else -1) for card in event.cards]


DISCARDS: Final = EventKind(
    "discard", apply_discard, cases=discard_cases, remembered=True, doing=Doing("discard", "discarded")
)


def from_hand_this_turn(game: Table, seat: int) -> int:
    """How many cards a player has discarded from hand this turn."""
    return sum([case.side == seat for cases in history.events(game, DISCARDS) for case in cases])


def discard(game: Table, scope: Scope, cards: list[int], manner: str) -> None:
    """`manner` tells whether a card asks for it or the rules do."""
    if cards:
        game.happen(Event(DISCARDS, seat=scope.you, cards=tuple(cards), source=scope.source, manner=manner))


def discard_them(game: Table, scope: Scope, cards: list[int], amount: int) -> None:
    discard(game, scope, cards, "effect")


DISCARD_THEM: Final = Deed("discard", act=discard_them, moves=True, key="discard")
