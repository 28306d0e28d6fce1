"""Overkill: what an attack deals beyond the hit points of a minion or ally goes on to the villain or identity."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from longbox.engine.frames import Frame, Node
from longbox.games.champions.chapters import damage
from longbox.games.champions.table import kinds, slots
from longbox.games.champions.table.cards import kind_of
from longbox.games.champions.table.characters import active_villain
from longbox.games.champions.table.state import Champions


def spills_to(game: Champions, card: int) -> int:
    """Overkill goes from a minion to the villain, from an ally to its controller's identity."""
    kind = kind_of(game, card)
    if kind == kinds.MINION:
        return active_villain(game)
    return game.state.identity[game.state.controller[card]] if kind == kinds.ALLY else -1


@dataclass(frozen=True, eq=False)
class Spill(Node):
    """Excess damage of an attack with overkill."""

    def step(self, game: Champions, frame: Frame) -> None:
        game.state.frames.pop()
        to, amount = frame.data
        scope = frame.scope
        damage.deal(game, to, amount, seat=scope.you, source=scope.source, attack=scope.vars[slots.ATTACK])


SPILL: Final = Spill()
