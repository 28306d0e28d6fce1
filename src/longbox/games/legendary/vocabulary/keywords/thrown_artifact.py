"""Thrown Artifacts: cards that stay in front of whoever plays them, until they are thrown under their owner's deck."""

from __future__ import annotations

from typing import Final

from longbox.engine.effects.conditions import ALWAYS, Condition
from longbox.engine.effects.deeds import Deed
from longbox.engine.effects.flow import do
from longbox.engine.events import Event
from longbox.engine.frames import Node, Scope
from longbox.games.legendary.chapters.using import THROW
from longbox.games.legendary.table.abilities import StaysInPlay, Thrown
from longbox.games.legendary.table.state import Table
from longbox.games.legendary.table.zones import ARTIFACTS

THROWN_ARTIFACT: Final = StaysInPlay(
    "{Thrown Artifact}",
    "when you play {this}, it stays in front of you; you control it, and on your turn you may throw it: put it on the"
    " bottom of your deck",
)
IN_FRONT: Final = (ARTIFACTS.name,)
"""Where an Artifact must be for what it does of itself."""


def thrown_artifact(*effects: Node, given: Condition = ALWAYS) -> tuple[StaysInPlay, Thrown]:
    """An Artifact that does something when it is thrown, which may ask for something."""
    return THROWN_ARTIFACT, Thrown(do(*effects), given)


def throw_them(game: Table, scope: Scope, cards: list[int], amount: int) -> None:
    """For what an effect says, and not for what it does when its player throws it."""
    game.happen(Event(THROW, seat=scope.you, card=cards[0]))


throw: Final = Deed("throw", act=throw_them, one_by_one=True).to
