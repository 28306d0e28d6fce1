"""What effects do to the city itself."""

from __future__ import annotations

from dataclasses import dataclass

from longbox.engine.effects.verbs import Verb
from longbox.engine.frames import Scope
from longbox.engine.words import Say
from longbox.games.legendary.chapters import city
from longbox.games.legendary.table import slots
from longbox.games.legendary.table.state import Table


@dataclass(frozen=True, eq=False)
class DestroyLastSpace(Verb):
    """The space nearest to the exit is destroyed; whoever stands there escapes. The last one of all stays."""

    def apply(self, game: Table, scope: Scope) -> None:
        if len(game.state.city) > 1:
            game.push(city.SPACE_FALLS, Scope(game.state.active, scope.source, vars={slots.SPACE: game.state.city[-1]}))

    def words(self, say: Say) -> str:
        return "the city space nearest to the exit is destroyed, and a Villain there escapes"
