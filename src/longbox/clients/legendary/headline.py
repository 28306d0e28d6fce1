"""A match of Legendary in a few words: which Mastermind with which Scheme, and whose turn it is."""

from __future__ import annotations

from typing import Final

from longbox import Match
from longbox.headlines import Headline, numbered
from longbox.languages import Message, Player, message
from longbox.seen import Seen


def title(match: Match) -> Message:
    """Of what still lies there: a Mastermind may be taken to its last card, and a Scheme be fought."""
    seen = Seen(match.view(None))
    first = {zone: found[0] for zone in ("mastermind", "scheme") if (found := seen.cards(zone))}
    names = {zone: str(card.get("mastermind") or card["name"]) for zone, card in first.items()}
    if len(names) == 2:
        return Message("{mastermind}: {scheme}", names)
    if "mastermind" in names:
        return Message("{mastermind}", names)
    return Message("{scheme}", names) if names else Message("all are beaten")


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
