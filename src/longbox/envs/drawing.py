"""A table as text, for `render`: the terminal's own board."""

from __future__ import annotations

from rich.console import Console

from longbox import Match
from longbox.terminal.palette import THEME
from longbox.terminal.table import board

WIDTH = 100


def drawn(match: Match, seat: int | None) -> str:
    """The board as a seat sees it; None: as somebody who only watches."""
    console = Console(width=WIDTH, theme=THEME, highlight=False, color_system=None)
    with console.capture() as capture:
        console.print(board(match, seat, WIDTH))
    return capture.get()
