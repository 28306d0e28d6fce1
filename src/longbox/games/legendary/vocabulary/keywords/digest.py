"""Digest and Indigestion: one thing for a full Victory Pile, perhaps another for one that is not full enough."""

from __future__ import annotations

from dataclasses import dataclass

from longbox.engine.effects.conditions import ALWAYS, Condition, at_least
from longbox.engine.effects.flow import NOTHING, If, do, if_
from longbox.engine.frames import Node, Scope
from longbox.engine.words import Say
from longbox.games.legendary.table.state import Table
from longbox.games.legendary.vocabulary.named import Named
from longbox.games.legendary.vocabulary.nouns import won_card


@dataclass(frozen=True, eq=False)
class BothInstead(Node):
    """One of two things, or both in their order where a condition holds."""

    one: If
    both: Node
    given: Condition

    def enter(self, game: Table, scope: Scope) -> None:
        (self.both if self.given.holds(game, scope) else self.one).enter(game, scope)

    def words(self, say: Say) -> str:
        return say.phrase("{one}; if {given}, do both in this order instead", one=self.one, given=self.given)


def digest(number: int, effect: Node, *, indigestion: Node = NOTHING, both: Condition = ALWAYS) -> Named:
    """Something for so many cards in your Victory Pile, and something for fewer; `both`, if that holds."""
    name = f"{{Digest}} {number}" if indigestion is NOTHING else f"{{Digest}} {number}, {{Indigestion}}"
    one = if_(at_least(number, won_card), effect, indigestion)
    return Named(name, one if both is ALWAYS else BothInstead(one, do(effect, indigestion), both))
