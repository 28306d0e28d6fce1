"""What the rules look at after each event: namesakes, levels, characters without DEF, fatal wounds, the end."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from longbox.engine.events import Event, EventKind
from longbox.games.vs.chapters.build import BUILD_STARTS, BUILD_STEP, RECRUIT_STEP_STARTS
from longbox.games.vs.chapters.capture import free_the_captives
from longbox.games.vs.chapters.combat import PART
from longbox.games.vs.chapters.counters import take_off_what_can_not_be
from longbox.games.vs.chapters.equipping import EQUIP
from longbox.games.vs.chapters.hands_and_decks import BANISH_HAND, DISCARD, HAND_EMPTIES
from longbox.games.vs.chapters.holding import HELD, notice_lost_holds
from longbox.games.vs.chapters.levels import GAIN_XP, HOLD_BACK, LET_GO, level_up_if_due, level_up_the_freed
from longbox.games.vs.chapters.open_hands import OPEN, show_open_hands
from longbox.games.vs.chapters.payment import PAY_SYMBOLS
from longbox.games.vs.chapters.plot_twists import PLAY_TWIST
from longbox.games.vs.chapters.recruiting import STOP_RECRUITING
from longbox.games.vs.chapters.resources import GAIN_RESOURCE
from longbox.games.vs.chapters.rows import APPEAR, CHANGE_SIDES, ko_the_namesakes, ko_who_no_longer_swarm, thin_out
from longbox.games.vs.chapters.shelter import notice_lost_shelters
from longbox.games.vs.chapters.simultaneous_arrival import are_arriving
from longbox.games.vs.chapters.strikes import STRIKES_LAND
from longbox.games.vs.chapters.stun import KO, STUN, judge_fighters
from longbox.games.vs.chapters.top_of_deck import show_tops
from longbox.games.vs.chapters.transform import TRANSFORM
from longbox.games.vs.chapters.turn import MAIN_STARTS, NEW_TURN, PHASE, TURN_ENDS
from longbox.games.vs.chapters.turn_player import TURN_PASSES
from longbox.games.vs.chapters.winning import BEATEN, judge_ko
from longbox.games.vs.table import notes
from longbox.games.vs.table.characters import all_characters
from longbox.games.vs.table.hidden import anybody_may_play_the_top
from longbox.games.vs.table.state import Vs
from longbox.games.vs.table.zones import HAND

LEAVING_HAND: Final = frozenset((DISCARD, GAIN_RESOURCE, PAY_SYMBOLS, PLAY_TWIST, APPEAR, EQUIP, BANISH_HAND))
"""The events by which cards leave hands."""


MARKS_OF_TIME: Final = (
    NEW_TURN, PHASE, BUILD_STARTS, BUILD_STEP, RECRUIT_STEP_STARTS, STOP_RECRUITING, MAIN_STARTS, STRIKES_LAND, PART,
    TURN_ENDS, TURN_PASSES,
)  # fmt: skip
"""They say how far the turn has come, and touch no card."""


def nothing_else_comes_of_it(game: Vs, event: Event) -> bool:
    """An event that touches no card, or is itself what the rules have brought about when they looked."""
    return True


FOLLOWS: Final[dict[EventKind, Callable[[Vs, Event], bool]]] = {
    KO: judge_ko,
    APPEAR: ko_the_namesakes,
    CHANGE_SIDES: ko_the_namesakes,
    TRANSFORM: ko_the_namesakes,
    STUN: ko_who_no_longer_swarm,
    GAIN_XP: level_up_if_due,
    **dict.fromkeys((BEATEN, HOLD_BACK, LET_GO, *MARKS_OF_TIME), nothing_else_comes_of_it),
}
"""What an event may bring about at once: the end, the KO of namesakes on a side that a character comes to, a level."""


def notice_empty_hand(game: Vs, event: Event) -> bool:
    """Tell those who wait for it that a player's last card has left the hand."""
    if not game.watched(HAND_EMPTIES.after) or game.state.zones[HAND.at(event.seat)]:
        return False
    if event.kind is APPEAR and not event.notes.get(notes.FROM_HAND):
        return False
    game.happen(Event(HAND_EMPTIES, seat=event.seat))
    return True


def swarms_have_ended(game: Vs, event: Event) -> bool:
    """Whether somebody no longer has the Swarm of others, who were stunned or have left, and is too many now."""
    return not are_arriving(game) and thin_out(game, all_characters(game), event.seat)


def somebody_is_freed_or_gone(game: Vs, event: Event) -> bool:
    """Whether what held somebody, or let somebody be there, has ended."""
    state = game.state
    return (
        bool(state.alters_powers and swarms_have_ended(game, event))
        or bool(state.held_back and level_up_the_freed(game))
        or bool(state.captives and free_the_captives(game))
        or bool(state.sheltered and notice_lost_shelters(game))
        or take_off_what_can_not_be(game)
    )


def check(game: Vs, event: Event) -> None:
    """After each event: namesakes, levels, characters without DEF, fatal wounds, the end of the game."""
    kind = event.kind
    if anybody_may_play_the_top(game):
        show_tops(game)
    follows = FOLLOWS.get(kind)
    if follows is not None and follows(game, event):
        return
    if somebody_is_freed_or_gone(game, event):
        return
    if OPEN in game.state.modifiers:
        show_open_hands(game)
    if HELD in game.state.modifiers and notice_lost_holds(game):
        return
    if kind in LEAVING_HAND and notice_empty_hand(game, event):
        return
    judge_fighters(game, event)
