"""A table as it is kept: what was set up, who sits where, the journal of choices, what was said, and how it stands."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Any, Literal

import msgspec

from longbox import __version__
from longbox.languages import said
from longbox.server.kept import Kept

SeatKind = Literal["person", "computer", "open"]


class SeatRow(msgspec.Struct, frozen=True, kw_only=True):
    """Who sits somewhere. `token_hash` is that of the seat's token; `player` names the computer player. `held`: a
    person has its link, or once had it.

    The first token is an invitation: `offered_hash` is that of the token which was offered for it and not used yet, and
    `used_hash` the invitation's own as soon as that has happened."""

    kind: SeatKind
    name: str = ""
    player: str = ""
    token_hash: str = ""
    offered_hash: str = ""
    used_hash: str = ""
    held: bool = True


def names_of(seats: Sequence[SeatRow]) -> list[str]:
    """What seats are called: as their players wish, computer players as such, others by their numbers."""
    return [name or numbered(number) for number, name in enumerate(given_names(seats))]


def given_names(seats: Sequence[SeatRow]) -> list[str]:
    """What seats are called, "" for people who have given no name. Computer players who have sat there from the
    beginning are told apart by number."""
    names = []
    computers = 0
    for seat in seats:
        computers += not seat.held
        names.append(seat.name or ("" if seat.held else computer_name(computers)))
    return names


def computer_name(number: int) -> str:
    return said("Computer") if number == 1 else said("Computer {number}", number=number)


def numbered(seat: int) -> str:
    return said("Player {number}", number=seat + 1)


class Entry(msgspec.Struct, frozen=True):
    """A line of the journal: a choice by its key, a concession, or going back to a choice by its number; and the
    version that wrote it.

    A choice that was made for a player by itself is a "pass", which undo skips. To go back past what was seen is
    "hindsight". (Older versions wrote behind the number what was taken back, in English.)
    """

    kind: Literal["choose", "pass", "concede", "undo", "hindsight"]
    seat: int
    value: str = ""
    version: str = __version__


class Line(msgspec.Struct, frozen=True):
    """Something said at the table; a spectator has no seat, and not everybody a name."""

    seat: int | None
    name: str
    text: str


class Summary(msgspec.Struct, frozen=True):
    """Where a table stands, so that lists of tables need not play a single game again."""

    title: Kept
    moment: Kept
    asked: int | None
    over: bool
    choices: int
    result: dict[str, Any] | None = None
    """How the game ended, once it is over; older versions did not write it down."""


class JournalLine(msgspec.Struct, frozen=True):
    """An entry in its place in a table's journal, with how the table stands after it."""

    table_id: str
    number: int
    entry: Entry
    summary: Summary


class TableRow(msgspec.Struct, kw_only=True):
    """A table with all that belongs to it. `version` began it, `tried` is the last one that has played its journal
    again, and `difference` what it then found that keeps the table from being played on."""

    id: str
    game: str
    setup: dict[str, Any]
    secret: str
    version: str
    tried: str = ""
    difference: Kept = ""
    listed: bool
    paused: bool = False
    spectator_hash: str
    seats: list[SeatRow]
    journal: list[Entry] = []
    chat: list[Line] = []
    summary: Summary


class Listing(msgspec.Struct, kw_only=True):
    """A table as lists show it. `stopped` says why it can't be played on, if this version has found that out."""

    id: str
    game: str
    listed: bool
    paused: bool
    stopped: Kept
    spectator_hash: str
    changed: datetime
    seats: list[SeatRow]
    summary: Summary


class ReplayRow(msgspec.Struct, frozen=True):
    """A finished game to be watched from one seat; None: as a spectator."""

    id: str
    table_id: str
    seat: int | None
