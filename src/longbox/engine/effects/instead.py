"""What would happen does not, or something else does: effects of triggers that answer an event before it happens."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from longbox.engine.effects.deeds import Deed
from longbox.engine.effects.flow import do
from longbox.engine.frames import Node, Scope
from longbox.engine.words import Say

if TYPE_CHECKING:
    from longbox.engine.game import Game


def cancel_it(game: Game[Any], scope: Scope, cards: list[int], amount: int) -> None:
    event = scope.event
    assert event is not None
    game.rules.cancel(game, scope, event)


cancel: Final = Deed("cancel", "it", act=cancel_it).done


@dataclass(frozen=True, eq=False)
class Instead(Node):
    """The event that is answered does not happen; something else does."""

    effect: Node

    def enter(self, game: Game[Any], scope: Scope) -> None:
        event = scope.event
        assert event is not None
        game.rules.cancel(game, scope, event)
        self.effect.enter(game, scope)

    def possible(self, game: Game[Any], scope: Scope) -> bool:
        return self.effect.possible(game, scope)

    def words(self, say: Say) -> str:
        return f"{self.effect.words(say)} instead"


def instead(*effects: Node) -> Instead:
    return Instead(do(*effects))
