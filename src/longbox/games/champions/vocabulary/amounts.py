"""Numbers that are found when they matter."""

from __future__ import annotations

from longbox.engine.effects.amounts import Amount, CountOf, Number, count, number_words
from longbox.engine.effects.conditions import Condition
from longbox.engine.effects.nouns import Noun
from longbox.engine.frames import Scope, node
from longbox.engine.words import Say
from longbox.games.champions.kinds import WILD
from longbox.games.champions.table import Champions, remaining

__all__ = ["CountOf", "Instead", "PerPlayer", "RemainingHitPoints", "StatOf", "StoredCounters", "ThreatOn", "X"]


@node
class PerPlayer(Amount):
    """So many for each player who began the game."""

    each: int

    def of(self, game: Champions, scope: Scope) -> int:
        return self.each * game.state.players

    def words(self, say: Say) -> str:
        return f"{self.each} per player"


@node
class Instead(Amount):
    """One number, or another if a condition holds."""

    usual: Number
    other: Number
    condition: Condition

    def of(self, game: Champions, scope: Scope) -> int:
        return count(game, scope, self.other if self.condition.holds(game, scope) else self.usual)

    def words(self, say: Say) -> str:
        usual, other = number_words(self.usual, say), number_words(self.other, say)
        return f"{usual} ({other} if {self.condition.words(say)})"


@node
class XPaid(Amount):
    """The resources that were spent on a cost of X."""

    def of(self, game: Champions, scope: Scope) -> int:
        kind = scope.vars["x"]
        paid = scope.vars["paid"]
        return int(paid[kind] + paid[WILD])

    def words(self, say: Say) -> str:
        return "X"


@node
class StoredCounters(Amount):
    """So much for each counter that lay on this card, up to a limit."""

    each: int
    most: int
    name: str

    def of(self, game: Champions, scope: Scope) -> int:
        counters = scope.vars.get("counters", game.state.counters[scope.source])
        return min(self.most, self.each * int(counters))

    def words(self, say: Say) -> str:
        return f"{self.each} (at most {self.most}) for each {self.name} counter that was on it"


@node
class ThreatOn(Amount):
    noun: Noun

    def of(self, game: Champions, scope: Scope) -> int:
        return sum(game.state.threat[card] for card in self.noun.cards(game, scope))

    def words(self, say: Say) -> str:
        return f"as much as there is threat on {self.noun.words(say)}"


@node
class RemainingHitPoints(Amount):
    """What this character has left."""

    def of(self, game: Champions, scope: Scope) -> int:
        return max(0, remaining(game, scope.source))

    def words(self, say: Say) -> str:
        return "its remaining hit points"


@node
class StatOf(Amount):
    """A stat of a character, with all that changes it."""

    noun: Noun
    stat: str

    def of(self, game: Champions, scope: Scope) -> int:
        return sum(max(0, game.value(card, self.stat)) for card in self.noun.cards(game, scope))

    def words(self, say: Say) -> str:
        return f"as much as {say.whose(self.noun)} {self.stat.upper()}"


X = XPaid()
