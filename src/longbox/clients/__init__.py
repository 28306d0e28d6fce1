"""What clients know of one game beyond the public API, in one folder a game: `clients/<game>/`.

| part | what it tells | who asks for it |
| --- | --- | --- |
| `story.py` | what happens, in short lines | `longbox.story` |
| `headline.py` | what a match, a moment and a seat are called | `longbox.headlines` |
| `interests.py` | what players ask about a card | `longbox.asking` |
| `judge.py` | how good a position is, and how one plays on quickly | `longbox.players` |
| `board.py` | the table in a terminal, with its legend | `longbox.terminal` |
| `curves.py` | what is measured in the course of a game | `longbox.lab` |
| `deck_formats.py` | decks as other programs write them | `longbox.decks` |
| `flags.py` | its set-up on the command line | `longbox.flags` |
| `ladder.py` | by which games the strength of computer players is measured | `longbox.lab` |

A part is a module with one constant of its own name (`story.py` has `STORY`), and is loaded when it is first asked for:
a computer player needs no board. The parts use the public API and what clients share, never the engine or the games.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import TypeVar

Part = TypeVar("Part")


@cache
def part_of(game: str, name: str, kind: type[Part]) -> Part:
    """What a game's folder says of one thing: `part_of(match.name, "story", Templates)`."""
    found = getattr(import_module(f"{__name__}.{game}.{name}"), name.upper())
    assert isinstance(found, kind), f"{name.upper()} of {game} is a {type(found).__name__}, not a {kind.__name__}"
    return found
