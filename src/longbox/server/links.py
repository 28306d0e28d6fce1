"""The links of a table: one token a seat and one for the spectators. The database keeps only their hashes."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from longbox.server.errors import Refused
from longbox.server.rows import SeatRow

TOKEN_BYTES = 24


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


def place_of(token: str, seats: Iterable[str], spectators: str) -> int | None:
    """The seat that a token opens, by their hashes; None for the spectators'."""
    given = hashed(token)
    for number, seat in enumerate(seats):
        if secrets.compare_digest(seat, given):
            return number
    if secrets.compare_digest(spectators, given):
        return None
    raise Refused("unknown_token", "This link opens no seat at this table: ask for a new one.")


def is_host(token: str, seats: Sequence[SeatRow], spectators: str) -> bool:
    """Whether a token is that of the first person at a table; where nobody sits, of whoever watches."""
    first = next((number for number, seat in enumerate(seats) if seat.kind == "person"), None)
    try:
        return place_of(token, [seat.token_hash for seat in seats], spectators) == first
    except Refused:
        return False
