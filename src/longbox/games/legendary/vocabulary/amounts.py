"""How many: what was played, drawn or made this turn, what lies where."""

from __future__ import annotations

from dataclasses import dataclass

from longbox.engine.effects.amounts import Amount
from longbox.engine.effects.nouns import Noun
from longbox.engine.frames import Scope
from longbox.engine.slots import IT
from longbox.engine.words import Say
from longbox.games.legendary.table import slots
from longbox.games.legendary.table.board import zone_of
from longbox.games.legendary.table.kinds import BYSTANDER, CLASSES
from longbox.games.legendary.table.state import Play, Table
from longbox.games.legendary.table.zones import BESIDE_SCHEME, HAND
from longbox.games.legendary.vocabulary.nouns import your_hero


class PerEach(Amount):
    """So much for each of something."""

    each: int

    def number(self, game: Table, scope: Scope) -> int:
        raise NotImplementedError(f"{type(self).__name__} does not say what it counts")

    def what(self, say: Say) -> str:
        raise NotImplementedError(f"{type(self).__name__} does not say its words")

    def of(self, game: Table, scope: Scope) -> int:
        return self.each * self.number(game, scope)

    def words(self, say: Say) -> str:
        return f"{self.each} for each {self.what(say)}"


@dataclass(frozen=True, eq=False)
class PerCard(PerEach):
    noun: Noun
    each: int = 1

    def number(self, game: Table, scope: Scope) -> int:
        return len(self.noun.cards(game, scope))

    def what(self, say: Say) -> str:
        return self.noun.words(say)


@dataclass(frozen=True, eq=False)
class PerTwo(PerEach):
    """One for every two of them."""

    noun: Noun
    each: int = 1

    def number(self, game: Table, scope: Scope) -> int:
        return len(self.noun.cards(game, scope)) // 2

    def what(self, say: Say) -> str:
        return f"pair of {say.plural(self.noun)}"


class PerPlay(PerEach):
    """For each other Hero played earlier this turn that passes a test."""

    def counts(self, play: Play) -> bool:
        raise NotImplementedError(f"{type(self).__name__} does not say which plays it counts")

    def number(self, game: Table, scope: Scope) -> int:
        return sum(self.counts(play) for play in game.state.plays[: scope[slots.PLAY]])


@dataclass(frozen=True, eq=False)
class OtherPlayed(PerPlay):
    icon: str
    each: int = 1

    def counts(self, play: Play) -> bool:
        return play.has(self.icon)

    def what(self, say: Say) -> str:
        return f"{self.icon} Hero that you played before this one this turn"


@dataclass(frozen=True, eq=False)
class Played(PerEach):
    """For each Hero with a class or team that was played this turn, whenever that was."""

    icon: str
    each: int = 1

    def number(self, game: Table, scope: Scope) -> int:
        return sum(play.has(self.icon) for play in game.state.plays)

    def what(self, say: Say) -> str:
        return f"{self.icon} Hero you played this turn"


@dataclass(frozen=True, eq=False)
class OtherOddPlayed(PerPlay):
    each: int = 1

    def counts(self, play: Play) -> bool:
        return play.definition.stats.get("cost", 0) % 2 == 1

    def what(self, say: Say) -> str:
        return "Hero of odd cost that you played before this one this turn"


@dataclass(frozen=True, eq=False)
class ColoursYouHave(PerEach):
    """One for each class among your Heroes; those without a class are all grey."""

    each: int = 1

    def number(self, game: Table, scope: Scope) -> int:
        found: set[str] = set()
        for card in your_hero.cards(game, scope):
            traits = game.state.definition[card].traits
            found |= {icon for icon in CLASSES if icon in traits} or {"grey"}
        return len(found)

    def what(self, say: Say) -> str:
        return "colour among the Heroes you have (grey counts as a colour)"


@dataclass(frozen=True, eq=False)
class DrawnThisTurn(PerEach):
    each: int = 1

    def number(self, game: Table, scope: Scope) -> int:
        return game.state.drawn

    def what(self, say: Say) -> str:
        return "card that effects let you draw this turn"


@dataclass(frozen=True, eq=False)
class RescuedThisTurn(PerEach):
    each: int = 1

    def number(self, game: Table, scope: Scope) -> int:
        return game.state.rescued

    def what(self, say: Say) -> str:
        return "Bystander you rescued this turn"


@dataclass(frozen=True, eq=False)
class OccupiedSpaces(PerEach):
    each: int = 1

    def number(self, game: Table, scope: Scope) -> int:
        return sum(bool(game.state.zones[zone_of(space)]) for space in game.state.city)

    def what(self, say: Say) -> str:
        return "city space with a Villain"


@dataclass(frozen=True, eq=False)
class RecruitedThisTurn(PerEach):
    each: int = 1

    def number(self, game: Table, scope: Scope) -> int:
        return game.state.recruited

    def what(self, say: Say) -> str:
        return "card you recruited this turn"


@dataclass(frozen=True, eq=False)
class TwistsBeside(PerEach):
    each: int = 1

    def number(self, game: Table, scope: Scope) -> int:
        return len(game.state.zones[BESIDE_SCHEME.first])

    def what(self, say: Say) -> str:
        return "Twist beside the Scheme"


@dataclass(frozen=True, eq=False)
class BystandersHeld(PerEach):
    """By the enemy that is spoken of."""

    each: int = 1

    def number(self, game: Table, scope: Scope) -> int:
        definition = game.state.definition
        return sum(definition[card].kind == BYSTANDER for card in game.on(scope[IT][0]))

    def what(self, say: Say) -> str:
        return "Bystander it holds"


@dataclass(frozen=True, eq=False)
class CostOf(Amount):
    """The cost of a card, and something more; what has no cost counts 0."""

    noun: Noun
    more: int = 0

    def of(self, game: Table, scope: Scope) -> int:
        definition = game.state.definition
        return sum(definition[card].stats.get("cost", 0) for card in self.noun.cards(game, scope)) + self.more

    def words(self, say: Say) -> str:
        more = f" plus {self.more}" if self.more else ""
        return f"{say.whose(self.noun)} cost{more}"


@dataclass(frozen=True, eq=False)
class HandOver(Amount):
    """How many cards of your hand are too many."""

    size: int

    def of(self, game: Table, scope: Scope) -> int:
        return max(0, len(game.state.zones[HAND.first + scope.you]) - self.size)

    def words(self, say: Say) -> str:
        return f"what is more than {self.size}"
