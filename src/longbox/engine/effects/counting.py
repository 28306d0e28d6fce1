"""Amounts that cards give: how many there are."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from longbox.engine.effects.amounts import Amount
from longbox.engine.effects.nouns import Noun
from longbox.engine.frames import Scope
from longbox.engine.game import Game
from longbox.engine.words import Say


@dataclass(frozen=True, eq=False)
class CountOf(Amount):
    """One for each card of a kind, or `each` of them for each."""

    noun: Noun
    each: int = 1
    most: int | None = None

    def of(self, game: Game[Any], scope: Scope) -> int:
        found = self.each * len(self.noun.cards(game, scope))
        return found if self.most is None else min(found, self.most)

    def words(self, say: Say) -> str:
        limit = "" if self.most is None else f" (at most {self.most})"
        return f"{self.each} for each {self.noun.words(say)}{limit}"
