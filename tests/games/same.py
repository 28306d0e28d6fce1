"""Whether games go as they did: what could be chosen in random games, and what came of them, as one short hash each."""

from __future__ import annotations

import hashlib
import json
import random
from dataclasses import dataclass

import longbox
from longbox.saving import plain_result

from .combining import Combinations, Setup
from .spare_decks import dealable

LONGEST = 5_000
"""Choices after which a game is left; random games end long before."""


@dataclass(frozen=True)
class Course:
    """A random game: what is dealt by which seed, and the hash of how it went."""

    game: str
    seed: int
    setup: Setup
    went: str = ""

    @classmethod
    def parse(cls, line: str) -> Course:
        game, seed, went, setup = line.split(" ", 3)
        return cls(game, int(seed), json.loads(setup), went)

    def line(self) -> str:
        return f"{self.game} {self.seed} {self.went} {json.dumps(self.setup)}"

    def played(self) -> Course:
        """The same game as it goes now."""
        rng = random.Random(self.seed)
        match = longbox.deal(self.game, seed=self.seed, record=False, **dealable(self.setup))
        digest = hashlib.blake2b(digest_size=6)
        for _ in range(LONGEST):
            if (decision := match.decision) is None:
                break
            digest.update(f"{decision.seat} {decision.keys}\n".encode())
            match.choose(rng.randrange(len(decision.options)))
        digest.update(str(plain_result(match)).encode())
        return Course(self.game, self.seed, self.setup, digest.hexdigest())


def drawn(game: str, count: int, first_seed: int = 0) -> list[Course]:
    """Games of set-ups in which everything comes up with everything else."""
    combinations = Combinations(game, first_seed)
    return [Course(game, first_seed + number, combinations.draw()) for number in range(count)]
