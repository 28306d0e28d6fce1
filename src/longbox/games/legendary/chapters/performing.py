"""Carrying out the abilities of a card that act at one moment, in printed order."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from longbox.engine.cards import Card
from longbox.engine.effects.abilities import Occasion
from longbox.engine.frames import Frame, Node, Scope
from longbox.games.legendary.table.abilities import (
    AT_TWIST,
    ON_AMBUSH,
    ON_ESCAPE,
    ON_FIGHT,
    ON_OTHER_USE,
    ON_PLAY,
    ON_STRIKE,
)
from longbox.games.legendary.table.state import Table


@dataclass(frozen=True, eq=False)
class Perform(Node):
    """All abilities of one occasion. The frame's data is the definition that is carried out, which need not be that of
    the card on the table: a copy carries out what it copies."""

    occasion: Occasion

    def step(self, game: Table, frame: Frame) -> None:
        acting = frame.data.at(self.occasion)
        if frame.at == len(acting):
            game.state.frames.pop()
            return
        ability = acting[frame.at]
        frame.at += 1
        if ability.is_on(game, frame.scope):
            ability.effect.enter(game, frame.scope)

    def of(self, game: Table, scope: Scope, definition: Card | None = None) -> None:
        """Put this on the stack, if there is anything to do."""
        printed = game.state.definition[scope.source] if definition is None else definition
        if printed.at(self.occasion):
            game.push(self, scope, printed)


WHEN_PLAYED: Final = Perform(ON_PLAY)
USED_INSTEAD: Final = Perform(ON_OTHER_USE)
AMBUSH: Final = Perform(ON_AMBUSH)
FIGHT: Final = Perform(ON_FIGHT)
ESCAPE: Final = Perform(ON_ESCAPE)
MASTER_STRIKE: Final = Perform(ON_STRIKE)
TWIST: Final = Perform(AT_TWIST)
