"""Fortifying: a Villain lies down at a place, where its effect holds until somebody fights it there.

A place is one of `FORTIFIED`, each with room for one, or a Mastermind, with whom it lies in a role of its own.
"""

from __future__ import annotations

from typing import Final

from longbox.engine.events import Event, EventKind
from longbox.games.legendary.chapters.gaining import leave_play
from longbox.games.legendary.table.enemies import lie_in_wait
from longbox.games.legendary.table.kinds import FORTS
from longbox.games.legendary.table.roles import GOES_ALONG, STAYS, Role, held, hold
from longbox.games.legendary.table.state import Table
from longbox.games.legendary.table.zones import FORTIFIED

BEFORE_MASTERMIND: Final = Role(
    "fortifies", "{Villain}", fought=True, shields=True, on_defeat=STAYS, on_escape=STAYS, on_ko=GOES_ALONG
)
"""A Villain that fortifies a Mastermind, who can't be fought as long as it lies there."""


def apply_fortify(game: Table, event: Event) -> None:
    """`event.card` lies down at the place of the number `amount`."""
    leave_play(game, event.card, FORTIFIED.first + event.amount)
    lie_in_wait(game, event.card, FORTIFIED.first + event.amount)


def apply_fortify_mastermind(game: Table, event: Event) -> None:
    """`event.card` lies down before the Mastermind `target`."""
    hold(game, event.card, event.target, BEFORE_MASTERMIND)


FORTIFY: Final = EventKind("fortify", apply_fortify, facts=lambda game, event: {"place": FORTS[event.amount]})
FORTIFY_MASTERMIND: Final = EventKind("fortify mastermind", apply_fortify_mastermind)


def is_fortified(game: Table, place: int) -> bool:
    return bool(game.state.zones[FORTIFIED.first + place])


def fortify_place(game: Table, seat: int, card: int, place: int) -> None:
    """Nothing happens where another one lies already."""
    if not is_fortified(game, place):
        game.happen(Event(FORTIFY, card=card, amount=place, seat=seat))


def fortify_mastermind(game: Table, seat: int, card: int, mastermind: int) -> None:
    if not held(game, mastermind, BEFORE_MASTERMIND):
        game.happen(Event(FORTIFY_MASTERMIND, card=card, target=mastermind, seat=seat))
