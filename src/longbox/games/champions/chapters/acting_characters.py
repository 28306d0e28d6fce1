"""Characters that players use: whose they are, and what keeps them from acting."""

from __future__ import annotations

from typing import Final

from longbox.engine.language import message
from longbox.engine.player_deeds import Bar
from longbox.games.champions.table import kinds
from longbox.games.champions.table.characters import friends
from longbox.games.champions.table.names import saying
from longbox.games.champions.table.state import Champions


def is_not_yours(game: Champions, seat: int, card: int, target: int) -> bool:
    return card not in friends(game, seat)


def is_alter_ego(game: Champions, seat: int, card: int, target: int) -> bool:
    return game.face(card).kind == kinds.ALTER_EGO


def is_exhausted(game: Champions, seat: int, card: int, target: int) -> bool:
    return bool(game.state.exhausted[card])


YOURS: Final = Bar(
    "MC-ALLY-17", is_not_yours, saying(message("{card} is not a character in play that you control")), last=True
)
