"""Things that hold or don't in Legendary."""

from __future__ import annotations

from dataclasses import dataclass

from longbox.engine.effects.conditions import Condition
from longbox.engine.effects.nouns import IT, Noun
from longbox.engine.frames import Scope
from longbox.engine.words import Say, listed
from longbox.engine.zones import ZoneKind
from longbox.games.legendary.table import slots
from longbox.games.legendary.table.abilities import Countdown
from longbox.games.legendary.table.kinds import IN_SPACES
from longbox.games.legendary.table.state import Table
from longbox.games.legendary.table.zones import HAND
from longbox.games.legendary.vocabulary.nouns import your


@dataclass(frozen=True, eq=False)
class FoughtIn(Condition):
    """The fight took place in one of these spaces."""

    spaces: tuple[int, ...]

    def holds(self, game: Table, scope: Scope) -> bool:
        return scope[slots.SPACE] in self.spaces

    def words(self, say: Say) -> str:
        return f"you fought {say.this} {listed([IN_SPACES[space] for space in self.spaces], 'or')}"


@dataclass(frozen=True, eq=False)
class FirstPlay(Condition):
    def holds(self, game: Table, scope: Scope) -> bool:
        return int(scope[slots.PLAY]) == 0

    def words(self, say: Say) -> str:
        return "this is the first Hero you play this turn"


@dataclass(frozen=True, eq=False)
class PlayedOtherOfCost(Condition):
    """Another card of this cost was played earlier in the turn."""

    cost: int

    def holds(self, game: Table, scope: Scope) -> bool:
        return any(play.definition.stats.get("cost") == self.cost for play in game.state.plays[: scope[slots.PLAY]])

    def words(self, say: Say) -> str:
        return f"you have already played another card that costs {self.cost} this turn"


@dataclass(frozen=True, eq=False)
class RecruitMade(Condition):
    least: int

    def holds(self, game: Table, scope: Scope) -> bool:
        return game.state.recruit_made >= self.least

    def words(self, say: Say) -> str:
        return f"you have made {self.least} or more Recruit this turn"


@dataclass(frozen=True, eq=False)
class Discarded(Condition):
    """You discarded a card this turn, for whatever reason."""

    def holds(self, game: Table, scope: Scope) -> bool:
        return bool(game.state.discarded)

    def words(self, say: Say) -> str:
        return "you have discarded a card this turn"


@dataclass(frozen=True, eq=False)
class HadIcon(Condition):
    """A card prints Recruit or Attack, be it 0."""

    points: str
    noun: Noun = IT

    def holds(self, game: Table, scope: Scope) -> bool:
        return any(self.points in game.state.definition[card].stats for card in self.noun.cards(game, scope))

    def words(self, say: Say) -> str:
        return f"{self.noun.words(say)} has {say.article(self.points.capitalize())} icon"


@dataclass(frozen=True, eq=False)
class AnyOf(Condition):
    """At least one card of a kind is there."""

    noun: Noun
    say_as: str = "{you} have {}"

    def holds(self, game: Table, scope: Scope) -> bool:
        return bool(self.noun.cards(game, scope))

    def words(self, say: Say) -> str:
        return self.say_as.format(say.article(self.noun.words(say)), you=say.you, your=say.your)


@dataclass(frozen=True, eq=False)
class YouHave(Condition):
    """You have a Hero with a class or team, in hand or played this turn."""

    icon: str

    def holds(self, game: Table, scope: Scope) -> bool:
        return bool(your(self.icon).cards(game, scope))

    def words(self, say: Say) -> str:
        return f"{say.you} have {say.article(self.icon)} Hero"


@dataclass(frozen=True, eq=False)
class NoneOf(Condition):
    noun: Noun

    def holds(self, game: Table, scope: Scope) -> bool:
        return not self.noun.cards(game, scope)

    def words(self, say: Say) -> str:
        return f"without {say.article(self.noun.words(say))}"


@dataclass(frozen=True, eq=False)
class HandIs(Condition):
    """A hand of exactly so many cards."""

    size: int

    def holds(self, game: Table, scope: Scope) -> bool:
        return len(game.state.zones[HAND.first + scope.you]) == self.size

    def words(self, say: Say) -> str:
        return f"with exactly {self.size} cards in hand"


@dataclass(frozen=True, eq=False)
class AtLeastEscaped(Countdown):
    """So many cards of a kind lie in the Escape pile."""

    noun: Noun
    least: int

    def left(self, game: Table, scope: Scope) -> int:
        return self.least - len(self.noun.cards(game, scope))

    def words(self, say: Say) -> str:
        return f"{self.least} {say.plural(self.noun)}"


@dataclass(frozen=True, eq=False)
class RunsOut(Countdown):
    """A stack or deck has no card left."""

    zone: ZoneKind

    def left(self, game: Table, scope: Scope) -> int:
        return len(game.state.zones[self.zone.first])

    def words(self, say: Say) -> str:
        return f"{self.stack} runs out"

    def met(self, say: Say) -> str:
        return f"{self.stack} has run out"

    @property
    def stack(self) -> str:
        return {"wounds": "the Wound stack", "hero deck": "the Hero Deck"}[self.zone.name]


@dataclass(frozen=True, eq=False)
class StillHas(Condition):
    """A deck holds a card."""

    zone: ZoneKind

    def holds(self, game: Table, scope: Scope) -> bool:
        return bool(game.state.zones[self.zone.first])

    def words(self, say: Say) -> str:
        return f"the {self.zone.name} is not empty"
