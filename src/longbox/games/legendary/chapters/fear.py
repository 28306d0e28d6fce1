"""The Fear Level: so many spaces has the HQ, the first five under the city and the others in a second row."""

from __future__ import annotations

from typing import Final

from longbox.engine.events import Event, EventKind
from longbox.games.legendary.chapters.knocking_out import apply_ko
from longbox.games.legendary.table.board import CITIES, USUAL_SIZE, set_hq
from longbox.games.legendary.table.state import Table
from longbox.games.legendary.table.zones import HQ


def from_the_left(game: Table) -> list[int]:
    """The spaces of the HQ, row by row, each from the left on: the exit of the city is there."""
    row = list(reversed(CITIES[game.state.side]))
    return [space for space in [*row, *range(USUAL_SIZE, HQ.spread)] if space in game.state.hq]


def apply_fall(game: Table, event: Event) -> None:
    """A Hero is KO'd, and nobody takes its place: the level is 1 less. As long as it is 5 or more after that, those
    behind the gap move up; below, the space of the Hero is gone."""
    state = game.state
    space = state.zone[event.card] - HQ.first
    event.cards = (event.card,)
    apply_ko(game, event)
    order = from_the_left(game)
    if len(order) > USUAL_SIZE:
        at = order.index(space)
        for here, behind in zip(order[at:], order[at + 1 :], strict=False):
            for card in list(state.zones[HQ.first + behind]):
                game.move(card, HQ.first + here)
        space = order[-1]
    set_hq(game, tuple([one for one in state.hq if one != space]))
    event.amount = len(state.hq)


FEAR_FALLS: Final = EventKind("fear falls", apply_fall)


def level(game: Table) -> int:
    return len(game.state.hq)
