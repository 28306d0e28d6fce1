"""Who a character is: main or supporting."""

from __future__ import annotations

from typing import Any

from longbox.engine.effects.verbs import Verb
from longbox.engine.frames import Scope, node
from longbox.engine.game import Game
from longbox.engine.words import Say
from longbox.games.vs.status import take_over


@node
class TakeOver(Verb):
    """This character becomes your main character."""

    def apply(self, game: Game[Any], scope: Scope) -> None:
        take_over(game, scope.you, scope.source, source=scope.source)

    def words(self, say: Say) -> str:
        return f"{say.this} becomes your main character, and your main character so far a supporting character"
