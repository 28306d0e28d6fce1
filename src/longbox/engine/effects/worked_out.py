"""What the amounts of an effect come to as things stand, as far as they can be counted before it is begun: "a counter
for each resource" is 5 now. What depends on something that is yet to be chosen, paid or done is not told."""

from __future__ import annotations

from typing import Any

from longbox.engine.effects.amounts import Amount, Chosen, Tally
from longbox.engine.effects.counting import Per, Value
from longbox.engine.effects.flow import Sequence
from longbox.engine.effects.moving import FromTop, Those
from longbox.engine.effects.nouns import A, InRole, That
from longbox.engine.frames import Node, Scope
from longbox.engine.game import Game

LATER = (A, Amount, Chosen, FromTop, InRole, Tally, That, Those)
"""What is known only while an effect is carried out, or changes by its being used; amounts in amounts, too."""


def comes_to(game: Game[Any], scope: Scope, effect: Node) -> list[int]:
    """The numbers of the first thing that an effect does, each once; what follows might find other numbers."""
    first = effect.steps[0] if isinstance(effect, Sequence) else effect
    found = [part.of(game, scope) for part in first.children() if isinstance(part, Per | Value) and is_plain(part)]
    return list(dict.fromkeys(found))


def is_plain(node: Node) -> bool:
    """Whether a node speaks only of what is there already."""
    return all(not isinstance(part, LATER) and is_plain(part) for part in node.children())
