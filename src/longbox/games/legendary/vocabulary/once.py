"""What cards do only once in a game."""

from __future__ import annotations

from typing import Final

from longbox.engine.effects.deeds import Deed
from longbox.engine.events import Event, EventKind
from longbox.engine.frames import Scope
from longbox.games.legendary.chapters import rest_of_turn
from longbox.games.legendary.table.state import Table

GAME: Final = "game"


def apply_use(game: Table, event: Event) -> None:
    game.mark_used(event.card, game.instances(event.card)[0], GAME)


ONCE_USED: Final = EventKind("once in a game", apply_use, quiet=True)


def have_first_turn(game: Table, scope: Scope, cards: list[int], amount: int) -> None:
    """Whoever has the card then."""
    if not game.uses(scope.source, game.instances(scope.source)[0], GAME):
        game.take_place(Event(ONCE_USED, card=scope.source, seat=scope.you))
        game.happen(Event(rest_of_turn.ANOTHER_TURN, seat=scope.you, source=scope.source))


another_turn_once: Final = Deed(
    "take", "another turn after this one (only the first time in a game that {this} does so)", act=have_first_turn
).done
