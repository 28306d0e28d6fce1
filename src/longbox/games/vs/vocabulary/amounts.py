"""How many: what the game counts when an effect resolves."""

from __future__ import annotations

from typing import Final

from longbox.engine.effects.amounts import Chosen, Tally
from longbox.engine.frames import Scope
from longbox.games.vs.table import slots
from longbox.games.vs.table.state import Vs

NUMBERS: Final = {2: "two", 3: "three", 4: "four", 5: "five", 6: "six", 7: "seven"}


def wounds_on_this(game: Vs, scope: Scope) -> int:
    wounds: int = game.state.wounds[scope.source]
    return wounds


WOUND_ON_THIS: Final = Tally("wound on {this}", wounds_on_this)
THAT_MANY: Final = Chosen(slots.SO_MANY)
"""As many as there were cards or counters in what was done before."""
