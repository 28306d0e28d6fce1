"""Dark Memories: stronger for each class among what was laid aside."""

from __future__ import annotations

from typing import Final

from longbox.engine.effects.amounts import Tally
from longbox.engine.effects.counting import per
from longbox.engine.frames import Scope
from longbox.games.legendary.table.state import Table
from longbox.games.legendary.table.zones import DISCARD
from longbox.games.legendary.vocabulary.amounts import classes_of
from longbox.games.legendary.vocabulary.bonuses import Bonus, bonus, multiple


def classes_discarded(game: Table, scope: Scope) -> int:
    return len(classes_of(game, game.state.zones[DISCARD.first + scope.you]))


CLASS_DISCARDED: Final = Tally("class among the cards in {your} discard pile", classes_discarded)


def dark_memories(times: int = 1) -> Bonus:
    """Once, or Double Dark Memories."""
    return bonus(multiple("{Dark Memories}", times), per(CLASS_DISCARDED, times))


DARK_MEMORIES: Final = dark_memories()
