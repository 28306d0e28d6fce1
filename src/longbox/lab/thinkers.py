"""Computer players as the lab names them: a name of `longbox.players`, perhaps with how much it may try out.

    random    greedy    greedy:300    search:100    hard

A number makes a player of the same strength on every machine; levels (easy, normal, hard) also watch the clock, so
their games can't be repeated to the bit.
"""

from __future__ import annotations

from longbox import SetupError
from longbox.players import Player, player
from longbox.players.budget import Budget
from longbox.players.greedy import Greedy
from longbox.players.search import Search


def thinker(spec: str, seed: int) -> Player:
    """The player that a spec names."""
    name, colon, number = spec.partition(":")
    if not colon:
        return player(name, seed)
    if not number.isdigit() or not int(number):
        raise SetupError(f"{spec!r} is no computer player: write a number after the colon, as in 'search:100'")
    if name == "greedy":
        return Greedy(seed, effort=int(number))
    if name == "search":
        return Search(seed, budget=Budget(int(number)))
    raise SetupError(f"{name!r} takes no number: only greedy and search can be given one, as in 'search:100'")
