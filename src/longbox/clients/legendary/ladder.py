"""How strong computer players are in Legendary: the first game, for two."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from longbox.lab.ladder import Ladder, Rung, without_clock
from longbox.lab.plan import cells

GAME: Final = "legendary"


def rungs(players: tuple[str, ...]) -> Iterator[Rung]:
    """The first game of the rulebook, with one player in both seats."""
    for player in players:
        seated = tuple(cells(GAME, [], {}, [without_clock(player)]))
        yield Rung("Legendary: the first game, for two", player, seated, None, scored=True)


LADDER: Final = Ladder(rungs)
