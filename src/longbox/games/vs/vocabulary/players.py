"""Which players effects speak of."""

from __future__ import annotations

from typing import Final

from longbox.engine.effects.some_players import SomePlayers
from longbox.engine.frames import Scope
from longbox.games.vs.table import players, slots
from longbox.games.vs.table.state import Vs


def everybody(game: Vs, scope: Scope) -> list[int]:
    return [seat for seat in range(game.state.seats) if not game.state.out[seat]]


def all_seats(game: Vs, scope: Scope) -> list[int]:
    """Those too who are out of the game: their cards may still lie about."""
    return list(range(game.state.seats))


def enemies(game: Vs, scope: Scope) -> list[int]:
    return players.opponents(game, scope.you)


def who_controls_it(game: Vs, scope: Scope) -> list[int]:
    return [game.state.controller[card] for card in scope.vars.get(slots.IT, ())[:1]]


def whose_side_it_came_to(game: Vs, scope: Scope) -> list[int]:
    assert scope.event is not None
    return [scope.event.seat]


def whose_turn_it_is(game: Vs, scope: Scope) -> list[int]:
    return [game.state.active]


def other_sides(game: Vs, scope: Scope) -> list[int]:
    """Those whose side is not yours."""
    return [seat for seat in everybody(game, scope) if not players.share_a_side(game, seat, scope.you)]


A_PLAYER: Final = SomePlayers("a player", everybody)
ANY_PLAYER: Final = SomePlayers("any player", all_seats)
AN_ENEMY_PLAYER: Final = SomePlayers("an enemy player", enemies)
ANOTHER_PLAYER: Final = SomePlayers("another player", other_sides)
NEWCOMERS_PLAYER: Final = SomePlayers("its player", whose_side_it_came_to)
"""On whose side somebody has appeared."""
TURN_PLAYER: Final = SomePlayers("that player", whose_turn_it_is)
"""Where what is spoken of happens in a player's turn."""
EACH_ENEMY_PLAYER: Final = SomePlayers("each enemy player", enemies)
ITS_PLAYER: Final = SomePlayers("its player", who_controls_it)
