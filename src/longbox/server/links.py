"""The links of a table: one token a seat and one for the spectators. The database keeps only their hashes.

Whoever lays out a table has the links of all its seats, to send them to friends. So each is an invitation: the first
who comes by it is given another token, which nobody else has.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from longbox.languages import message, said
from longbox.server.errors import Refused
from longbox.server.rows import SeatRow

TOKEN_BYTES = 24
USED = message(
    "This invitation was used already. If that was you, go on in the browser that you used, or copy your link there; "
    "if not, somebody else has your seat: ask whoever invited you."
)


class Links(NamedTuple):
    """Tokens as they are handed out, once."""

    seats: tuple[str, ...]
    spectators: str


def new_links(seats: int) -> Links:
    return Links(tuple(new_token() for _ in range(seats)), new_token())


def new_token() -> str:
    return secrets.token_urlsafe(TOKEN_BYTES)


def hashed(token: str) -> str:
    """A token is random and long, so a plain hash of it tells nothing."""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


def place_of(token: str, seats: Sequence[SeatRow], spectators: str) -> int | None:
    """The seat that a token opens; None for the spectators'."""
    given = hashed(token)
    for number, seat in enumerate(seats):
        if secrets.compare_digest(seat.token_hash, given) or secrets.compare_digest(seat.offered_hash, given):
            return number
        if secrets.compare_digest(seat.used_hash, given):
            raise Refused("used_invitation", said(USED))
    if secrets.compare_digest(spectators, given):
        return None
    raise Refused("unknown_token", said("This link opens no seat at this table: ask for a new one."))


def is_invitation(token: str, seat: SeatRow) -> bool:
    """Whether a token that opens a seat is the one by which somebody was invited there."""
    return not seat.used_hash and seat.token_hash == hashed(token)


def offered(seat: SeatRow, token: str) -> SeatRow:
    """Another token is on its way to whoever showed the invitation. That stays good until the other has been used: it
    may never arrive."""
    return msgspec.structs.replace(seat, offered_hash=hashed(token))


def traded(seat: SeatRow, token: str) -> SeatRow:
    """The token that was offered has arrived: only whoever has it can open the seat now."""
    return msgspec.structs.replace(seat, token_hash=hashed(token), offered_hash="", used_hash=seat.token_hash)


def is_host(token: str, seats: Sequence[SeatRow], spectators: str) -> bool:
    """Whether a token is that of the first person at a table; where nobody sits, of whoever watches."""
    first = next((number for number, seat in enumerate(seats) if seat.kind == "person"), None)
    try:
        return place_of(token, seats, spectators) == first
    except Refused:
        return False
