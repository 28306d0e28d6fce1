"""What the rules look at after each event: namesakes, levels, characters without DEF, fatal wounds, the end."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from longbox.engine.events import Event, EventKind
from longbox.games.vs.chapters.capture import free_the_captives
from longbox.games.vs.chapters.equipping import EQUIP
from longbox.games.vs.chapters.hands_and_decks import DISCARD, HAND_EMPTIES
from longbox.games.vs.chapters.levels import GAIN_XP, level_up_if_due, level_up_the_freed
from longbox.games.vs.chapters.payment import PAY_SYMBOLS
from longbox.games.vs.chapters.plot_twists import PLAY_TWIST
from longbox.games.vs.chapters.resources import GAIN_RESOURCE
from longbox.games.vs.chapters.rows import APPEAR, CHANGE_SIDES, ko_the_namesakes
from longbox.games.vs.chapters.stun import KO, judge_fighters
from longbox.games.vs.chapters.transform import TRANSFORM
from longbox.games.vs.chapters.winning import judge_ko
from longbox.games.vs.table.state import Vs
from longbox.games.vs.table.zones import HAND

LEAVING_HAND: Final = frozenset((DISCARD, GAIN_RESOURCE, PAY_SYMBOLS, PLAY_TWIST, APPEAR, EQUIP))
"""The events by which cards leave hands."""


FOLLOWS: Final[dict[EventKind, Callable[[Vs, Event], bool]]] = {
    KO: judge_ko,
    APPEAR: ko_the_namesakes,
    CHANGE_SIDES: ko_the_namesakes,
    TRANSFORM: ko_the_namesakes,
    GAIN_XP: level_up_if_due,
}
"""What an event may bring about at once: the end, the KO of namesakes on a side that a character comes to, a level."""


def notice_empty_hand(game: Vs, event: Event) -> bool:
    """Tell those who wait for it that a player's last card has left the hand."""
    if not game.watched(HAND_EMPTIES.after) or game.state.zones[HAND.at(event.seat)]:
        return False
    if event.kind is APPEAR and event.manner != "recruit":
        return False
    game.happen(Event(HAND_EMPTIES, seat=event.seat))
    return True


def check(game: Vs, event: Event) -> None:
    """After each event: namesakes, levels, characters without DEF, fatal wounds, the end of the game."""
    kind = event.kind
    follows = FOLLOWS.get(kind)
    if follows is not None and follows(game, event):
        return
    if game.state.held_back and level_up_the_freed(game):
        return
    if game.state.captives and free_the_captives(game):
        return
    if kind in LEAVING_HAND and notice_empty_hand(game, event):
        return
    judge_fighters(game, event)
