"""What rules of cards may forbid: the deeds that the rules ask about by these keys."""

from __future__ import annotations

from typing import Final

from longbox.engine.effects.abilities import Liberty

ATTACKING: Final = Liberty("attack", "attack")
STRIKING: Final = Liberty("strike", "strike")
STRIKING_BACK: Final = Liberty("strike back", "strike back", "at")
RECOVERING: Final = Liberty("recover", "recover")
LEVELING_UP: Final = Liberty("level up", "level up")
