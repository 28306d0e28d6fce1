"""Computer players. Each sees what its seat may see, and nothing more."""

from __future__ import annotations

from collections.abc import Callable
from difflib import get_close_matches
from hashlib import blake2b
from typing import Final, NamedTuple

from longbox import Seat, SetupError
from longbox.languages import said
from longbox.players.budget import Budget, Haste
from longbox.players.greedy import EFFORT, Greedy
from longbox.players.player import Player
from longbox.players.random import Random
from longbox.players.search import Search

__all__ = ["Haste", "Player", "hint", "levels", "names", "player", "seed_for"]

KINDS: Final[dict[str, Callable[[int], Player]]] = {"random": Random, "greedy": Greedy, "search": Search}
"""From the weakest to the strongest. One seed gives the same choices everywhere."""


class Level(NamedTuple):
    """A kind of player for people: it does not let them wait longer than its time limit."""

    kind: str
    budget: Budget


LEVELS: Final = {
    "easy": Level("greedy", Budget(EFFORT, 1.0)),
    "normal": Level("search", Budget(60, 3.0)),
    "hard": Level("search", Budget(2000, 10.0, a_turn=15.0)),
}
USUAL_LEVEL: Final = "normal"

AT_EASE: Final = Haste()
HINT: Final = Budget(800, 3.0)


def names() -> tuple[str, ...]:
    """All computer players: the kinds, then the levels."""
    return (*KINDS, *LEVELS)


def levels() -> tuple[str, ...]:
    """What people choose from, from the easiest to the hardest."""
    return tuple(LEVELS)


def player(name: str, seed: int = 0, haste: Haste = AT_EASE) -> Player:
    """A computer player. A level in haste thinks less long than its time limits allow."""
    if name in LEVELS:
        kind, budget = LEVELS[name]
        budget = budget.left(haste)
        return (
            Search(seed, budget=budget, hurried=haste.hurried)
            if kind == "search"
            else Greedy(seed, effort=budget.tries, seconds=budget.seconds)
        )
    if name in KINDS:
        return KINDS[name](seed)
    near = get_close_matches(str(name), names(), n=1)
    refused = said("there is no computer player {name}; there are {names}.", name=repr(name), names=", ".join(names()))
    meant = [said("Did you mean {choice}?", choice=repr(near[0]))] if near else []
    raise SetupError(" ".join([refused, *meant]))


def seed_for(seed: int | str, *of: int) -> int:
    """A seed for a player at a table, from the table's own and what tells this player from others: whoever works out
    what a player drew by it learns nothing about the cards."""
    named = "/".join(map(str, (seed, *of)))
    return int.from_bytes(blake2b(named.encode(), digest_size=6, person=b"players").digest(), "little")


def hint(seat: Seat, seed: int = 0, haste: Haste = AT_EASE) -> tuple[int, str]:
    """What the best computer player would do in this seat's place, and why."""
    return Search(seed, budget=HINT.left(haste), hurried=haste.hurried).hint(seat)
