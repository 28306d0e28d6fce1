"""Triggers wait until what is going on is done; then they act, in the order that the turn player likes."""

from __future__ import annotations

from typing import Any

from longbox.engine.decision import Question
from longbox.engine.frames import Frame, Scope
from longbox.engine.game import Game
from longbox.engine.triggers import SETTLE, CollectingTiming


class VsTiming(CollectingTiming):
    """The rulebook's Timing chapter is the engine's collecting timing: the turn player orders."""


def settle(game: Game[Any], scope: Scope) -> None:
    """A step of a procedure: all that has triggered acts now."""
    if game.state.pending:
        game.push(SETTLE, Scope(-1))


class Opportunity(Question):
    """A question at which a player may play something: nobody is asked while triggers wait."""

    def step(self, game: Game[Any], frame: Frame) -> None:
        if game.state.pending:
            game.push(SETTLE, Scope(-1))
        elif self.is_over(game, frame):
            game.state.frames.pop()
        else:
            super().step(game, frame)

    def is_over(self, game: Game[Any], frame: Frame) -> bool:
        """A turn player who is out of the game does nothing more this turn."""
        return bool(game.state.out[game.state.active])
