"""Standing changes of what cards take and of enemies' Attack."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from longbox.engine.effects.abilities import Static
from longbox.engine.frames import Scope
from longbox.engine.game import Game
from longbox.engine.slots import IT
from longbox.games.legendary.table.abilities import having
from longbox.games.legendary.table.state import Table


class Discount(Static):
    """Changes what this card takes. `below_zero`: to less than nothing, too; whoever pays it then gets the points."""

    below_zero: bool = False


def goes_below_zero(game: Table, card: int) -> bool:
    return any(power.below_zero for power in having(game, card, Discount))


@dataclass(frozen=True, eq=False)
class EnemyStatic(Static):
    """A standing change of enemies' Attack whose amount may depend on the enemy, spoken of as `it`."""

    def worth(self, game: Game[Any], scope: Scope, card: int) -> Any:
        scope.vars[IT] = (card,)
        return super().worth(game, scope, card)
