"""Numbers that are found when they matter."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from longbox.engine.effects.amounts import Amount, Number, count, number_words
from longbox.engine.effects.conditions import Condition
from longbox.engine.effects.counting import CountOf
from longbox.engine.effects.nouns import Noun
from longbox.engine.frames import Scope
from longbox.engine.words import Say
from longbox.games.champions.table import slots
from longbox.games.champions.table.characters import shown_remaining
from longbox.games.champions.table.kinds import WILD
from longbox.games.champions.table.state import Champions


class Measured(Amount):
    """A number whose words go around its unit: "3 threat (4 if ...)", "1 threat per player"."""

    def measured(self, unit: str, units: str, say: Say) -> str:
        raise NotImplementedError(f"{type(self).__name__} does not say how it is measured")

    def words(self, say: Say) -> str:
        return self.measured("", "", say).replace("  ", " ")


def measured(number: Number, unit: str, say: Say) -> str:
    """A number and its unit: "3 damage"."""
    if isinstance(number, Measured):
        return number.measured(unit, "", say)
    if isinstance(number, CountOf):
        most = "" if number.most is None else f" (at most {number.most})"
        return f"{number.each} {unit} for each {number.noun.words(say)}{most}"
    return f"{number_words(number, say)} {unit}"


@dataclass(frozen=True, eq=False)
class PerPlayer(Measured):
    """So many for each player who began the game."""

    each: int

    def of(self, game: Champions, scope: Scope) -> int:
        return self.each * game.state.players

    def measured(self, unit: str, units: str, say: Say) -> str:
        return f"{self.each} {unit} for each player"


@dataclass(frozen=True, eq=False)
class Instead(Measured):
    """One number, or another if a condition holds."""

    usual: Number
    other: Number
    condition: Condition

    def of(self, game: Champions, scope: Scope) -> int:
        return count(game, scope, self.other if self.condition.holds(game, scope) else self.usual)

    def measured(self, unit: str, units: str, say: Say) -> str:
        usual, other = number_words(self.usual, say), number_words(self.other, say)
        return f"{usual} {unit} ({other} if {self.condition.words(say)})"


@dataclass(frozen=True, eq=False)
class XPaid(Amount):
    """The resources that were spent on a cost of X."""

    def of(self, game: Champions, scope: Scope) -> int:
        kind = scope.vars[slots.X]
        paid = scope.vars[slots.PAID]
        return int(paid[kind] + paid[WILD])

    def words(self, say: Say) -> str:
        return "X"


@dataclass(frozen=True, eq=False)
class StoredCounters(Measured):
    """So much for each counter that lay on this card, up to a limit."""

    each: int
    most: int
    name: str

    def of(self, game: Champions, scope: Scope) -> int:
        counters = scope.vars.get(slots.COUNTERS, game.state.counters[scope.source])
        return min(self.most, self.each * int(counters))

    def measured(self, unit: str, units: str, say: Say) -> str:
        return f"{self.each} {unit} for each {self.name} counter that was on it (at most {self.most})"


@dataclass(frozen=True, eq=False)
class ThreatOn(Measured):
    noun: Noun

    def of(self, game: Champions, scope: Scope) -> int:
        return sum(game.state.threat[card] for card in self.noun.cards(game, scope))

    def measured(self, unit: str, units: str, say: Say) -> str:
        return f"{unit} equal to the threat on {self.noun.words(say)}"


@dataclass(frozen=True, eq=False)
class RemainingHitPoints(Amount):
    """What this character has left."""

    def of(self, game: Champions, scope: Scope) -> int:
        return shown_remaining(game, scope.source)

    def words(self, say: Say) -> str:
        return "its remaining hit points"


@dataclass(frozen=True, eq=False)
class StatOf(Measured):
    """A stat of a character, with all that changes it."""

    noun: Noun
    stat: str

    def of(self, game: Champions, scope: Scope) -> int:
        return sum(max(0, game.value(card, self.stat)) for card in self.noun.cards(game, scope))

    def measured(self, unit: str, units: str, say: Say) -> str:
        return f"{unit} equal to {say.whose(self.noun)} {self.stat.upper()}"


@dataclass(frozen=True, eq=False)
class Sustained(Measured):
    """The damage that you have, up to a limit."""

    most: int

    def of(self, game: Champions, scope: Scope) -> int:
        return min(self.most, game.state.damage[game.state.identity[scope.you]])

    def measured(self, unit: str, units: str, say: Say) -> str:
        return f"{unit} equal to the damage you have sustained (at most {self.most})"


@dataclass(frozen=True, eq=False)
class Discarded(Measured):
    """One for each card discarded as a cost; before that, at least one."""

    def of(self, game: Champions, scope: Scope) -> int:
        return int(scope.vars.get(slots.DISCARDED, 1))

    def measured(self, unit: str, units: str, say: Say) -> str:
        return f"1 {unit} for each card discarded"


@dataclass(frozen=True, eq=False)
class DoneByActivation(Amount):
    """The damage or threat of the activation that this card caused."""

    what: str

    def of(self, game: Champions, scope: Scope) -> int:
        activation = game.state.finished
        if activation is None or activation.id <= scope.vars[slots.BEFORE]:
            return 0
        return activation.damage if self.what == "damage" else activation.threat

    def words(self, say: Say) -> str:
        return "damage that it dealt" if self.what == "damage" else "threat that it placed"


X: Final = XPaid()
