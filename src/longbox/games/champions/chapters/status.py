"""Status cards: stunned, confused and tough. A character has at most one of each."""

from __future__ import annotations

from typing import Final

from longbox.engine.events import Event, EventKind
from longbox.games.champions.table import kinds, notes
from longbox.games.champions.table.cards import in_play
from longbox.games.champions.table.state import Champions


def column(game: Champions, status: str) -> list[int]:
    state = game.state
    if status == kinds.STUNNED:
        return state.stunned
    return state.confused if status == kinds.CONFUSED else state.tough


HINDERS: Final = {kinds.ATTACK: kinds.STUNNED, kinds.THWART: kinds.CONFUSED}


def hindrance(game: Champions, character: int, deed: str) -> str:
    """The status card that a character would lose instead of attacking or thwarting, if it has it."""
    status = HINDERS.get(deed, "")
    return status if status and column(game, status)[character] else ""


def apply_gain(game: Champions, event: Event) -> None:
    if in_play(game, event.card):
        game.state.put(event.manner, event.card, 1)


def apply_lose(game: Champions, event: Event) -> None:
    game.state.put(event.manner, event.card, 0)


GAINED: Final = EventKind("gain status", apply_gain)


def lost_facts(game: Champions, event: Event) -> dict[str, str | int]:
    """What the status card was lost for."""
    return {"variant": event.notes[notes.INSTEAD]} if notes.INSTEAD in event.notes else {}


LOST: Final = EventKind("lose status", apply_lose, facts=lost_facts)


def give(game: Champions, character: int, status: str) -> None:
    if not column(game, status)[character]:
        game.happen(Event(GAINED, card=character, manner=status))


def lose(game: Champions, character: int, status: str, instead: str) -> None:
    """A status card goes `instead` of what its character would have done or suffered."""
    game.happen(Event(LOST, card=character, manner=status, notes={notes.INSTEAD: instead}))
