"""What cards do only once in a game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from longbox.engine.events import Event, EventKind
from longbox.engine.frames import Node, Scope
from longbox.engine.words import Say
from longbox.games.legendary.table.state import Table

GAME: Final = "game"


def apply_use(game: Table, event: Event) -> None:
    game.mark_used(event.card, game.instances(event.card)[0], GAME)


ONCE_USED: Final = EventKind("once in a game", apply_use, quiet=True)


@dataclass(frozen=True, eq=False)
class OnceInAGame(Node):
    """Something that a card does the first time only, whoever has it then."""

    effect: Node

    def enter(self, game: Table, scope: Scope) -> None:
        if not game.uses(scope.source, game.instances(scope.source)[0], GAME):
            game.take_place(Event(ONCE_USED, card=scope.source, seat=scope.you))
            self.effect.enter(game, scope)

    def words(self, say: Say) -> str:
        return say.phrase("{effect} (only the first time in a game)", effect=self.effect)


def once_in_a_game(effect: Node) -> OnceInAGame:
    return OnceInAGame(effect)
