"""Playing cards of whichever kind, as powers ask about it (rulebook: Game Terms).

A card is played as a plot twist, as a resource, or by recruiting or equipping. What comes into play otherwise is not.
"""

from __future__ import annotations

from typing import Final

from longbox.engine.effects.flow import Steps
from longbox.engine.events import Doing, Event, EventKind
from longbox.engine.frames import Scope
from longbox.games.vs.table.cards import definitions
from longbox.games.vs.table.state import Vs

PLAY_CARD: Final = EventKind("play a card", quiet=True, doing=Doing("play", rest="a card"))
PLAY_LOCATION: Final = EventKind(
    "play a Location", quiet=True, doing=Doing("play", rest="a {Location}", past="played"), remembered=True
)


def tell_of_play(game: Vs, seat: int, card: int) -> None:
    """A player has played a card: what comes of that by itself comes first."""
    if game.watched(PLAY_CARD.after):
        game.push(TELLING, Scope(seat, card))


def tell(game: Vs, scope: Scope) -> None:
    game.happen(Event(PLAY_CARD, seat=scope.you, card=scope.source))


TELLING: Final = Steps(tell)


def tell_of_resource(game: Vs, event: Event) -> None:
    """A resource that was played, not one that an effect has laid, is a Location if it lies open."""
    if event.source >= 0:
        return
    if definitions(game)[event.card].is_location and not game.state.face_down[event.card]:
        game.take_place(Event(PLAY_LOCATION, seat=event.seat, card=event.card))
    tell_of_play(game, event.seat, event.card)
