"""What clients know of one game beyond the public API, in one folder a game: `clients/<game>/`.

A part is a module with one constant of its own name (`story.py` has `STORY`), and is loaded when it is first asked for:
a computer player needs no board. The parts use the public API and what clients share, never the engine or the games.
Which parts there are, and who asks for them, stands in docs/architecture.md.
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
