"""Facts from outside the game that some cards ask for: they are told at set-up, and no clock is ever read."""

from __future__ import annotations

from typing import Any, Final

from longbox.engine.language import plural, said
from longbox.engine.setup import Item, Problem

HOURS: Final = tuple(range(24))
NOON: Final = 12
HEIGHTS: Final = tuple(range(100, 231))
"""In centimetres."""

LINES: Final = (
    Item(
        "heights",
        "How tall each player is in centimetres, for cards that ask (none: all are alike)",
        (),
        HEIGHTS,
        many=True,
        least=0,
        most=5,
        repeats=True,
        rule="LG-SPECIAL-05",
    ),
    Item("hour", "The hour of the day at which you play, for cards that ask", NOON, HOURS, rule="LG-SPECIAL-05"),
)
"""What a set-up says of them."""


def wrong_heights(setup: dict[str, Any]) -> list[Problem]:
    """Everybody's, or nobody's."""
    told, players = len(setup["heights"]), setup["players"]
    if told in (0, players):
        return []
    text = plural(told, "{number} height is told", "{number} heights are told")
    return [Problem("LG-SPECIAL-05", text, said("Tell that of each of the {players} players.", players=players))]
