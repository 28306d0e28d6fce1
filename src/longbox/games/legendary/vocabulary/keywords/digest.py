"""Digest and Indigestion: one thing for a full Victory Pile, perhaps another for one that is not full enough."""

from __future__ import annotations

from longbox.engine.effects.conditions import at_least
from longbox.engine.effects.flow import NOTHING, if_
from longbox.engine.frames import Node
from longbox.games.legendary.vocabulary.named import Named
from longbox.games.legendary.vocabulary.nouns import won_card


def digest(number: int, effect: Node, *, indigestion: Node = NOTHING) -> Named:
    """Something for so many cards in your Victory Pile, and something for fewer."""
    name = f"{{Digest}} {number}" if indigestion is NOTHING else f"{{Digest}} {number}, {{Indigestion}}"
    return Named(name, if_(at_least(number, won_card), effect, indigestion))
