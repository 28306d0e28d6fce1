"""Hidden characters (rulebook: Game Terms, Hide).

Whoever hides lies face down like the stunned, and so neither fights nor protects nor has powers; but it is ready, was
not wounded, and does not recover: only the effect that hid it brings it out again.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from longbox.engine.events import Event, EventKind
from longbox.games.vs.chapters.equipment import carried, ko_equipment
from longbox.games.vs.chapters.stun import leave_combat
from longbox.games.vs.table.characters import face_up, in_a_row
from longbox.games.vs.table.state import Vs


def apply_hide(game: Vs, event: Event) -> None:
    state = game.state
    for card in event.cards:
        leave_combat(game, card)
        ko_equipment(game, carried(game, card))
        state.put("counters", card, 0)
        state.put("exhausted", card, 0)
        state.put("hidden", card, 1)
        game.turn_down(card)


def apply_come_out(game: Vs, event: Event) -> None:
    for card in event.cards:
        game.state.put("hidden", card, 0)
        game.turn_down(card, False)


HIDE: Final = EventKind("hide", apply_hide)
COME_OUT: Final = EventKind("come out of hiding", apply_come_out)


def hide(game: Vs, cards: Iterable[int], *, seat: int, source: int) -> None:
    able = tuple(card for card in cards if in_a_row(game, card) and face_up(game, card))
    if able:
        game.happen(Event(HIDE, seat=seat, cards=able, source=source))


def come_out(game: Vs, cards: Iterable[int], *, seat: int, source: int) -> None:
    able = tuple(card for card in cards if game.state.hidden[card])
    if able:
        game.happen(Event(COME_OUT, seat=seat, cards=able, source=source))
