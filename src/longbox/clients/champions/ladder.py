"""How strong computer players are in Marvel Champions: each hero alone against Rhino."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from longbox.lab.ladder import Ladder, Rung, bar, without_clock
from longbox.lab.plan import axis_with, cells

GAME: Final = "champions"
BARS: Final = {"search": 0.50}
"""What a player should win alone against Rhino."""


def rungs(players: tuple[str, ...]) -> Iterator[Rung]:
    """Every hero of the core set alone against Rhino, with the starter deck."""
    axes = [axis_with(GAME, "heroes=all"), axis_with(GAME, "scenario=rhino")]
    for player in players:
        seated = tuple(cells(GAME, axes, {}, [without_clock(player)]))
        yield Rung("Marvel Champions: each hero alone against Rhino", player, seated, bar(BARS, player))


LADDER: Final = Ladder(rungs)
