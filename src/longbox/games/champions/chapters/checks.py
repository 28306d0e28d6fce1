"""The rules that look at the table after an event, by its kind: defeat, completed schemes, empty decks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from longbox.engine.events import Event, EventKind
from longbox.games.champions.chapters import damage, defeat, discarding, payment, player_deck, threat
from longbox.games.champions.table.state import Champions

Check = Callable[[Champions, Event], None]

CHECKS: Final[dict[EventKind, tuple[Check, ...]]] = {
    damage.TAKEN: (defeat.check_damage,),
    threat.PLACED: (defeat.check_completion,),
    threat.REMOVED: (defeat.check_side_scheme,),
    discarding.DISCARDED: (defeat.check_discarded, player_deck.refill_empty_decks),
    defeat.DEFEATED: (defeat.check_loss, player_deck.refill_empty_decks),
    payment.SPENT: (player_deck.refill_empty_decks,),
}


def check(game: Champions, event: Event) -> None:
    for one in CHECKS.get(event.kind, ()):
        one(game, event)
