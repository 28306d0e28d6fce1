"""Last Stand: the emptier the city, the stronger."""

from __future__ import annotations

from typing import Final

from longbox.engine.effects.amounts import Tally
from longbox.engine.effects.counting import per
from longbox.engine.frames import Scope
from longbox.games.legendary.table.board import is_empty, spaces
from longbox.games.legendary.table.state import Table
from longbox.games.legendary.vocabulary.bonuses import Bonus, bonus, multiple


def empty_spaces(game: Table, scope: Scope) -> int:
    """What is destroyed is not empty."""
    return len([space for space in spaces(game) if is_empty(game, space)])


EMPTY_SPACE: Final = Tally("empty space in the {city}", empty_spaces)


def last_stand(times: int = 1) -> Bonus:
    """Once, or Double Last Stand."""
    return bonus(multiple("{Last Stand}", times), per(EMPTY_SPACE, times))


LAST_STAND: Final = last_stand()
