"""How many: what the game counts when an effect resolves."""

from __future__ import annotations

from typing import Final

from longbox.engine.effects.amounts import Chosen
from longbox.games.vs.table import slots

THAT_MANY: Final = Chosen(slots.SO_MANY)
"""As many as there were cards or counters in what was done before."""
