"""What differs from game to game in the terminal: the board and its legend (`clients/<game>/board.py`)."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from rich.console import RenderableType
from rich.text import Text

from longbox.clients import part_of
from longbox.seen import Seen
from longbox.terminal.tiles import Marks


class Board(NamedTuple):
    """One game in the terminal."""

    blurb: str
    """What it is, in a few words, for the menu: a message."""
    draw: Callable[[Seen, Marks, int], RenderableType]
    legend: Callable[[], Text]
    """What the symbols of the board mean."""
    all_of: str = ""
    """The verb of options that players often take all at once."""


def board_of(game: str) -> Board:
    return part_of(game, "board", Board)
