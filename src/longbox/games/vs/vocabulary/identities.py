"""Who a character is: main or supporting, of which level, or another one."""

from __future__ import annotations

from dataclasses import dataclass

from longbox.engine.effects.nouns import THIS, Noun
from longbox.engine.effects.verbs import Verb
from longbox.engine.frames import Scope
from longbox.engine.words import Say
from longbox.games.vs.chapters.levels import regress
from longbox.games.vs.chapters.rows import has_namesakes_as_main
from longbox.games.vs.chapters.status import take_over
from longbox.games.vs.chapters.transform import transform
from longbox.games.vs.table.state import Vs


@dataclass(frozen=True, eq=False)
class TakeOver(Verb):
    """This character becomes your main character."""

    def apply(self, game: Vs, scope: Scope) -> None:
        if not has_namesakes_as_main(game, scope.source, scope.you):
            take_over(game, scope.you, scope.source, source=scope.source)

    def words(self, say: Say) -> str:
        return f"{say.this} becomes your main character, and your main character so far a supporting character"


@dataclass(frozen=True, eq=False)
class BecomeLevel1(Verb):
    """A main character goes back to Level 1, for good or until your next turn starts."""

    who: Noun = THIS
    for_a_while: bool = False

    def apply(self, game: Vs, scope: Scope) -> None:
        until = ("start of turn", scope.you) if self.for_a_while else None
        for card in self.who.cards(game, scope):
            regress(game, card, seat=scope.you, source=scope.source, until=until)

    def words(self, say: Say) -> str:
        said = f"{self.who.words(say)} becomes Level 1"
        return f"{said} until your next turn starts" if self.for_a_while else said


@dataclass(frozen=True, eq=False)
class Transform(Verb):
    """A character becomes another one, which comes from outside the game, at this level."""

    who: Noun
    into: Noun
    level: int = 1

    def apply(self, game: Vs, scope: Scope) -> None:
        new = self.into.cards(game, scope)
        for old in self.who.cards(game, scope):
            if new:
                transform(game, old, new[0], level=self.level, you=scope.you, source=scope.source)

    def words(self, say: Say) -> str:
        return f"{self.who.words(say)} transforms into {self.into.words(say)}, Level {self.level}"
