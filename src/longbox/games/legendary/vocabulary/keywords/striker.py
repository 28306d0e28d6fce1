"""Striker: stronger with each Master Strike that has come."""

from __future__ import annotations

from typing import Final

from longbox.engine.effects.amounts import Tally
from longbox.engine.effects.counting import per
from longbox.engine.frames import Scope
from longbox.games.legendary.table.kinds import STRIKE
from longbox.games.legendary.table.state import Table
from longbox.games.legendary.table.zones import (
    ARTIFACTS,
    BESIDE_SCHEME,
    CITY_ROW,
    ESCAPED,
    HELD,
    HQ,
    KO_PILE,
    LOCATIONS,
    ON_HQ,
    OVER_CITY,
    OVER_MASTERMIND,
    VICTORY,
)
from longbox.games.legendary.vocabulary.bonuses import Bonus, bonus, multiple

WHERE_STRIKES_LIE: Final = tuple(
    zone
    for kind in (
        *(KO_PILE, OVER_MASTERMIND, CITY_ROW, OVER_CITY, LOCATIONS, HQ, ON_HQ),
        *(HELD, BESIDE_SCHEME, ESCAPED, VICTORY, ARTIFACTS),
    )
    for zone in kind.range()
)
"""Mostly they are KO'd, or stacked beside the Mastermind. Some Masterminds put them elsewhere: into the city, before
players, and from there into Victory Piles and the Escape pile. A Strike that has just been turned up lies in none of
these yet, and one among the Tactics lies face down."""


def strikes_that_came(game: Table, scope: Scope) -> int:
    state = game.state
    definition, face_down = state.definition, state.face_down
    found = 0
    for zone in WHERE_STRIKES_LIE:
        for card in state.zones[zone]:
            if definition[card].kind == STRIKE and not face_down[card]:
                found += 1
    return found


A_STRIKE_THAT_CAME: Final = Tally(
    "{Master Strike} that is {KO'd}, lies beside the {Mastermind} or face up where another one puts it",
    strikes_that_came,
)


def striker(times: int = 1) -> Bonus:
    """Once, or Double or Triple Striker."""
    return bonus(multiple("{Striker}", times), per(A_STRIKE_THAT_CAME, times))


STRIKER: Final = striker()
