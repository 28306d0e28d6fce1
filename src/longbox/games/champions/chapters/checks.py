"""The rules that look at the table after an event, by its kind: defeat, completed schemes, empty decks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from longbox.engine.events import Event, EventKind
from longbox.games.champions.chapters.damage import TAKEN
from longbox.games.champions.chapters.defeat import (
    DEFEATED,
    check_completion,
    check_damage,
    check_discarded,
    check_loss,
    check_side_scheme,
)
from longbox.games.champions.chapters.discarding import DISCARDED
from longbox.games.champions.chapters.payment import SPENT
from longbox.games.champions.chapters.player_deck import refill_empty_decks
from longbox.games.champions.chapters.threat import PLACED, REMOVED
from longbox.games.champions.table.state import Champions

Check = Callable[[Champions, Event], None]

CHECKS: Final[dict[EventKind, tuple[Check, ...]]] = {
    TAKEN: (check_damage,),
    PLACED: (check_completion,),
    REMOVED: (check_side_scheme,),
    DISCARDED: (check_discarded, refill_empty_decks),
    DEFEATED: (check_loss, refill_empty_decks),
    SPENT: (refill_empty_decks,),
}


def check(game: Champions, event: Event) -> None:
    for one in CHECKS.get(event.kind, ()):
        one(game, event)
