"""Circle of Kung-Fu, and of Quack-Fu: a master who is stronger for whoever has no master of their own."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

from longbox.engine.effects import phrases
from longbox.engine.effects.adjectives import Is
from longbox.engine.effects.conditions import none
from longbox.engine.effects.nouns import THIS
from longbox.engine.effects.phrases import BEHIND
from longbox.engine.frames import Scope
from longbox.engine.game import Game
from longbox.games.legendary.table.abilities import having
from longbox.games.legendary.table.state import Table
from longbox.games.legendary.vocabulary.adjectives import costing
from longbox.games.legendary.vocabulary.bonuses import Bonus
from longbox.games.legendary.vocabulary.nouns import hero

ORDINALS: Final = ("", "1st", "2nd", "3rd")


def ordinal(number: int) -> str:
    return ORDINALS[number] if number < len(ORDINALS) else f"{number}th"


@dataclass(frozen=True, eq=False)
class Circle(Bonus):
    """So much more Attack, unless its fighter has a Hero that costs as much. Of several circles the highest counts."""

    number: int = field(kw_only=True)

    def holds(self, game: Game[Any], scope: Scope) -> bool:
        circles = having(game, scope.source, Circle)
        return max(circles, key=number_of) is self and super().holds(game, scope)


def number_of(circle: Circle) -> int:
    return circle.number


def circle(number: int, art: str = "{Kung-Fu}") -> Circle:
    name = f"{ordinal(number)} {{Circle}} of {art}"
    return Circle("attack", number, THIS, none(hero.that(costing(least=number))), keyword=name, number=number)


def has_a_circle(game: Table, scope: Scope, card: int) -> bool:
    return bool(having(game, card, Circle))


IN_A_CIRCLE: Final = Is("with a {Circle} of {Kung-Fu}", has_a_circle, BEHIND, phrases.WITH)


def circle_of_quack_fu(number: int) -> Circle:
    return circle(number, "{Quack-Fu}")
