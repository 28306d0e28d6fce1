"""When things are told and how long they last: a turn, the whole game, the next fight with the Mastermind."""

from __future__ import annotations

from typing import Final

from longbox.engine.events import EventKind

TURN: Final = EventKind("turn")
THIS_TURN: Final = ("turn", 0)
WHOLE_GAME: Final = ("game", 0)

MASTERMIND_FIGHT: Final = ("mastermind fight", 0)
"""When a change for the next fight with the Mastermind ends: with that fight, or with the turn."""
