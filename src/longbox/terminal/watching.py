"""Computer players play and you watch: the story scrolls by, with the board at every turn."""

from __future__ import annotations

import time

from rich.rule import Rule

import longbox
from longbox.terminal.looks import look_of
from longbox.terminal.screen import Screen
from longbox.terminal.seating import Seating
from longbox.terminal.story import told
from longbox.terminal.table import board, story, verdict


def watch(match: longbox.Match, seating: Seating, screen: Screen, *, speed: float = 0.0, quiet: bool = False) -> None:
    """Play a match to its end. `speed` is how many lines of the story a second tells; 0 does not wait."""
    if not quiet:
        show_board(match, screen)
    heard = 0
    turn = moment = look_of(match).moment(match.view(None)) if not quiet else ""
    while (decision := match.decision) is not None:
        match.choose(seating.choose(match, decision.seat))
        if quiet:
            continue
        for line in story(match, None, heard):
            screen.show(told(line))
            if speed > 0:
                time.sleep(1 / speed)
        heard += 1
        moment = look_of(match).moment(match.view(None))
        if moment != turn:
            turn = moment
            show_board(match, screen)
    if not quiet:
        show_board(match, screen)
    screen.show(verdict(match, None))


def show_board(match: longbox.Match, screen: Screen) -> None:
    screen.gap()
    screen.show(Rule(look_of(match).moment(match.view(None)), style="pencil"))
    screen.show(board(match, None, screen.width))
