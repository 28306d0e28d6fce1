"""What rules of cards may forbid: the deeds that the rules ask about by these keys."""

from __future__ import annotations

from typing import Final

from longbox.engine.effects.abilities import Liberty
from longbox.games.vs.table.kinds import INTELLECT, use_of

ATTACKING: Final = Liberty("attack", "attack")
STRIKING: Final = Liberty("strike", "strike")
STRIKING_BACK: Final = Liberty("strike back", "strike back", "at")
BEING_STRUCK: Final = Liberty("be struck", "be struck")
STRIKING_OR_BEING_STRUCK: Final = Liberty("strike or be struck", "strike or be struck")
RECOVERING: Final = Liberty("recover", "recover")
PLAYING_TWISTS: Final = Liberty("play a plot twist", "play", says="enemy players can't play {plot twists}")
PLAYING_CARDS_OF_TEAMS: Final = Liberty(
    "play a card of a team",
    "play",
    says="enemy players can't play {plot twists}, {Locations} or {equipment} with a team",
)
GAINING_MINUS: Final = Liberty("gain -1/-1 counters", "gain {-1/-1 counters}")
LEVELING_UP: Final = Liberty("level up", "level up")
GAINING_PLUS: Final = Liberty("gain +1/+1 counters", "gain {+1/+1 counters}")
DRAWING: Final = Liberty("draw", "draw", says="{you} can't draw cards")
HAVING_PLUS: Final = Liberty("have +1/+1 counters", "have {+1/+1 counters}")
HAVING_MINUS: Final = Liberty("have -1/-1 counters", "have {-1/-1 counters}")
POWERING_UP: Final = Liberty("be powered up", "be powered up", says="enemy players can't {power up} characters")
READYING: Final = Liberty("ready", "{ready}")
USING_SUPER_POWERS: Final = Liberty("use super powers", "use {super powers}")
BEING_MOVED: Final = Liberty("be moved", "be moved")
MOVING_IN_FORMATION: Final = Liberty("move in formation", "move in {your} Formation Step")
BEING_WOUNDED: Final = Liberty("be wounded", "be {wounded}")
USING_INTELLECT: Final = Liberty(
    use_of(INTELLECT), "use", says="enemy players can't use {super powers} with {Intellect} in their cost"
)
