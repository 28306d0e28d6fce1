"""House rules: where a table reads the game otherwise than the Learn to Play book.

The later Rules Reference changed some readings; players who know it may want those.
"""

from __future__ import annotations

from typing import Final

from longbox.engine.language import message
from longbox.games.champions.table.state import Champions

SURGE_WAITS: Final = "surge-waits"
NEW_ALLY_MAY_LEAVE: Final = "new-ally-may-leave"
SURGE_STANDS: Final = "surge-stands"
HOUSE_RULES: Final = {
    SURGE_WAITS: message(
        "a card that surge brings is dealt face down behind those that still wait, not revealed at once"
    ),
    NEW_ALLY_MAY_LEAVE: message("whoever plays an ally too many may discard the new one, not only an earlier one"),
    SURGE_STANDS: message("whoever cancels what a card does when revealed does not cancel its surge"),
}
"""Each with what it means: a message."""


def plays_by(game: Champions, house_rule: str) -> bool:
    return house_rule in game.state.house_rules
