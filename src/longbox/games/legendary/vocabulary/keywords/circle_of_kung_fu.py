"""Circle of Kung-Fu, and of Quack-Fu: a master who is stronger for whoever has no master of their own."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

from longbox.engine.effects import phrases
from longbox.engine.effects.adjectives import Is
from longbox.engine.effects.amounts import Number, count
from longbox.engine.effects.conditions import Fact, none
from longbox.engine.effects.counting import per
from longbox.engine.effects.nouns import THIS
from longbox.engine.effects.phrases import BEHIND
from longbox.engine.frames import Scope
from longbox.engine.game import Game
from longbox.games.legendary.table.abilities import having
from longbox.games.legendary.table.nouns import printed_cost
from longbox.games.legendary.table.state import Table
from longbox.games.legendary.vocabulary.adjectives import costing
from longbox.games.legendary.vocabulary.bonuses import Bonus
from longbox.games.legendary.vocabulary.nouns import hero, twist

ORDINALS: Final = ("", "1st", "2nd", "3rd")


def ordinal(number: int) -> str:
    return ORDINALS[number] if number < len(ORDINALS) else f"{number}th"


@dataclass(frozen=True, eq=False)
class Circle(Bonus):
    """So much more Attack, unless its fighter has a Hero that costs as much. Of several circles the highest counts."""

    number: Number = field(kw_only=True)

    def holds(self, game: Game[Any], scope: Scope) -> bool:
        circles = having(game, scope.source, Circle)
        highest = max(circles, key=lambda circle: count(game, scope, circle.number))
        return highest is self and super().holds(game, scope)


def circle(number: int, art: str = "{Kung-Fu}") -> Circle:
    name = f"{ordinal(number)} {{Circle}} of {art}"
    return Circle("attack", number, THIS, none(hero.that(costing(least=number))), keyword=name, number=number)


def nobody_as_dear_as_twists(game: Table, scope: Scope) -> bool:
    number = len(twist.cards(game, scope))
    return not any(printed_cost(game, card) >= number for card in hero.cards(game, scope))


CIRCLE_OF_TWISTS: Final = Circle(
    "attack",
    per(twist),
    THIS,
    Fact("{you} have no {Hero} that {costs} as much", nobody_as_dear_as_twists),
    keyword="{Circle} of {Kung-Fu}, of as high a number as there are {Twists} beside the {Scheme}",
    number=per(twist),
)


def has_a_circle(game: Table, scope: Scope, card: int) -> bool:
    return bool(having(game, card, Circle))


IN_A_CIRCLE: Final = Is("with a {Circle} of {Kung-Fu}", has_a_circle, BEHIND, phrases.WITH)


def circle_of_quack_fu(number: int) -> Circle:
    return circle(number, "{Quack-Fu}")
