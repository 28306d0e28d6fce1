"""Carrying out the abilities of a card that act at one moment, in printed order."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from longbox.engine.effects.abilities import Ability, Occasion
from longbox.engine.frames import Frame, Node, Scope
from longbox.games.legendary.table import slots
from longbox.games.legendary.table.abilities import (
    AT_START,
    AT_TWIST,
    ON_AMBITION,
    ON_AMBUSH,
    ON_ESCAPE,
    ON_EXCESS,
    ON_FAILURE,
    ON_FIGHT,
    ON_FIGHT_OR_FAIL,
    ON_OTHER_USE,
    ON_PARTING,
    ON_PLAY,
    ON_RESCUE,
    ON_STRIKE,
    acting,
)
from longbox.games.legendary.table.state import Table


@dataclass(frozen=True, eq=False)
class Perform(Node):
    """All abilities of one occasion. The frame's data: those abilities, as they were found when it came; a copy carries
    out what it copies."""

    occasion: Occasion

    def step(self, game: Table, frame: Frame) -> None:
        found: tuple[Ability, ...] = frame.data
        if frame.at == len(found):
            game.state.frames.pop()
            return
        ability = found[frame.at]
        frame.at += 1
        if ability.is_on(game, frame.scope):
            ability.effect.enter(game, frame.scope)

    def of(self, game: Table, scope: Scope, found: tuple[Ability, ...] | None = None) -> None:
        """Put this on the stack, if there is anything to do: what the card can do now, or what was `found` earlier."""
        if found is None:
            found = acting(game, scope.source, self.occasion)
        if found:
            if game.state.plotting and self.occasion in SPARING:
                scope[slots.SPARED] = 1
            game.push(self, scope, found)


SPARING: Final = (ON_AMBUSH, ON_ESCAPE, ON_STRIKE)
"""When effects do not concern the player who is the Mastermind."""


WHEN_PLAYED: Final = Perform(ON_PLAY)
USED_INSTEAD: Final = Perform(ON_OTHER_USE)
AMBUSH: Final = Perform(ON_AMBUSH)
FIGHT: Final = Perform(ON_FIGHT)
FAILED_FIGHT: Final = Perform(ON_FIGHT_OR_FAIL)
EXCESS: Final = Perform(ON_EXCESS)
PARTING: Final = Perform(ON_PARTING)
RESCUED: Final = Perform(ON_RESCUE)
ESCAPE: Final = Perform(ON_ESCAPE)
MASTER_STRIKE: Final = Perform(ON_STRIKE)
AMBITION: Final = Perform(ON_AMBITION)
FAILURE: Final = Perform(ON_FAILURE)
START: Final = Perform(AT_START)
TWIST: Final = Perform(AT_TWIST)
