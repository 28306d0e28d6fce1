"""Leaving play, for those who wait for it: whatever becomes of a character, its going is told as one thing."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from longbox.engine.events import Case, Doing, Event, EventKind
from longbox.engine.slots import Note
from longbox.games.vs.table import notes
from longbox.games.vs.table.characters import in_a_row
from longbox.games.vs.table.state import Vs


def who_leaves(event: Event) -> list[Case]:
    sides: tuple[int, ...] = event.notes[notes.SIDES]
    return [Case(card, (), event.seat, side) for card, side in zip(event.cards, sides, strict=True)]


LEAVE_PLAY: Final = EventKind(
    "leave play", quiet=True, cases=who_leaves, doing=Doing("leave", rest="play", past="left play")
)


def foresee_leaving(game: Vs, event: Event, cards: Iterable[int]) -> None:
    """Whoever answers that characters leave play is judged by the state before it, or before a stun that it follows."""
    if notes.LEAVING in event.notes or not game.watched(LEAVE_PLAY.after):
        return
    there = tuple([card for card in cards if in_a_row(game, card)])
    sides = tuple([game.state.controller[card] for card in there])
    told: dict[Note, Any] = {notes.SIDES: sides}
    follows = Event(LEAVE_PLAY, seat=event.seat, cards=there, notes=told)
    event.notes[notes.LEAVING] = (there, sides, game.timing.listeners(game, LEAVE_PLAY.after, follows))


def tell_of_leaving(game: Vs, event: Event) -> None:
    there, sides, heard = event.notes.pop(notes.LEAVING, ((), (), ()))
    if heard:
        game.happen(Event(LEAVE_PLAY, seat=event.seat, cards=there, notes={notes.SIDES: sides}), heard)
