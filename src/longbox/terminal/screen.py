"""Where the terminal writes and reads: a console and a line of input at a time."""

from __future__ import annotations

import sys
from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext, suppress
from itertools import chain
from time import monotonic

from rich.console import Console, RenderableType
from rich.segment import Segments
from rich.text import Text

from longbox.languages import said, speaking, spoken
from longbox.terminal.palette import THEME

NARROW = 80
WIDE = 100


class InputEndedError(Exception):
    """Nobody will type anything more: the input was closed, or the player pressed Ctrl-C."""


class Thinking:
    """Who is thinking and for how many seconds, drawn anew as they pass. It is a sign of life, so that it says nothing
    of the game.

    It is drawn by a thread of its own, which does not know by itself what is spoken here."""

    def __init__(self, who: Callable[[], str]) -> None:
        self._who = who
        self._started = monotonic()
        self._language = spoken().code

    def __rich__(self) -> Text:
        with speaking(self._language):
            return Text(self._words(int(monotonic() - self._started)), style="pencil")

    def _words(self, seconds: int) -> str:
        if not seconds:
            return said("{who} is thinking…", who=self._who())
        return said("{who} is thinking… {number} s", who=self._who(), number=seconds)


class Screen:
    """A console to write on and somebody who types. Tests hand in their own."""

    def __init__(self, console: Console | None = None, read: Callable[[str], str] | None = None) -> None:
        self.console = console or Console(theme=THEME, highlight=False)
        self._read = read or input
        self.echo = read is not None or not sys.stdin.isatty()
        if not self.echo:
            with suppress(ImportError):
                import readline  # noqa: F401 - lets a player edit the line and go back to earlier ones

    @property
    def width(self) -> int:
        """How wide boards are drawn: wider than 100 columns makes them no clearer."""
        return max(NARROW, min(self.console.width, WIDE))

    def show(self, *things: RenderableType) -> None:
        for thing in things:
            self.console.print(thing, width=self.width)

    def pages(self, *things: RenderableType) -> None:
        """The same from the top of the screen, a screenful at a time, so that nothing scrolls away unread."""
        self.new_page()
        if not self.console.is_terminal:
            self.show(*things)
            return
        options = self.console.options.update(width=self.width)
        lines = [line for thing in things for line in self.console.render_lines(thing, options, new_lines=True)]
        room = max(1, self.console.height - 1)
        for start in range(0, len(lines), room):
            if start:
                self.ask(f"{said('Press Enter for the rest.')} ")
            self.console.print(Segments(chain.from_iterable(lines[start : start + room])), end="")

    def gap(self) -> None:
        self.console.print()

    def ask(self, prompt: str = "> ") -> str:
        """One line that the player typed."""
        try:
            typed = self._read(prompt)
        except (EOFError, KeyboardInterrupt) as ended:
            self.gap()
            raise InputEndedError from ended
        if self.echo:
            self.console.print(typed, style="soft", markup=False)
        return typed.strip()

    def thinking(self, who: Callable[[], str]) -> AbstractContextManager[object]:
        """Show which computer player is at it, and for how long, where there is a screen to show it on."""
        if not self.console.is_terminal:
            return nullcontext()
        return self.console.status(Thinking(who), spinner="dots", spinner_style="can")

    def new_page(self) -> None:
        """Begin at the top of the screen; what was there can be scrolled back to."""
        if self.console.is_terminal:
            self.console.clear()
        else:
            self.gap()

    def wipe(self) -> None:
        """Clear the screen and, where the terminal can, what has scrolled off it: another player sits down."""
        if self.console.is_terminal:
            self.console.clear()
            self.console.file.write("\x1b[3J")
            self.console.file.flush()
        else:
            self.gap()
