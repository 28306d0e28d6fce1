"""Seeds of games whose chance changes on the way: whoever plays on from a game that is over knows what came after.

Such a seed is written `first>12:second`: from choice 12 on, chance is that of the second, and what nobody has seen by
then is dealt anew.
"""

from __future__ import annotations

from typing import NamedTuple

from longbox.engine.dice import Seed
from longbox.engine.language import message, said
from longbox.errors import SetupError

TURN = ">"


class Turn(NamedTuple):
    """Where chance becomes another."""

    at: int
    seed: str


def parts(seed: Seed) -> tuple[Seed, tuple[Turn, ...]]:
    """The seed that a game is dealt with, and where others take its place."""
    if not isinstance(seed, str) or TURN not in seed:
        return seed, ()
    first, *later = seed.split(TURN)
    turns = []
    for part in later:
        at, colon, then = part.partition(":")
        if not (at.isdecimal() and colon and then):
            unread = message("the seed {seed} can't be read: behind {sign} it needs a choice, as in {example}")
            raise SetupError(said(unread, seed=repr(seed), sign=repr(TURN), example="'one>12:two'"))
        turns.append(Turn(int(at), then))
    return first, tuple(turns)


def turned(seed: Seed, at: int, then: str) -> str:
    """The seed of a game that went like another up to a choice, and has a chance of its own from there on."""
    first, turns = parts(seed)
    kept = [f"{turn.at}:{turn.seed}" for turn in turns if turn.at < at]
    return TURN.join([str(first), *kept, f"{at}:{then}"])
