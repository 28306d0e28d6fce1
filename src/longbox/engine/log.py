"""Whoever keeps a record of what happens, as a game knows them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from longbox.engine.events import Event
    from longbox.engine.game import Game


class Log(Protocol):
    """Whoever keeps a record of what happens."""

    def place(self) -> int:
        """Where an event that begins now will stand: before all that its taking place brings about at once."""

    def note(self, game: Game[Any], event: Event, place: int) -> None:
        """An event has taken place."""

    def latest(self) -> str:
        """The kind of the event that was noted last."""
