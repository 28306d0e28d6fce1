"""A match of Marvel Champions in a few words: which heroes against which villain, and where it stands."""

from __future__ import annotations

from typing import Final

from longbox import Match
from longbox.headlines import Headline, listed
from longbox.seen import Seen


def title(match: Match) -> str:
    seen = Seen(match.view(None))
    return f"{listed([seat_name(seen, seat) for seat in range(seen.seats)])} against {villain(seen)}"


def moment(seen: Seen) -> str:
    return f"round {seen['turn']}, {seen['phase']} phase"


def seat_name(seen: Seen, seat: int) -> str:
    """A player is called after the hero in either form."""
    return str(seen["players"][seat]["hero"])


def villain(seen: Seen) -> str:
    villains = [card for card in seen.cards("villain") if card.get("kind") == "villain"]
    return listed([str(card["name"]) for card in villains]) or "the villain"


HEADLINE: Final = Headline(title, moment, seat_name, turn="round", evil=villain)
