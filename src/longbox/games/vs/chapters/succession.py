"""A main character from outside the game takes the place of one that was KO'd."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from longbox.engine.decision import Option
from longbox.engine.events import Event, EventKind
from longbox.engine.frames import Frame, Scope
from longbox.games.vs.chapters.deck_lists import find_main
from longbox.games.vs.chapters.into_a_row import IntoARow
from longbox.games.vs.chapters.levels import versions
from longbox.games.vs.chapters.newcomers import tell_of_newcomer
from longbox.games.vs.chapters.rows import APPEAR, has_namesakes_as_main, row_facts
from longbox.games.vs.table import notes, slots
from longbox.games.vs.table.characters import in_a_row, rows_of
from longbox.games.vs.table.state import Vs
from longbox.games.vs.table.zones import ASIDE


def apply_succession(game: Vs, event: Event) -> None:
    """The new main character comes stunned, which is no being stunned, and the old one leads nobody any more."""
    state = game.state
    new = event.card
    state.put("controller", new, event.seat)
    game.turn_to(new, event.notes[notes.FACE])
    game.move(new, event.amount)
    state.put("exhausted", new, 1)
    game.turn_down(new)
    state.mains.pop(event.target, None)
    state.mains[new] = event.seat


SUCCEED: Final = EventKind(
    "succeed as main character", apply_succession, then=tell_of_newcomer, heard_as=APPEAR, facts=row_facts
)
"""The new character appears."""


@dataclass(frozen=True, eq=False)
class Succession(IntoARow):
    """Into which row the new main character comes."""

    def answer(self, game: Vs, frame: Frame, option: Option) -> None:
        game.state.frames.pop()
        seat = frame.scope.you
        told = {notes.FACE: frame.scope[slots.LEVEL]}
        row = rows_of(game, seat)[option.amount]
        game.happen(Event(SUCCEED, seat=seat, card=option.card, target=frame.scope.source, amount=row, notes=told))


SUCCESSION: Final = Succession()


def succeed(game: Vs, scope: Scope, name: str, level: int) -> None:
    """A main character of this name and level takes the place of the one that speaks, which must have left play."""
    seat = scope.you
    if in_a_row(game, scope.source):
        return
    new = from_outside(game, seat, name)
    if not has_namesakes_as_main(game, new, seat):
        faces = versions(game, new, level)
        game.push(SUCCESSION, Scope(seat, scope.source, vars={slots.LEVEL: faces[0]}), (new, seat, seat))


def from_outside(game: Vs, seat: int, name: str) -> int:
    """A main character that a player has beside the table."""
    main = find_main(game.rules.library, name)
    assert main is not None
    new = game.state.new_card(main, seat, ASIDE.at(seat))
    game.state.known[new] = -1
    return new
