"""A match of Vs. System in a few words: who against whom, and where it stands."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from longbox import Match
from longbox.headlines import Headline, numbered
from longbox.languages import Message, Player, listed, message
from longbox.seen import Seen

BOOKS: Final[Mapping[str, str]] = {
    "marvel-battles": message("{match}, by The Marvel Battles"),
    "mcu": message("{match}, by the MCU book"),
}
"""By which book a match is played, where it is not the usual one."""

PHASES: Final[Mapping[str, str]] = {
    "set-up": message("turn {turn}, set-up phase"),
    "draw": message("turn {turn}, draw phase"),
    "recovery": message("turn {turn}, recovery phase"),
    "build": message("turn {turn}, build phase"),
    "main": message("turn {turn}, main phase"),
    "combat": message("turn {turn}, main phase, combat"),
    "end": message("turn {turn}, end phase"),
}
"""A combat is no phase of its own: it is fought in the main phase."""

STEPS: Final[Mapping[str, str]] = {
    "resource": message("turn {turn}, build phase, resource"),
    "recruit": message("turn {turn}, build phase, recruit"),
    "formation": message("turn {turn}, build phase, formation"),
}


def title(match: Match) -> Message:
    seen = Seen(match.view(None))
    parties: dict[int, tuple[object, ...]] = {}
    for seat, party in enumerate(seen["party"]):
        parties[party] = (*parties.get(party, ()), main_names(seen, seat) or Player(seat))
    first, second, *others = parties.values()
    whole = Message("{first} against {second}", {"first": first, "second": second})
    for other in others:
        whole = Message("{first} against {second}", {"first": whole, "second": other})
    book = BOOKS.get(match.setup.get("rules", ""))
    return whole if book is None else Message(book, {"match": whole})


def moment(seen: Seen) -> Message:
    return Message(STEPS.get(seen.get("step", ""), PHASES[seen["phase"]]), {"turn": seen["turn"]})


def seat_name(seen: Seen, seat: int) -> str:
    """A player is called after the main characters, wherever they are; those of one name are named once."""
    return listed(main_names(seen, seat)) or numbered(seat)


def main_names(seen: Seen, seat: int) -> tuple[str, ...]:
    mains = [seen.by_handle(handle) for handle in seen["mains"][seat]]
    return tuple(dict.fromkeys([str(main["name"]) for main in mains if main is not None]))


HEADLINE: Final = Headline(title, moment, seat_name)
