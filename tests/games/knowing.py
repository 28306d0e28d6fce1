"""What a seat may know of the cards, told by somebody who watches the table and not by the engine's own book-keeping.

A seat knows a card that has lain before its eyes, or that it was deliberately shown, as long as it can tell the card
from others. It can't after a shuffle, nor when the card has gone unseen from a hand that the seat can't look into, nor
when another player has taken it from the middle of a deck or laid the deck in another order.
"""

from __future__ import annotations

from typing import Any

from longbox.engine.game import Game
from longbox.engine.view import eye_of
from longbox.engine.zones import EVERYBODY, NOBODY, OWNER


class Watcher:
    """Watches a game, event by event, for one seat (None: a spectator), and stands between it and its record."""

    def __init__(self, game: Game[Any], seat: int | None, beside: Any = None) -> None:
        self.game = game
        self.seat = seat
        self.beside = beside
        self.may_know: set[int] = set()
        self.has_seen: set[int] = set()
        """All that it might have known at some moment, also of what it has lost track of since."""
        self._zones = list(game.state.zones)
        self._shown = self._told(game)
        self._chance = game.state.random
        self._lying_open: set[int] = set()
        """Cards of piles that were turned up for all and have not moved since."""
        self.may_know |= {card for card in range(len(game.state.zone)) if self.sees(game, card)} | self._shown

    def copy(self, game: Game[Any], beside: Any) -> Watcher:
        new = object.__new__(Watcher)
        new.game, new.seat, new.beside = game, self.seat, beside
        new.may_know = set(self.may_know)
        new.has_seen = set(self.may_know)
        new._zones, new._shown, new._chance = self._zones, self._shown, self._chance
        new._lying_open = set(self._lying_open)
        return new

    def place(self) -> int:
        self.look(self.game)
        return self.beside.place() if self.beside is not None else 0

    def note(self, game: Game[Any], event: Any, place: int) -> None:
        if self.beside is not None:
            self.beside.note(game, event, place)
        self.look(game)
        if event.kind.name == "reveal":
            self._lying_open |= set(event.cards)

    def latest(self) -> str:
        return self.beside.latest() if self.beside is not None else ""

    def sees(self, game: Game[Any], card: int) -> bool:
        """Whether a card lies before the seat's eyes now."""
        state = game.state
        return self._sees_into(game, state.zone[card]) and not state.face_down[card]

    def unseen(self, game: Game[Any]) -> list[int]:
        """The cards that the seat can't know now."""
        self.look(game)
        return [card for card in range(len(game.state.zone)) if card not in self.may_know]

    def look(self, game: Game[Any]) -> None:
        """Look at the table once more, after something happened."""
        zones = game.state.zones
        before, self._zones = self._zones, list(zones)
        shown, self._shown = self._shown, self._told(game)
        shuffled, self._chance = self._chance != game.state.random, game.state.random
        arrived: set[int] = set()
        for zone, cards in enumerate(zones):
            if cards is before[zone]:
                continue
            came = set(cards) - set(before[zone])
            if not self._sees_into(game, zone) and game.rules.zones.of[zone].sight == OWNER:
                arrived |= came
            if self._sees_into(game, zone):
                self.may_know |= {card for card in cards if self.sees(game, card)}
            self._lose(game, zone, before[zone], cards, shuffled=shuffled)
            self._lying_open -= {*came, *(before[zone] if shuffled else ())}
        # What the engine says was shown is believed, but for cards that have just come into a closed hand.
        self.may_know |= self._shown - shown - arrived
        self.may_know |= {card for card in self._open(game) if self.sees(game, card)}
        self.has_seen |= self.may_know

    def _lose(self, game: Game[Any], zone: int, before: list[int], now: list[int], *, shuffled: bool) -> None:
        there = set(now)
        gone = [card for card in before if card not in there]
        hidden = [card for card in gone if not self.sees(game, card)]
        kind = game.rules.zones.of[zone]
        if kind.sight == NOBODY:
            rearranged = in_order(before, now) != in_order(now, before)
            if rearranged and shuffled:
                self.may_know -= {*before, *now}
            elif game.rules.zones.seat(zone) != self.seat:
                top = set(before[len(before) - len(gone) :])
                bottom = set(before[: len(gone)])
                taken = hidden if set(gone) not in (top, bottom) else []
                self.may_know -= {*taken, *(before if rearranged else ())} - self._lying_open
        elif hidden and not self._sees_into(game, zone) and not self._all_the_same(game, before):
            self.may_know -= set(before)

    def _all_the_same(self, game: Game[Any], cards: list[int]) -> bool:
        kinds = {game.state.definition[card].id for card in cards}
        return len(kinds) == 1 and set(cards) <= self.may_know

    def _sees_into(self, game: Game[Any], zone: int) -> bool:
        zones = game.rules.zones
        sight = zones.of[zone].sight
        hand_of_another = zones.seat(zone) != self.seat and not getattr(game.state, "open_hands", 0)
        return sight == EVERYBODY or (sight == OWNER and not hand_of_another)

    def _open(self, game: Game[Any]) -> list[int]:
        """The cards that lie where the seat could see them: some may just have been turned."""
        return [
            card
            for zone, cards in enumerate(game.state.zones)
            if cards and self._sees_into(game, zone)
            for card in cards
        ]

    def _told(self, game: Game[Any]) -> set[int]:
        eye = eye_of(self.seat)
        return {card for card, known in enumerate(game.state.known) if known & eye}


def in_order(cards: list[int], among: list[int]) -> list[int]:
    """The cards that are among others, in their order here."""
    there = set(among)
    return [card for card in cards if card in there]
