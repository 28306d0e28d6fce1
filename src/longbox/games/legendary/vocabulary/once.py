"""What cards do only once in a game."""

from __future__ import annotations

from typing import Final

from longbox.engine.effects.conditions import Fact
from longbox.engine.effects.deeds import Deed
from longbox.engine.events import Event, EventKind
from longbox.engine.frames import Scope
from longbox.games.legendary.chapters import rest_of_turn
from longbox.games.legendary.table.state import Table

GAME: Final = "game"
TURN: Final = "turn"


def apply_use(game: Table, event: Event) -> None:
    game.mark_used(event.card, game.instances(event.card)[0], GAME)


def apply_use_this_turn(game: Table, event: Event) -> None:
    game.mark_used(event.card, game.instances(event.card)[0], TURN)


USED_THIS_TURN: Final = EventKind("once in a turn", apply_use_this_turn, quiet=True)
ONCE_USED: Final = EventKind("once in a game", apply_use, quiet=True)


def have_first_turn(game: Table, scope: Scope, cards: list[int], amount: int) -> None:
    """Whoever has the card then."""
    if not game.uses(scope.source, game.instances(scope.source)[0], GAME):
        game.take_place(Event(ONCE_USED, card=scope.source, seat=scope.you))
        game.happen(Event(rest_of_turn.ANOTHER_TURN, seat=scope.you, source=scope.source))


def not_used(game: Table, scope: Scope) -> bool:
    return not game.uses(scope.source, game.instances(scope.source)[0], TURN)


def mark_it(game: Table, scope: Scope, cards: list[int], amount: int) -> None:
    game.take_place(Event(USED_THIS_TURN, card=scope.source, seat=scope.you))


NOT_USED_THIS_TURN: Final = Fact("you have not done so this turn", not_used)
used_this_turn: Final = Deed("do", "so once in each turn", act=mark_it).done
another_turn_once: Final = Deed(
    "take", "another turn after this one (only the first time in a game that {this} does so)", act=have_first_turn
).done
