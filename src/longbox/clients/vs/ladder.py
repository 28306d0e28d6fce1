"""How strong computer players are in Vs. System: duels with equal decks."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Final

from longbox.lab.ladder import Ladder, Rung, bar, without_clock
from longbox.lab.plan import Axis, cells

GAME: Final = "vs"
STARTER_DECKS: Final = ("avengers", "super-villains", "x-men", "guardians-of-the-galaxy")
BARS: Final = {"greedy": 0.90, "search": 0.65, "normal": 0.50, "hard": 0.50}
"""What a player should win of its duels against the next weaker one."""


def rungs(players: tuple[str, ...]) -> Iterator[Rung]:
    """Duels: both have the same deck, each of the starter decks in turn."""
    mirrors = Axis("decks", [[deck, deck] for deck in STARTER_DECKS])
    for weaker, stronger in pairwise(players):
        seated = tuple(cells(GAME, [mirrors], {}, [without_clock(stronger), without_clock(weaker)]))
        yield Rung("Vs. System: duels with equal decks", f"{stronger} against {weaker}", seated, bar(BARS, stronger))


LADDER: Final = Ladder(rungs)
