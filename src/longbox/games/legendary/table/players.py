"""The players in the order of their turns."""

from __future__ import annotations

from typing import Final

from longbox.engine.effects.some_players import SomePlayers
from longbox.engine.frames import Scope
from longbox.games.legendary.table import slots
from longbox.games.legendary.table.enemies import is_location
from longbox.games.legendary.table.kinds import HERO
from longbox.games.legendary.table.state import Table


def in_turn_order(game: Table) -> list[int]:
    """All seats, the active one first, then clockwise."""
    state = game.state
    return [(state.active + step) % state.seats for step in range(state.seats)]


def next_in_order(game: Table) -> int:
    """Whose turn comes after the active player's, if nobody takes an extra one."""
    state = game.state
    return (state.active + (-1 if state.backwards else 1)) % state.seats


def mastermind_seat(game: Table) -> int:
    """The player who is the Mastermind; -1: nobody is."""
    state = game.state
    return state.plays_mastermind.index(1) if state.plotting else -1


def against_the_mastermind(game: Table) -> list[int]:
    """All players but the one who is the Mastermind."""
    return [seat for seat in range(game.state.seats) if not game.state.plays_mastermind[seat]]


def concerned(game: Table, scope: Scope, seats: list[int]) -> list[int]:
    """Strikes, Ambush and Escape effects spare the player who is the Mastermind."""
    if not game.state.plotting or slots.SPARED not in scope.vars:
        return seats
    return [seat for seat in seats if not game.state.plays_mastermind[seat]]


def everybody(game: Table, scope: Scope) -> list[int]:
    return concerned(game, scope, in_turn_order(game))


def everybody_else(game: Table, scope: Scope) -> list[int]:
    """The others, from the left on. Alone against the advanced rules, villains mean you and Heroes mean nobody; what
    Locations say, they always say to you."""
    state = game.state
    if state.solo:
        by_villains = state.solo == "advanced" and state.definition[scope.source].kind != HERO
        if by_villains or is_location(game, scope.source):
            return [scope.you]
    if slots.EVERYBODY in scope.vars:
        return concerned(game, scope, in_turn_order(game))
    return concerned(game, scope, [seat for seat in in_turn_order(game) if seat != scope.you])


def the_left(game: Table, scope: Scope) -> list[int]:
    return [(scope.you + 1) % game.state.seats]


def the_right(game: Table, scope: Scope) -> list[int]:
    return [(scope.you - 1) % game.state.seats]


def who_it_befell(game: Table, scope: Scope) -> list[int]:
    return [] if scope.event is None else [scope.event.seat]


LEFT_OF_YOU: Final = SomePlayers("the player on your left", the_left)
RIGHT_OF_YOU: Final = SomePlayers("the player on your right", the_right)
EACH_PLAYER: Final = SomePlayers("each player", everybody)
EACH_OTHER_PLAYER: Final = SomePlayers("each other player", everybody_else)
ANOTHER_PLAYER: Final = SomePlayers("another player", everybody_else)
A_PLAYER: Final = SomePlayers("a player", everybody)
THEY: Final = SomePlayers("that player", who_it_befell)
"""Whose doing it was, or whom it befell, in the event that is answered."""
