"""What cards do beside when they are used from hand instead of being played."""

from __future__ import annotations

from dataclasses import dataclass

from longbox.engine.effects.verbs import Verb
from longbox.engine.frames import Scope
from longbox.engine.words import Say
from longbox.games.legendary.chapters import performing
from longbox.games.legendary.table.state import Table


@dataclass(frozen=True, eq=False)
class UsedInstead(Verb):
    """The card does what it does whether it is played or used; its other abilities are silent."""

    def apply(self, game: Table, scope: Scope) -> None:
        performing.USED_INSTEAD.of(game, Scope(scope.you, scope.source))

    def words(self, say: Say) -> str:
        return "do what comes with it"
