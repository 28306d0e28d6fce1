"""How many: numbers that are counted when an effect resolves, and how they are said."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from longbox.engine.effects.amounts import Amount, Number, number_words
from longbox.engine.effects.counting import CountOf
from longbox.engine.effects.nouns import Noun
from longbox.engine.frames import Scope
from longbox.engine.words import Say
from longbox.games.vs.table.state import Vs

NUMBERS: Final = {2: "two", 3: "three", 4: "four", 5: "five", 6: "six", 7: "seven"}


@dataclass(frozen=True, eq=False)
class ForEachWound(Amount):
    """One for each wound on this character."""

    def of(self, game: Vs, scope: Scope) -> int:
        wounds: int = game.state.wounds[scope.source]
        return wounds

    def words(self, say: Say) -> str:
        return f"for each wound on {say.this}"


def for_each(noun: Noun) -> CountOf:
    return CountOf(noun)


def so_many(amount: Number, thing: str, say: Say) -> tuple[str, str]:
    """A number of things and, if they are counted, what for: ("a counter", "for each wound on Hulk")."""
    article = "an" if thing[:1] in "aeiouX" else "a"
    if isinstance(amount, CountOf):
        return f"{article} {thing}", f" for each {amount.noun.words(say)}"
    if isinstance(amount, ForEachWound):
        return f"{article} {thing}", f" {amount.words(say)}"
    if isinstance(amount, int):
        return (f"{article} {thing}" if amount == 1 else f"{NUMBERS.get(amount, amount)} {thing}s"), ""
    return f"{number_words(amount, say)} {thing}s", ""
