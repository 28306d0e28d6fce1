"""At which Twists and Master Strikes something is done, by their numbers."""

from __future__ import annotations

from dataclasses import dataclass

from longbox.engine.effects.conditions import Condition
from longbox.engine.frames import Scope
from longbox.engine.tongue import WHEN
from longbox.engine.words import Say, in_a_row, spanned
from longbox.games.legendary.table.state import Table


@dataclass(frozen=True, eq=False)
class TwistNumbers(Condition):
    """The number of the Twist lies in a range: what a Scheme does at some of its Twists only."""

    first: int
    last: int
    every: int = 1

    def holds(self, game: Table, scope: Scope) -> bool:
        return self.has(game.state.twists)

    def has(self, number: int) -> bool:
        return number in range(self.first, self.last + 1, self.every)

    def heading(self, say: Say) -> str:
        first, last = self.first, self.last
        if first == last:
            said = say.phrase("{Twist} {number}", number=first)
        elif self.every > 1:
            numbers = [str(number) for number in range(first, last + 1, self.every)]
            said = say.phrase("{Twists} {numbers}", numbers=in_a_row(numbers))
        else:
            said = say.phrase("{Twists} {numbers}", numbers=spanned(first, last))
        return say.heading(WHEN, said)


@dataclass(frozen=True, eq=False)
class StrikeNumbers(Condition):
    """The number of the Master Strike is one of some: what a Mastermind does at some of its Strikes only."""

    numbers: tuple[int, ...]

    def holds(self, game: Table, scope: Scope) -> bool:
        return game.state.strikes in self.numbers

    def heading(self, say: Say) -> str:
        numbers = [str(number) for number in self.numbers]
        return say.heading(WHEN, say.phrase("{Master Strike} {numbers}", numbers=in_a_row(numbers)))
