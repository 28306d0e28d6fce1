"""How many: a plain number, or something to be counted when it matters."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from longbox.engine.frames import Node, Scope, node
from longbox.engine.words import Say

if TYPE_CHECKING:
    from longbox.engine.effects.nouns import Noun
    from longbox.engine.game import Game


class Amount(Node):
    """A number that is found when the effect resolves."""

    def of(self, game: Game[Any], scope: Scope) -> int:
        raise NotImplementedError(f"{type(self).__name__} does not say how to count")


Number = int | Amount


def count(game: Game[Any], scope: Scope, number: Number) -> int:
    return number if isinstance(number, int) else number.of(game, scope)


def number_words(number: Number, say: Say) -> str:
    return str(number) if isinstance(number, int) else number.words(say)


@node
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


@node
class Chosen(Amount):
    """A number that was chosen or found earlier in the same effect."""

    slot: str
    say_as: str = "that many"

    def of(self, game: Game[Any], scope: Scope) -> int:
        found = scope.vars.get(self.slot, 0)
        return found if isinstance(found, int) else len(found)

    def words(self, say: Say) -> str:
        return self.say_as


@node
class ValueOf(Amount):
    """The value of a card: its cost, its ATK."""

    noun: Noun
    stat: str
    say_as: str

    def of(self, game: Game[Any], scope: Scope) -> int:
        return sum(game.value(card, self.stat) for card in self.noun.cards(game, scope))

    def words(self, say: Say) -> str:
        return f"{say.whose(self.noun)} {self.say_as}"


@node
class EventAmount(Amount):
    """How much the event that is being answered is about."""

    say_as: str = "that much"

    def of(self, game: Game[Any], scope: Scope) -> int:
        return 0 if scope.event is None else scope.event.amount

    def words(self, say: Say) -> str:
        return self.say_as
