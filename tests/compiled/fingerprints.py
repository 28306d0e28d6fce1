"""What random games, their saves and a search come to, as lines of text: `python fingerprints.py GAME`."""

from __future__ import annotations

import hashlib
import random
import sys
from collections.abc import Iterator

import longbox
from longbox.players.budget import Budget
from longbox.players.search import Search

GAMES = 12
LOOKS = 10
"""After so many choices a position is looked at closely."""


def fingerprints(name: str) -> Iterator[str]:
    for seed in range(GAMES):
        yield f"{name} {seed} {fingerprint(name, seed)}"
    yield f"{name} search {found_by_search(name)}"


def fingerprint(name: str, seed: int) -> str:
    """Every choice of a game, and now and then its position: as a whole, as a seat sees it, as a guess, as a save."""
    rng = random.Random(seed)
    match = longbox.deal(name, seed=seed)
    digest = hashlib.blake2b(digest_size=12)
    number = 0
    while (decision := match.decision) is not None:
        pick = rng.randrange(len(decision.options))
        digest.update(f"{decision.seat} {decision.prompt} {decision.options[pick].key}\n".encode())
        match.choose(pick)
        number += 1
        if number % LOOKS == 0:
            guess = match.determinize(number % match.seats, seed=number)
            digest.update(f"{match.digest} {match.view(0)} {guess.digest}".encode())
            digest.update(guess.save())
    digest.update(match.save())
    assert match.result is not None
    digest.update(match.result.reason.encode())
    return digest.hexdigest()


def found_by_search(name: str) -> str:
    """What a search thinks of a position when the game is under way."""
    rng = random.Random(name)
    match = longbox.deal(name, seed=1, record=False)
    while match.decision is not None and (len(match.history) < LOOKS or len(match.decision.options) < 2):
        match.choose(rng.randrange(len(match.decision.options)))
    assert match.decision is not None
    hint = Search(1, budget=Budget(40)).hint(match.seat(match.decision.seat))
    return str(hint)


if __name__ == "__main__":
    for line in fingerprints(sys.argv[1]):
        print(line)
