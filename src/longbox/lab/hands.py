"""Which cards a seat held in a game, when it first had them in hand, and when it first played them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Final

import longbox
from longbox import Match, NumberNames

PLAYING: Final = frozenset({"play", "recruit", "resource", "attach", "equip"})
"""Verbs that bring a card out of the hand."""
FIRST_LISTED: Final = 2
MINE: Final = 1


class Hands:
    """What one seat was seen to hold and to play, by card id."""

    def __init__(self, game: str) -> None:
        self._game = game
        self._drawn: dict[str, int] = {}
        self._played: dict[str, int] = {}

    def note(self, match: Match, seat: int, option: int) -> None:
        """Look at the hand at a choice of the seat, and at what it chooses."""
        seen = match.numbers(seat, {})
        names = names_of(self._game)
        ids, zones, places = (seen.cards[names.cards.index(name)] for name in ("card", "zone", "place"))
        hand = names.zones.index("hand") + 1
        listed = card_ids(self._game)
        for number, zone, place in zip(ids, zones, places, strict=True):
            if zone == hand and place == MINE and number >= FIRST_LISTED:
                self._drawn.setdefault(listed[number - FIRST_LISTED], match.turn)
        assert match.decision is not None, "somebody is asked"
        row = seen.options[names.options.index("card")][option]
        if match.decision.options[option].verb in PLAYING and row and ids[row - 1] >= FIRST_LISTED:
            self._played.setdefault(listed[ids[row - 1] - FIRST_LISTED], match.turn)

    def cards(self) -> Iterator[tuple[str, int, int | None]]:
        """Each card that was in hand, with the turn, and the turn in which it was first played."""
        return ((card, turn, self._played.get(card)) for card, turn in self._drawn.items())


@cache
def card_ids(game: str) -> tuple[str, ...]:
    return tuple(card.id for card in longbox.cards(game))


@cache
def names_of(game: str) -> NumberNames:
    return longbox.deal(game, seed=0, record=False).number_names()
