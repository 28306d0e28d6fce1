"""A match of Marvel Champions in a few words: which heroes against which villain, and where it stands."""

from __future__ import annotations

from typing import Final

from longbox import Match
from longbox.headlines import Headline
from longbox.languages import Message, message
from longbox.seen import Seen


def title(match: Match) -> Message:
    seen = Seen(match.view(None))
    heroes = tuple(seat_name(seen, seat) for seat in range(seen.seats))
    return Message("{heroes} against {villains}", {"heroes": heroes, "villains": villains(seen)})


def moment(seen: Seen) -> Message:
    return Message(PHASES[seen["phase"]], {"round": seen["turn"]})


PHASES: Final = {
    "set-up": message("round {round}, set-up phase"),
    "player": message("round {round}, player phase"),
    "villain": message("round {round}, villain phase"),
}


def seat_name(seen: Seen, seat: int) -> str:
    """A player is called after the hero in either form."""
    return str(seen["players"][seat]["hero"])


def evil(seen: Seen) -> Message:
    names = villains(seen)
    if len(names) == 1:
        return Message("{villain} wins", {"villain": names[0]})
    return Message("{villains} win", {"villains": names}) if names else Message("the villain wins")


def villains(seen: Seen) -> tuple[str, ...]:
    return tuple(str(card["name"]) for card in seen.cards("villain") if card.get("kind") == "villain")


HEADLINE: Final = Headline(title, moment, seat_name, when=message("{winners} in round {turn}."), evil=evil)
