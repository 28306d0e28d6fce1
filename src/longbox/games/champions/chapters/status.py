"""Status cards: stunned, confused and tough. A character has at most one of each."""

from __future__ import annotations

from typing import Final

from longbox.engine.counters import Counter
from longbox.engine.events import Event, EventKind
from longbox.engine.language import message, said
from longbox.games.champions.table import kinds, notes
from longbox.games.champions.table.cards import in_play
from longbox.games.champions.table.counters import add, count, has
from longbox.games.champions.table.state import Champions

HINDERS: Final[dict[str, Counter]] = {kinds.ATTACK: kinds.STUNNED, kinds.THWART: kinds.CONFUSED}


def hindrance(game: Champions, character: int, deed: str) -> Counter | None:
    """The status card that a character would lose instead of attacking or thwarting, if it has it."""
    status = HINDERS.get(deed)
    return status if status is not None and has(game, character, status) else None


ONLY_TO_LOSE: Final = {
    kinds.STUNNED.name: message("only to be no longer stunned"),
    kinds.CONFUSED.name: message("only to be no longer confused"),
}


def only_to_lose(status: Counter) -> str:
    """What a status card leaves of a deed, in words."""
    return said(ONLY_TO_LOSE[status.name])


def apply_gain(game: Champions, event: Event) -> None:
    if in_play(game, event.card):
        add(game, event.card, event.manner, 1)


def apply_lose(game: Champions, event: Event) -> None:
    add(game, event.card, event.manner, -1)


GAINED: Final = EventKind("gain status", apply_gain)


def lost_facts(game: Champions, event: Event) -> dict[str, str | int]:
    """What the status card was lost for."""
    return {"variant": event.notes[notes.INSTEAD]} if notes.INSTEAD in event.notes else {}


LOST: Final = EventKind("lose status", apply_lose, facts=lost_facts)


def give(game: Champions, character: int, status: Counter) -> None:
    """Unless the character has as many as it can have."""
    if count(game, character, status) < status.most:
        game.happen(Event(GAINED, card=character, manner=status.name))


def lose(game: Champions, character: int, status: Counter, instead: str) -> None:
    """A status card goes `instead` of what its character would have done or suffered."""
    game.happen(Event(LOST, card=character, manner=status.name, notes={notes.INSTEAD: instead}))
