"""Somebody at a keyboard: lines that are typed one after the other, and what the screen showed."""

from __future__ import annotations

import io
from collections.abc import Iterable
from pathlib import Path

from rich.console import Console

import longbox
from longbox.terminal.keeping import Shelf
from longbox.terminal.loop import Sitting
from longbox.terminal.palette import THEME
from longbox.terminal.screen import Screen
from longbox.terminal.seating import PERSON, Seating


class Keyboard:
    """A screen of some width with a player who types these lines, then leaves. One with a height is a terminal, of
    which only so many lines are to be seen at once; without, everything is written down on a sheet."""

    def __init__(self, lines: Iterable[str] = (), width: int = 100, height: int | None = None) -> None:
        self._lines = iter(lines)
        self._paper = io.StringIO()
        console = Console(
            file=self._paper, width=width, height=height, theme=THEME, highlight=False,
            force_terminal=height is not None, color_system=None,
        )  # fmt: skip
        self.screen = Screen(console, self._type)

    def _type(self, prompt: str) -> str:
        self._paper.write(prompt)
        try:
            return next(self._lines)
        except StopIteration:
            raise EOFError from None

    @property
    def shown(self) -> str:
        return self._paper.getvalue()


def sit_down(match: longbox.Match, keyboard: Keyboard, folder: Path, *, people: Iterable[int] = (0,)) -> Sitting:
    """A table at which some seats are people and the others pick at random."""
    seats = [PERSON if seat in people else "random" for seat in range(match.seats)]
    return Sitting(match, Seating(seats), keyboard.screen, Shelf(folder))
