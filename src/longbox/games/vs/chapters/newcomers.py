"""Cards that enter play, whatever they are (rulebook: Game Terms, Appears)."""

from __future__ import annotations

from typing import Final

from longbox.engine.events import Case, Doing, Event, EventKind
from longbox.games.vs.table.state import Vs


def who_came(event: Event) -> list[Case]:
    return [Case(event.card, (), event.seat, side=event.seat)]


CARD_APPEARS: Final = EventKind(
    "a card enters play", quiet=True, cases=who_came, doing=Doing("{appear}", past="appeared")
)
"""A character, equipment or a resource has entered play: for whoever waits for cards of any kind."""


def tell_of_newcomer(game: Vs, event: Event) -> None:
    game.announce(Event(CARD_APPEARS, seat=game.state.controller[event.card], card=event.card))
