"""Bribe: an enemy that takes money as well as blows."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from longbox.engine.words import Say
from longbox.games.legendary.table.abilities import PaidWith, named


@dataclass(frozen=True, eq=False)
class Bribe(PaidWith):
    keyword = "{Bribe}"

    def words(self, say: Say) -> str:
        meaning = say.phrase("you may fight {this} with {Attack} and {Recruit} in any mixture")
        return named(say, self, meaning)


BRIBE: Final = Bribe()
