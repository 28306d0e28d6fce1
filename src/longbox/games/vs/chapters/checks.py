"""What the rules look at after each event: namesakes, levels, characters without DEF, fatal wounds, the end."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from longbox.engine.events import Event, EventKind
from longbox.games.vs.chapters import (
    capture,
    equipping,
    levels,
    payment,
    plot_twists,
    resources,
    rows,
    stun,
    transform,
    winning,
)
from longbox.games.vs.table.state import Vs
from longbox.games.vs.table.zones import HAND

LEAVING_HAND: Final = frozenset(
    (
        resources.DISCARD,
        resources.GAIN_RESOURCE,
        payment.PAY_SYMBOLS,
        plot_twists.PLAY_TWIST,
        rows.APPEAR,
        equipping.EQUIP,
    )
)
"""The events by which cards leave hands."""


FOLLOWS: Final[dict[EventKind, Callable[[Vs, Event], bool]]] = {
    stun.KO: winning.judge_ko,
    rows.APPEAR: rows.ko_the_namesakes,
    rows.CHANGE_SIDES: rows.ko_the_namesakes,
    transform.TRANSFORM: rows.ko_the_namesakes,
    levels.GAIN_XP: levels.level_up_if_due,
}
"""What an event may bring about at once: the end, the KO of namesakes on a side that a character comes to, a level."""


def notice_empty_hand(game: Vs, event: Event) -> bool:
    """Tell those who wait for it that a player's last card has left the hand."""
    if not game.watched(resources.HAND_EMPTIES.after) or game.state.zones[HAND.at(event.seat)]:
        return False
    if event.kind is rows.APPEAR and event.manner != "recruit":
        return False
    game.happen(Event(resources.HAND_EMPTIES, seat=event.seat))
    return True


def check(game: Vs, event: Event) -> None:
    """After each event: namesakes, levels, characters without DEF, fatal wounds, the end of the game."""
    kind = event.kind
    follows = FOLLOWS.get(kind)
    if follows is not None and follows(game, event):
        return
    if game.state.held_back and levels.level_up_the_freed(game):
        return
    if game.state.captives and capture.free_the_captives(game):
        return
    if kind in LEAVING_HAND and notice_empty_hand(game, event):
        return
    stun.judge_fighters(game, event)
