"""What effects keep from happening."""

from __future__ import annotations

from typing import Final

from longbox.engine.events import Event, EventKind
from longbox.engine.frames import Scope
from longbox.games.legendary.table.state import Table

CANCELLED: Final = EventKind("cancel")
"""What was about to happen does not, because of the card `source`; `manner` names its kind."""


def cancel(game: Table, scope: Scope, event: Event) -> None:
    event.cancelled = True
    game.tell(Event(CANCELLED, seat=scope.you, card=event.card, source=scope.source, manner=event.kind.name))
