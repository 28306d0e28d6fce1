"""A match of Legendary in a few words: which Mastermind with which Scheme, and whose turn it is."""

from __future__ import annotations

from typing import Final

from longbox import Match
from longbox.headlines import Headline, numbered
from longbox.seen import Seen


def title(match: Match) -> str:
    seen = Seen(match.view(None))
    return ": ".join(card["name"] for zone in ("mastermind", "scheme") for card in seen.cards(zone)[:1])


def moment(seen: Seen) -> str:
    if seen.you is None:
        return f"turn {seen['turn']}"  # whose it is depends on what that seat is called, which lists know
    whose = "your turn" if seen["active"] == seen.you else f"{numbered(seen['active'])}’s turn"
    return f"turn {seen['turn']}, {whose}"


def seat_name(_seen: Seen, seat: int) -> str:
    return numbered(seat)


HEADLINE: Final = Headline(title, moment, seat_name, evil=lambda _seen: "evil")
