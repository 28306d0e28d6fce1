"""Keywords that let their player draw."""

from __future__ import annotations

from typing import Final

from longbox.engine.effects.abilities import Trigger
from longbox.engine.effects.flow import may
from longbox.games.vs.vocabulary import moments
from longbox.games.vs.vocabulary.deeds import draw

GENIUS: Final = Trigger(moments.your_turn_starts, may(draw()), label="{Genius}", rechecks=True)
SCHEMER: Final = Trigger(moments.you_play_your_first_twist, may(draw()), label="{Schemer}")
