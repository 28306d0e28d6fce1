"""Keywords that are worth Attack: as much as is counted, or as long as something holds.

What strengthens an enemy, as long as it stands there, is a `Bonus`. On a Hero the same keyword gives its player as much
when it is played: `on_play(you_get(LAST_STAND))`.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

from longbox.engine.effects.abilities import Static
from longbox.engine.effects.amounts import Number
from longbox.engine.effects.conditions import ALWAYS, Condition
from longbox.engine.effects.flow import if_
from longbox.engine.effects.nouns import THIS
from longbox.engine.frames import Node, Scope
from longbox.engine.game import Game
from longbox.games.legendary.vocabulary.named import Named
from longbox.games.legendary.vocabulary.points import get


@dataclass(frozen=True, eq=False)
class Bonus(Static):
    """More Attack for an enemy. It speaks to the player whose turn it is, who alone can fight: "your" are theirs."""

    keyword: str = field(default="", kw_only=True)

    def holds(self, game: Game[Any], scope: Scope) -> bool:
        return super().holds(game, Scope(game.state.active, scope.source))

    def worth(self, game: Game[Any], scope: Scope, card: int) -> Any:
        return super().worth(game, Scope(game.state.active, scope.source), card)


MULTIPLES: Final = ("", "", "Double ", "Triple ")


def multiple(name: str, times: int) -> str:
    """The name of a keyword that counts several times: "Double Last Stand"."""
    return f"{MULTIPLES[times]}{name}"


def bonus(name: str, attack: Number, given: Condition = ALWAYS) -> Bonus:
    return Bonus("attack", attack, THIS, given, keyword=name)


def stronger(attack: Number, given: Condition = ALWAYS) -> Bonus:
    """One that has no name: what an enemy has by cards of the player whose turn it is."""
    return Bonus("attack", attack, THIS, given)


def you_get(strength: Bonus) -> Named:
    """What a bonus is on a Hero: the player gets as much, once."""
    effect: Node = get(attack=strength.amount)
    return Named(strength.keyword, effect if strength.condition is ALWAYS else if_(strength.condition, effect))
