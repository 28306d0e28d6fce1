"""What differs from game to game in the terminal: title, board, words, and what its players ask about."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Any, NamedTuple

from rich.console import RenderableType
from rich.text import Text

import longbox
from longbox.terminal.seen import Seen
from longbox.terminal.story import Words
from longbox.terminal.tiles import Marks

View = Mapping[str, Any]


class Look(NamedTuple):
    """One game in the terminal."""

    title: str
    blurb: str
    """What it is, in a few words, for the menu."""
    glance: str
    """The aim and the turn, for somebody who has not played it yet."""
    colour: str
    board: Callable[[Seen, Marks, int], RenderableType]
    words: Words
    seat_name: Callable[[View, int], str]
    moment: Callable[[View], str]
    """Where a match stands, in a few words: "turn 4, main phase"."""
    legend: Text
    stats: tuple[str, ...]
    """The numbers of a card that can be explained."""
    verbs: Mapping[str, tuple[str, ...]]
    """What players want to do with a card of theirs, by its zone, or by "zone/kind": for asking why not."""
    aims: Mapping[str, tuple[str, tuple[str, ...]]]
    """What they want to do to a card, by the zone it lies in: the verb, and the zones of those who would do it."""
    all_of: str = ""
    """The verb of options that players often take all at once."""


def look(game: str) -> Look:
    if game not in longbox.games():
        longbox.setup(game)  # refuses it, with a suggestion
    found: Look = import_module(f"longbox.terminal.games.{game}").LOOK
    return found


def look_of(match: longbox.Match) -> Look:
    return look(match.name)
