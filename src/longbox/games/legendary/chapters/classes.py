"""The class that a card counts as instead of its own for the rest of a turn."""

from __future__ import annotations

from typing import Final

from longbox.engine.events import Event, EventKind
from longbox.engine.modifiers import SET
from longbox.games.legendary.table.classes import CLASS_NOW
from longbox.games.legendary.table.kinds import CLASSES
from longbox.games.legendary.table.state import Play, Table
from longbox.games.legendary.table.timing import THIS_TURN


def apply_change_class(game: Table, event: Event) -> None:
    """The class whose number is `amount`. Plays of the card count as that too, as if they had always done."""
    state = game.state
    game.modify(CLASS_NOW, SET, event.amount + 1, event.cards, THIS_TURN, source=event.source, follows=True)
    for place, play in enumerate(state.plays):
        if play.card in event.cards:
            state.plays[place] = Play(play.card, play.definition, play.extra, CLASSES[event.amount])


CHANGE_CLASS: Final = EventKind(
    "change class", apply_change_class, facts=lambda game, event: {"icon": CLASSES[event.amount]}
)
