"""X-Gene: something for whoever has a certain kind of card in the discard pile."""

from __future__ import annotations

from longbox.engine.effects.conditions import there_is
from longbox.engine.effects.flow import do, if_
from longbox.engine.frames import Node
from longbox.games.legendary.vocabulary.named import Named
from longbox.games.legendary.vocabulary.nouns import discarded


def x_gene(icon: str, *effects: Node) -> Named:
    """Of a class or a team."""
    return Named(f"{{X-Gene}} {{{icon}}}", if_(there_is(discarded(icon)), do(*effects)))
