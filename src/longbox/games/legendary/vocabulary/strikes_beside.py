"""Master Strikes that lie beside a Mastermind, and what becomes one."""

from __future__ import annotations

from typing import Final

from longbox.engine.effects.deeds import Deed
from longbox.engine.effects.nouns import THIS
from longbox.engine.events import Event
from longbox.engine.frames import Scope
from longbox.games.legendary.chapters.villain_deck import BECOMES_STRIKE, PLACE, STRIKE_BESIDE
from longbox.games.legendary.table import slots
from longbox.games.legendary.table.state import Table
from longbox.games.legendary.table.zones import BYSTANDERS


def lay_beside(game: Table, scope: Scope, cards: list[int], amount: int) -> None:
    """The card that acts as a Strike, with the Mastermind that speaks."""
    strike = scope.vars.get(slots.STRIKE, -1)
    if strike >= 0:
        game.happen(Event(PLACE, card=strike, target=scope.source, source=scope.source, manner=STRIKE_BESIDE.key))


def strike_with_bystander(game: Table, scope: Scope, cards: list[int], amount: int) -> None:
    stack = game.state.zones[BYSTANDERS.first]
    if stack:
        game.push(BECOMES_STRIKE, Scope(game.state.active, stack[-1]))


put_strike_beside_this: Final = Deed("put", "this {Master Strike} beside {this}", act=lay_beside).done
strike_beside_this: Final = STRIKE_BESIDE.of(THIS)
bystander_strikes: Final = Deed(
    "take", "effect as {a Master Strike} now", act=strike_with_bystander, subject="the top {Bystander} of their stack"
).done
