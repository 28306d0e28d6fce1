"""Who plays with whom (rulebook: Free for All, 2 vs. 2, 2-Headed Teammates).

A player's `party` is that player alone, or with a teammate. A player's `home` is the player in whose rows their
characters stand: themselves, or one of two heads who share rows and turns. Whoever has to know friend from enemy asks
here.
"""

from __future__ import annotations

from longbox.engine.events import Event
from longbox.games.vs.table.characters import in_a_row
from longbox.games.vs.table.state import Vs


def opponents(game: Vs, seat: int) -> list[int]:
    """The players of other parties who are still in the game, from the left of this one."""
    state = game.state
    party, out, seats = state.party, state.out, state.seats
    if seats == 2:
        return [] if out[1 - seat] else [1 - seat]
    to_the_left = [(seat + step) % seats for step in range(1, seats)]
    return [other for other in to_the_left if party[other] != party[seat] and not out[other]]


def teammates(game: Vs, seat: int) -> list[int]:
    """The other players of the party who are still in the game."""
    state = game.state
    return [
        other
        for other in range(state.seats)
        if other != seat and state.party[other] == state.party[seat] and not state.out[other]
    ]


def are_enemies(game: Vs, one: int, other: int) -> bool:
    party = game.state.party
    return party[one] != party[other]


def is_enemy(game: Vs, seat: int, card: int) -> bool:
    """Whether a card is on the side of a player's enemy: that of a teammate is neither theirs nor an enemy's."""
    state = game.state
    return state.party[state.controller[card]] != state.party[seat]


def controls(game: Vs, seat: int, card: int) -> bool:
    """Whether a card is on a player's side: two heads control all that is on theirs."""
    state = game.state
    return state.home[state.controller[card]] == state.home[seat]


def is_yours(game: Vs, seat: int, card: int) -> bool:
    """Whether a card is a character on a player's side."""
    return in_a_row(game, card) and controls(game, seat, card)


def is_not_yours(game: Vs, seat: int, card: int, target: int = -1) -> bool:
    return not is_yours(game, seat, card)


def enemy_sides(game: Vs, seat: int) -> list[int]:
    """Every side of an enemy once, by the player in whose rows it stands."""
    home = game.state.home
    if game.state.seats == 2:
        return opponents(game, seat)
    found: list[int] = []
    for other in opponents(game, seat):
        if home[other] not in found:
            found.append(home[other])
    return found


def heads(game: Vs, seat: int) -> list[int]:
    """The players who share a side and its turns, from this one on; most of the time it is but one."""
    state = game.state
    if state.seats == 2:
        return [] if state.out[seat] else [seat]
    others = [other for other in range(state.seats) if other != seat and state.home[other] == state.home[seat]]
    return [one for one in (seat, *others) if not state.out[one]]


def side_facts(game: Vs, event: Event) -> dict[str, str | int]:
    """What a player does with whoever shares their turns is told of their side."""
    return {"variant": "side"} if len(heads(game, event.seat)) > 1 else {}


def share_a_side(game: Vs, one: int, other: int) -> bool:
    home = game.state.home
    return home[one] == home[other]


def on_turn(game: Vs, seat: int) -> bool:
    """Whether it is a player's turn: two heads take theirs together."""
    return share_a_side(game, seat, game.state.active)
