"""Carrying out the abilities of a card that act at one moment, in printed order."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from longbox.engine.cards import Card
from longbox.engine.frames import Frame, Node, Scope
from longbox.games.legendary.table.abilities import (
    Ability,
    Ambush,
    Escape,
    Fight,
    MasterStrike,
    PlayedOrUsed,
    TwistAbility,
    WhenPlayed,
    abilities,
)
from longbox.games.legendary.table.state import Table


@dataclass(frozen=True, eq=False)
class Perform(Node):
    """All abilities of one kind. The frame's data is the definition that is carried out, which need not be that of
    the card on the table: a copy carries out what it copies."""

    kind: type[Ability]

    def step(self, game: Table, frame: Frame) -> None:
        acting = abilities(frame.data, self.kind)
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
        if abilities(printed, self.kind):
            game.push(self, scope, printed)


WHEN_PLAYED: Final = Perform(WhenPlayed)
USED_INSTEAD: Final = Perform(PlayedOrUsed)
AMBUSH: Final = Perform(Ambush)
FIGHT: Final = Perform(Fight)
ESCAPE: Final = Perform(Escape)
MASTER_STRIKE: Final = Perform(MasterStrike)
TWIST: Final = Perform(TwistAbility)
