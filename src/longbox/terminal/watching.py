"""Computer players play and you watch: the story scrolls by, with the board at every turn."""

from __future__ import annotations

import time

import longbox
from longbox.story import tell
from longbox.terminal.screen import Screen
from longbox.terminal.seating import Seating
from longbox.terminal.table import board, told, verdict


def watch(match: longbox.Match, seating: Seating, screen: Screen, *, speed: float = 0.0, quiet: bool = False) -> None:
    """Play a match to its end. `speed` is how many lines of the story a second tells; 0 does not wait."""
    heard = -1
    turn = -1
    while (decision := match.decision) is not None:
        if not quiet:
            narrate(match, screen, heard, speed)
            turn = show_new_turn(match, screen, turn)
        heard = decision.number
        match.choose(seating.choose(match, decision.seat))
    if not quiet:
        narrate(match, screen, heard, speed)
        show_board(match, screen)
    screen.show(verdict(match, None))


def narrate(match: longbox.Match, screen: Screen, since: int, speed: float) -> None:
    for line in tell(match, None, since):
        screen.show(told(line))
        if speed > 0:
            time.sleep(1 / speed)


def show_new_turn(match: longbox.Match, screen: Screen, before: int) -> int:
    """The board, if a new turn has begun; the number of the turn."""
    turn: int = match.view(None)["turn"]
    if turn != before:
        show_board(match, screen)
    return turn


def show_board(match: longbox.Match, screen: Screen) -> None:
    screen.gap()
    screen.show(board(match, None, screen.width))
    screen.gap()
