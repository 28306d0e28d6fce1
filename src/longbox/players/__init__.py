"""Computer players. Each sees what its seat may see, and nothing more."""

from __future__ import annotations

from collections.abc import Callable
from difflib import get_close_matches

from longbox import Seat, SetupError
from longbox.players.greedy import Greedy
from longbox.players.player import Player
from longbox.players.random import Random

__all__ = ["Player", "hint", "names", "player"]

PLAYERS: dict[str, Callable[[int], Player]] = {"random": Random, "greedy": Greedy}
"""From the weakest to the strongest."""


def names() -> tuple[str, ...]:
    return tuple(PLAYERS)


def player(name: str, seed: int = 0) -> Player:
    """A computer player. With one seed, it makes the same choices in the same game."""
    if name not in PLAYERS:
        near = get_close_matches(str(name), PLAYERS, n=1)
        hint = f" Did you mean {near[0]!r}?" if near else ""
        raise SetupError(f"there is no computer player {name!r}; there are {', '.join(PLAYERS)}.{hint}")
    return PLAYERS[name](seed)


def hint(seat: Seat, seed: int = 0) -> tuple[int, str]:
    """What the best computer player would do in this seat's place, and a short reason."""
    return Greedy(seed).hint(seat)
