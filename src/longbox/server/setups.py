"""Set-ups and seats as clients send them, checked before they reach the games."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import longbox
from longbox import players
from longbox.languages import said
from longbox.saving import DECK, as_chosen, written
from longbox.server.bodies import DECK_LENGTH, WishedSeat
from longbox.server.errors import Refused
from longbox.server.rows import SeatRow

Diagnosis = tuple[longbox.Problem, list[str]]
"""A problem, and the settings without which it would not be there."""
MOST_ENTRIES = 100
"""No list of any form is as long."""


def problems(game: str, setup: dict[str, Any]) -> list[longbox.Problem]:
    """What is wrong with a set-up. A deck of one's own is `{"deck list": text}`."""
    misfits = strangers(game, setup) or strange(setup)
    return [problem for problem, _ in misfits] or longbox.check(game, **as_chosen(setup))


def diagnosed(game: str, setup: dict[str, Any]) -> list[Diagnosis]:
    """What is wrong with a set-up, each problem with the settings without which it would not be there: a client shows
    it beside them. The work grows with the settings, not with the problems."""
    if misfits := strangers(game, setup) or strange(setup):
        return misfits
    found = longbox.check(game, **as_chosen(setup))
    if not found:
        return []
    without = {name: set(problems(game, less(setup, name))) for name in setup}
    return [(problem, [name for name in setup if problem not in without[name]]) for problem in found]


def needs(game: str, setup: dict[str, Any]) -> dict[str, tuple[int, ...]]:
    """How many entries lines of the form come to in the end; nothing about a set-up that has none of its forms."""
    return {} if strange(setup) else longbox.needs(game, **as_chosen(setup))


def less(setup: dict[str, Any], left_out: str) -> dict[str, Any]:
    return {name: value for name, value in setup.items() if name != left_out}


def strangers(game: str, setup: dict[str, Any]) -> list[Diagnosis]:
    """Settings that the form does not have."""
    known = {item.name for item in longbox.setup(game)}
    cure = said("There are {names}.", names=", ".join(sorted(known)))
    return [
        (longbox.Problem("", said("{game} has no setting {name}", game=game, name=repr(name)), cure), [name])
        for name in setup
        if name not in known
    ]


def strange(setup: dict[str, Any]) -> list[Diagnosis]:
    """Settings that no form could have."""
    cure = said(
        "A setting is a word, a number, a list of up to {entries} of those, or a deck as {deck} of up to {letters} "
        "characters.",
        entries=MOST_ENTRIES,
        deck=f'{{"{DECK}": "..."}}',
        letters=DECK_LENGTH,
    )
    return [
        (longbox.Problem("", said("the setting {name} has a strange form", name=repr(name)), cure), [name])
        for name, value in setup.items()
        if not well_formed(value)
    ]


def well_formed(value: Any) -> bool:
    if isinstance(value, list):
        return len(value) <= MOST_ENTRIES and all(well_formed(one) and not isinstance(one, list) for one in value)
    if isinstance(value, dict):
        return value.keys() == {DECK} and isinstance(value[DECK], str) and len(value[DECK]) <= DECK_LENGTH
    return value is None or isinstance(value, str | int)


def must_be_playable(game: str, setup: dict[str, Any]) -> None:
    found = problems(game, setup)
    if found:
        raise Refused("bad_setup", " ".join(str(problem) for problem in found))


def playable(game: str, setup: dict[str, Any]) -> dict[str, Any]:
    """A set-up as tables keep it; one that can't be played is refused."""
    must_be_playable(game, setup)
    return dict(written(as_chosen(setup)))


def seat_rows(wished: Sequence[WishedSeat]) -> list[SeatRow]:
    """Seats as somebody wishes them."""
    return [seat_row(seat.kind, seat.name, seat.player) for seat in wished]


def seat_row(kind: str, name: str, player: str) -> SeatRow:
    """A seat as somebody wishes it who lays out a table; it has no link yet."""
    if kind != "computer":
        return SeatRow(kind="person" if kind == "person" else "open", name=name)
    must_be_a_player(player)
    return SeatRow(kind="computer", name=name, player=player, held=False)


def must_be_a_player(player: str) -> None:
    """Whether there is a computer player of that name."""
    if player not in players.names():
        known = ", ".join(players.names())
        raise Refused("no_such_player", said("There is no {name}; there are {known}.", name=repr(player), known=known))
