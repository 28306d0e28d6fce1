"""How many: a plain number, or something to be counted when it matters."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import mypyc_attr

from longbox.engine import slots
from longbox.engine.frames import Node, Scope
from longbox.engine.slots import Slot
from longbox.engine.words import Say

if TYPE_CHECKING:
    from longbox.engine.game import Game


@mypyc_attr(allow_interpreted_subclasses=True)
class Amount(Node):
    """A number that is found when the effect resolves."""

    def of(self, game: Game[Any], scope: Scope) -> int:
        raise NotImplementedError(f"{type(self).__name__} does not say how to count")

    def half(self, game: Game[Any], scope: Scope) -> bool:
        """Whether there is half a point more, where such are printed."""
        return False

    def measured(self, unit: str, units: str, say: Say) -> str:
        """So many of something, in words: "that many cards", "1 damage for each minion"."""
        return say.together(self.words(say), units or unit)

    def exists(self, say: Say, denied: bool = False) -> str:
        """That there is some of it, or none."""
        if denied:
            return say.phrase("there is no {what}", what=self)
        return say.phrase("there is {what}", what=say.article(self.words(say)))


Number = int | Amount


def count(game: Game[Any], scope: Scope, number: Number) -> int:
    return number if isinstance(number, int) else number.of(game, scope)


def half_of(game: Game[Any], scope: Scope, number: Number) -> bool:
    return not isinstance(number, int) and number.half(game, scope)


def number_words(number: Number, say: Say) -> str:
    return str(number) if isinstance(number, int) else number.words(say)


def measured(number: Number, unit: str, units: str, say: Say) -> str:
    """A number of something: "3 damage", and where there is a plural "a card", "2 cards"."""
    if not isinstance(number, int):
        return number.measured(unit, units, say)
    if not units:
        return say.together(str(number), unit)
    return say.one(unit) if number == 1 else say.together(say.number(number), units)


@dataclass(frozen=True, eq=False)
class Tally(Amount):
    """Something that the game counts and that is no card on the table: "Bystander {you} rescued this turn"."""

    word: str
    find: Callable[[Game[Any], Scope], int]

    def of(self, game: Game[Any], scope: Scope) -> int:
        return self.find(game, scope)

    def words(self, say: Say) -> str:
        return say.phrase(self.word)


def amount_of_event(game: Game[Any], scope: Scope) -> int:
    assert scope.event is not None
    return scope.event.amount


THAT_MUCH: Final = Tally("that much", amount_of_event)
"""As much as what is answered was about."""


@dataclass(frozen=True, eq=False)
class EachTime(Amount):
    """One for each time that what is answered happened at once: two characters that are stunned together are two."""

    def of(self, game: Game[Any], scope: Scope) -> int:
        times: int = scope[slots.TIMES]
        return times

    def measured(self, unit: str, units: str, say: Say) -> str:
        return measured(1, unit, units, say)

    def words(self, say: Say) -> str:
        return "1"


EACH_TIME: Final = EachTime()


@dataclass(frozen=True, eq=False)
class AllOfIt(Amount):
    """As much as there is: more than any card could have."""

    def of(self, game: Game[Any], scope: Scope) -> int:
        return 1_000_000

    def words(self, say: Say) -> str:
        return say.phrase("all")


ALL: Final = AllOfIt()


@dataclass(frozen=True, eq=False)
class Chosen(Amount):
    """A number that was chosen or found earlier in the same effect."""

    slot: Slot

    def of(self, game: Game[Any], scope: Scope) -> int:
        found = scope.vars.get(self.slot, 0)
        return found if isinstance(found, int) else len(found)

    def words(self, say: Say) -> str:
        return say.phrase("that many")
