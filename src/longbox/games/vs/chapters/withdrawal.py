"""A character that goes to its owner's hand and comes back when that player's next turn starts, as it was."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from longbox.engine.decision import Option
from longbox.engine.events import Event, EventKind
from longbox.engine.frames import Frame, Scope
from longbox.engine.modifiers import ADD
from longbox.games.vs.chapters.into_a_row import IntoARow
from longbox.games.vs.chapters.simultaneous_arrival import appear_together
from longbox.games.vs.chapters.stun import leave_play
from longbox.games.vs.chapters.winning import WITHDRAWN
from longbox.games.vs.table import slots
from longbox.games.vs.table.characters import rows_of
from longbox.games.vs.table.state import Vs
from longbox.games.vs.table.zones import HAND


def apply_withdrawal(game: Vs, event: Event) -> None:
    """It is remembered that nobody has KO'd a main character that may lie anywhere by and by, and how hurt it was."""
    card = event.card
    wounds = game.state.wounds[card]
    leave_play(game, card, HAND.at(game.state.owner[card]))
    game.modify(WITHDRAWN, ADD, wounds, (card,), ("withdrawn", card), source=card)


WITHDRAW: Final = EventKind("withdraw", apply_withdrawal)


@dataclass(frozen=True, eq=False)
class Returning(IntoARow):
    """Into which row a character comes that has waited in hand, with what lay on it."""

    def answer(self, game: Vs, frame: Frame, option: Option) -> None:
        game.state.frames.pop()
        card, seat, _ = frame.data
        row = rows_of(game, seat)[option.amount]
        appear_together(game, [card], [row], [seat], source=card, kept=(frame.scope[slots.KEPT],))


RETURNING: Final = Returning()


def come_back(game: Vs, scope: Scope) -> None:
    """One that lies elsewhere by now, or has come into play before, does not come back."""
    card: int = scope[slots.MARKED]
    state = game.state
    game.expire("withdrawn", card)
    owner = state.owner[card]
    if state.zone[card] == HAND.at(owner) and state.arrival[card] == scope[slots.ARRIVAL]:
        game.push(RETURNING, scope, (card, owner, owner))
