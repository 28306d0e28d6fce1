"""Effects that have a name: what a keyword does wherever a card says it, "Feast", "Smash 3"."""

from __future__ import annotations

from dataclasses import dataclass

from longbox.engine.frames import Node, Scope
from longbox.engine.words import Say
from longbox.games.legendary.table.state import Table


@dataclass(frozen=True, eq=False)
class Named(Node):
    """An effect that is called by a `name`, which is a message with a {number} in it where it has one. Its text is that
    and, in brackets, what it does; `means` says so where the effect's own words are not the best. `is_verb`: others do
    it, too: "each player Feasts"."""

    name: str
    effect: Node
    number: int = 0
    means: str = ""
    is_verb: bool = False

    def enter(self, game: Table, scope: Scope) -> None:
        self.effect.enter(game, scope)

    def possible(self, game: Table, scope: Scope) -> bool:
        return self.effect.possible(game, scope)

    def words(self, say: Say) -> str:
        meaning = say.phrase(self.means, number=self.number) if self.means else self.effect.words(say)
        return say.phrase("{name} ({meaning})", name=self.title(say), meaning=meaning)

    def title(self, say: Say) -> str:
        return say.does(self.name) if self.is_verb else say.phrase(self.name, number=self.number)
