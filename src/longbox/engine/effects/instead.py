"""What would happen does not, or something else does: effects of triggers that answer an event before it happens."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from longbox.engine.effects.flow import NOTHING, do
from longbox.engine.frames import Node, Scope
from longbox.engine.words import Say

if TYPE_CHECKING:
    from longbox.engine.game import Game


@dataclass(frozen=True, eq=False)
class Instead(Node):
    """The event that is answered does not happen; something else may."""

    effect: Node = NOTHING

    def enter(self, game: Game[Any], scope: Scope) -> None:
        event = scope.event
        assert event is not None
        game.rules.cancel(game, scope, event)
        self.effect.enter(game, scope)

    def possible(self, game: Game[Any], scope: Scope) -> bool:
        return self.effect is NOTHING or self.effect.possible(game, scope)

    def words(self, say: Say) -> str:
        if self.effect is NOTHING:
            return say.does("cancel {it}", it=say.phrase("it"))
        return say.phrase("{effect} instead", effect=self.effect)


def instead(*effects: Node) -> Instead:
    return Instead(do(*effects))


def cancel() -> Instead:
    return Instead()
