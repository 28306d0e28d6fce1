"""Continuous abilities: bonuses, traits, immunities."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from mypy_extensions import mypyc_attr

from longbox.engine.effects.abilities import Liberty, Static
from longbox.engine.effects.amounts import Number, measured
from longbox.engine.effects.nouns import Noun
from longbox.engine.words import Say, sentence

TAKING_DAMAGE: Final = Liberty("take damage", "take damage", "from")
REMOVING_THREAT: Final = Liberty("remove threat", "", says="threat can't be removed from {subject}")
NAMES: Final = {"health": "hit points", "hand size": "hand size"}


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True, eq=False)
class Bonus(Static):
    """A stat is higher as long as the card is in play."""

    def words(self, say: Say) -> str:
        return sentence(f"{self.head(say)} {self.tail(say)}")

    def head(self, say: Say) -> str:
        who = self.to.words(say)
        return f"{who} {'get' if who == 'you' else 'gets'}"

    def tail(self, say: Say) -> str:
        unit = NAMES.get(self.stat, self.stat.upper())
        if self.amount == 1:
            unit = unit.removesuffix("s")
        return re.sub(r"\d+", r"+\g<0>", measured(self.amount, unit, "", say))


def gets(amount: Number, stat: str, to: Noun) -> Bonus:
    return Bonus(stat, amount, to)


@dataclass(frozen=True, eq=False)
class GainedTrait(Static):
    def words(self, say: Say) -> str:
        return sentence(f"{self.to.words(say)} gains the {self.stat} trait")


def gains_trait(trait: str, to: Noun) -> GainedTrait:
    return GainedTrait(trait, 1, to)


@dataclass(frozen=True, eq=False)
class GainedKeyword(Static):
    def words(self, say: Say) -> str:
        return sentence(f"{self.to.words(say)} gains {self.stat} {self.amount}")


def gains_keyword(keyword: str, amount: int, to: Noun) -> GainedKeyword:
    return GainedKeyword(keyword, amount, to)
