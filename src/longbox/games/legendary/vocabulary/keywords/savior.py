"""Savior: something for whoever has rescued enough."""

from __future__ import annotations

from typing import Final

from longbox.engine.effects.conditions import at_least
from longbox.engine.effects.flow import do, if_
from longbox.engine.frames import Node
from longbox.games.legendary.vocabulary.named import Named
from longbox.games.legendary.vocabulary.nouns import bystander

ENOUGH: Final = 3
A_SAVIOR: Final = at_least(ENOUGH, bystander)


def savior(*effects: Node) -> Named:
    """Asked when it comes to it: whom the card itself rescued before counts."""
    return Named("{Savior}", if_(A_SAVIOR, do(*effects)))
