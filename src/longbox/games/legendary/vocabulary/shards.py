"""What effects do with Shards."""

from __future__ import annotations

from dataclasses import dataclass

from longbox.engine.effects.amounts import Number, count, measured
from longbox.engine.effects.nouns import THIS, Noun
from longbox.engine.effects.verbs import Verb
from longbox.engine.events import Event
from longbox.engine.frames import Scope
from longbox.engine.words import Say
from longbox.games.legendary.chapters.shards import GAIN_SHARDS
from longbox.games.legendary.table.state import Table


@dataclass(frozen=True, eq=False)
class GainShards(Verb):
    """You take Shards from the supply."""

    amount: Number = 1

    def apply(self, game: Table, scope: Scope) -> None:
        amount = count(game, scope, self.amount)
        if amount:
            game.happen(Event(GAIN_SHARDS, seat=scope.you, amount=amount, source=scope.source))

    def words(self, say: Say) -> str:
        return f"{say.does('gain')} {measured(self.amount, 'Shard', 'Shards', say)}"


@dataclass(frozen=True, eq=False)
class EnemyGainsShards(Verb):
    """An enemy has Shards put on it, each of them 1 Attack more."""

    amount: Number = 1
    who: Noun = THIS

    def apply(self, game: Table, scope: Scope) -> None:
        amount = count(game, scope, self.amount)
        for card in self.who.cards(game, scope) if amount else ():
            game.happen(Event(GAIN_SHARDS, card=card, amount=amount, source=scope.source, manner="enemy"))

    def words(self, say: Say) -> str:
        return f"{self.who.words(say)} gains {measured(self.amount, 'Shard', 'Shards', say)}"
