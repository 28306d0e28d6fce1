"""Characters who hold others on their side, until they are stunned or leave it."""

from __future__ import annotations

from typing import Final

from longbox.engine.events import Doing, Event, EventKind
from longbox.engine.modifiers import ADD
from longbox.games.vs.table.characters import in_a_row, stunned
from longbox.games.vs.table.players import controls
from longbox.games.vs.table.state import Vs

HELD: Final = "held"
LOSE_HOLD: Final = EventKind("lose hold", quiet=True, doing=Doing("lose", rest="hold"))
"""A character that holds others was stunned, or has left the side on which it holds them."""


def hold(game: Vs, holder: int, card: int, *, seat: int) -> None:
    game.modify(HELD, ADD, seat, (card,), ("lose hold", holder), source=holder)


def notice_lost_holds(game: Vs) -> bool:
    """Tell those who wait for it that somebody holds nobody any more."""
    for change in game.state.modifiers.get(HELD, ()):
        holder, seat = change.source, change.amount
        if in_a_row(game, holder) and not stunned(game, holder) and controls(game, seat, holder):
            continue
        game.expire("lose hold", holder)
        game.happen(Event(LOSE_HOLD, seat=seat, card=holder))
        return True
    return False
