"""A match of Vs. System in a few words: who against whom, and where it stands."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from longbox import Match
from longbox.headlines import Headline, listed, numbered
from longbox.seen import Seen

BOOKS: Final[Mapping[str, str]] = {"marvel-battles": ", by The Marvel Battles", "mcu": ", by the MCU book"}
"""By which book a match is played, where it is not the usual one."""


def title(match: Match) -> str:
    seen = Seen(match.view(None))
    parties: dict[int, list[str]] = {}
    for seat, party in enumerate(seen["party"]):
        parties.setdefault(party, []).append(seat_name(seen, seat))
    book = BOOKS.get(match.setup.get("rules", ""), "")
    return " against ".join(listed(names) for names in parties.values()) + book


def moment(seen: Seen) -> str:
    """A combat is no phase of its own: it is fought in the main phase."""
    if seen["phase"] == "combat":
        return f"turn {seen['turn']}, main phase, combat"
    step = f", {seen['step']}" if seen.get("step") else ""
    return f"turn {seen['turn']}, {seen['phase']} phase{step}"


def seat_name(seen: Seen, seat: int) -> str:
    """A player is called after the main characters, wherever they are; those of one name are named once."""
    mains = [seen.by_handle(handle) for handle in seen["mains"][seat]]
    names = dict.fromkeys([str(main["name"]) for main in mains if main is not None])
    return listed(list(names)) if names else numbered(seat)


HEADLINE: Final = Headline(title, moment, seat_name)
