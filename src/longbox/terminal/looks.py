"""What differs from game to game in the terminal: title, board and legend."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import NamedTuple

from rich.console import RenderableType
from rich.text import Text

import longbox
from longbox.seen import Seen
from longbox.terminal.tiles import Marks


class Look(NamedTuple):
    """One game in the terminal."""

    title: str
    blurb: str
    """What it is, in a few words, for the menu."""
    colour: str
    board: Callable[[Seen, Marks, int], RenderableType]
    legend: Text
    all_of: str = ""
    """The verb of options that players often take all at once."""


def look(game: str) -> Look:
    if game not in longbox.games():
        longbox.setup(game)  # refuses it, with a suggestion
    found: Look = import_module(f"longbox.terminal.games.{game}").LOOK
    return found


def look_of(match: longbox.Match) -> Look:
    return look(match.name)
