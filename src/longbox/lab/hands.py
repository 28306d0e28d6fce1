"""Which cards a seat held in a game, when it first had them in hand, and when it first played them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Final

import longbox
from longbox import Match

PLAYING: Final = frozenset({"play", "recruit", "resource", "attach", "equip"})
"""Verbs that bring a card out of the hand."""


class Hands:
    """What one seat was seen to hold and to play, by card id."""

    def __init__(self, game: str) -> None:
        self._listed = card_ids(game)
        self._drawn: dict[str, int] = {}
        self._played: dict[str, int] = {}

    def note(self, match: Match, seat: int, option: int) -> None:
        """Look at the hand at a choice of the seat, and at what it chooses."""
        for card in match.hand(seat):
            if card not in self._drawn and card in self._listed:
                self._drawn[card] = match.turn
        decision = match.decision
        assert decision is not None, "somebody is asked"
        if decision.verbs[option] in PLAYING:
            for played in decision.ids(option)[:1]:
                if played is not None and played in self._listed:
                    self._played.setdefault(played, match.turn)

    def cards(self) -> Iterator[tuple[str, int, int | None]]:
        """Each card that was in hand, with the turn, and the turn in which it was first played."""
        return ((card, turn, self._played.get(card)) for card, turn in self._drawn.items())


@cache
def card_ids(game: str) -> frozenset[str | None]:
    """The cards that a lab tells of: those that the game lists, and no tokens."""
    return frozenset(card.id for card in longbox.cards(game))
