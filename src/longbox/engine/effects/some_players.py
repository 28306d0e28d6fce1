"""Players of whom a condition may hold: "each player with a Tech Hero".

Apart from the other words for players: places speak of those, and conditions of nouns with places.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from longbox.engine import slots
from longbox.engine.effects.conditions import ALWAYS, Condition
from longbox.engine.effects.players import Players, Seats
from longbox.engine.frames import Scope
from longbox.engine.words import Say

if TYPE_CHECKING:
    from longbox.engine.game import Game


@dataclass(frozen=True, eq=False)
class SomePlayers(Players):
    """Players that the game finds, in the order in which they act: "each other player", "a player"; `that` keeps those
    for whom a condition holds when it begins: "each player with exactly 6 cards in their hand"."""

    word: str
    find: Seats
    given: Condition = ALWAYS

    def seats(self, game: Game[Any], scope: Scope) -> list[int]:
        found = self.find(game, scope)
        if self.given is ALWAYS:
            return found
        return [seat for seat in found if self.given.holds(game, scope.child(seat))]

    def that(self, given: Condition) -> SomePlayers:
        return SomePlayers(self.word, self.find, given)

    def does(self, say: Say, verb: str) -> str:
        return say.one_does(self.words(say), verb)

    def did(self, say: Say, past: str) -> str:
        return say.together(self.words(say), past)

    def whose(self, say: Say) -> str:
        return say.possessive(self.words(say))

    def words(self, say: Say) -> str:
        word = say.phrase(self.word)
        return word if self.given is ALWAYS else say.together(word, self.given.with_them(say.of_others()))


@dataclass(frozen=True, eq=False)
class ThereIsAPlayer(Condition):
    """At least one of some players is there: "there is an enemy player without a character on their side"."""

    players: SomePlayers

    def holds(self, game: Game[Any], scope: Scope) -> bool:
        return bool(self.players.seats(game, scope))

    def words(self, say: Say) -> str:
        return say.phrase("there is {player}", player=self.players)


def there_is_a_player(players: SomePlayers) -> ThereIsAPlayer:
    return ThereIsAPlayer(players)


def that_seat(game: Game[Any], scope: Scope) -> list[int]:
    return [scope[slots.SEAT]]


THAT_PLAYER: Final = SomePlayers("that player", that_seat)
