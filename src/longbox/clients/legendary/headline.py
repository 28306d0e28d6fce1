"""A match of Legendary in a few words: which Mastermind with which Scheme, and whose turn it is."""

from __future__ import annotations

from typing import Final

from longbox import Match
from longbox.headlines import Headline, numbered
from longbox.languages import Message, Player, message
from longbox.seen import Seen


def title(match: Match) -> Message:
    seen = Seen(match.view(None))
    mastermind, scheme = (seen.cards(zone)[0]["name"] for zone in ("mastermind", "scheme"))
    return Message("{mastermind}: {scheme}", {"mastermind": mastermind, "scheme": scheme})


def moment(seen: Seen) -> Message:
    turn = seen["turn"]
    if seen.you is None:
        return Message("turn {turn}", {"turn": turn})  # whose it is depends on what that seat is called: lists know it
    if seen["active"] == seen.you:
        return Message("turn {turn}, your turn", {"turn": turn})
    return Message("turn {turn}, {player}’s turn", {"turn": turn, "player": Player(seen["active"])})


def seat_name(_seen: Seen, seat: int) -> str:
    return numbered(seat)


EVIL_WINS: Final = message("evil wins")


def evil(seen: Seen) -> Message:
    """On the villains' side it is good that wins."""
    return Message(seen["words"].get(EVIL_WINS, EVIL_WINS))


HEADLINE: Final = Headline(title, moment, seat_name, evil=evil)
