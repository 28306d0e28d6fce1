"""Set-ups and seats as clients send them, checked before they reach the games."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import longbox
from longbox import players
from longbox.saving import DECK, as_chosen
from longbox.server.bodies import WishedSeat
from longbox.server.errors import Refused
from longbox.server.rows import SeatRow

Plain = str | int | bool | None


def problems(game: str, setup: dict[str, Any]) -> list[longbox.Problem]:
    """What is wrong with a set-up. A deck of one's own is `{"deck list": text}`."""
    known = {item.name for item in longbox.setup(game)}
    strangers = [name for name in setup if name not in known]
    if strangers:
        cure = f"There are {', '.join(sorted(known))}."
        return [longbox.Problem("", f"{game} has no setting {name!r}", cure) for name in strangers]
    odd = [name for name, value in setup.items() if not well_formed(value)]
    if odd:
        cure = f'A setting is a word, a number, a list of those, or a deck as {{"{DECK}": "..."}}.'
        return [longbox.Problem("", f"the setting {name!r} has a strange form", cure) for name in odd]
    return longbox.check(game, **as_chosen(setup))


def blamed(game: str, setup: dict[str, Any], problem: longbox.Problem) -> list[str]:
    """The settings without which a problem would not be there: a client shows it beside them."""
    return [name for name in setup if problem not in problems(game, {k: v for k, v in setup.items() if k != name})]


def well_formed(value: Any) -> bool:
    if isinstance(value, list):
        return all(well_formed(one) and not isinstance(one, list) for one in value)
    if isinstance(value, dict):
        return value.keys() == {DECK} and isinstance(value[DECK], str)
    return value is None or isinstance(value, str | int)


def must_be_playable(game: str, setup: dict[str, Any]) -> None:
    found = problems(game, setup)
    if found:
        raise Refused("bad_setup", " ".join(str(problem) for problem in found))


def seat_rows(wished: Sequence[WishedSeat]) -> list[SeatRow]:
    """Seats as somebody wishes them. Computer players are told apart by number."""
    rows = []
    computers = 0
    for seat in wished:
        name = seat.name
        if seat.kind == "computer":
            computers += 1
            name = name or ("Computer" if computers == 1 else f"Computer {computers}")
        rows.append(seat_row(seat.kind, name, seat.player))
    return rows


def seat_row(kind: str, name: str, player: str) -> SeatRow:
    """A seat as somebody wishes it who lays out a table; it has no link yet."""
    if kind != "computer":
        return SeatRow(kind="person" if kind == "person" else "open", name=name)
    if player not in players.names():
        raise Refused("no_such_player", f"There is no {player!r}; there are {', '.join(players.names())}.")
    return SeatRow(kind="computer", name=name, player=player, held=False)
