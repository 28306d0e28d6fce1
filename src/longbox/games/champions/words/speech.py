"""How the cards of this game speak."""

from __future__ import annotations

import re
from typing import Final

from longbox.engine.effects.amounts import Number, measured
from longbox.engine.words import Say, counted

HIT_POINTS: Final = "health"
NUMBERS: Final = ("atk", "thw", "def", "rec", "sch", HIT_POINTS, "hand size", "ally limit")
WORDS: Final = {HIT_POINTS: "hit points", "hand size": "hand size", "ally limit": "ally limit"}
DUTIES: Final = {"ally must defend": "to be defended against with an ally, if able"}
"""What is no number, keyword or trait of a card."""


class ChampionsSay(Say):
    """How the cards of this game speak."""

    def one(self, noun: str) -> str:
        return f"1 {noun}"

    def stat(self, stat: str) -> str:
        return WORDS.get(stat, stat.upper())

    def more_of(self, stat: str, amount: Number) -> str:
        """Also of traits, keywords and duties: "+2 ATK", "the Aerial trait", "retaliate 1"."""
        if stat in DUTIES:
            return DUTIES[stat]
        if stat not in NUMBERS:
            return f"the {stat} trait" if stat[:1].isupper() else f"{stat} {amount}"
        unit = self.stat(stat)
        said = measured(amount, unit.removesuffix("s") if amount == 1 else unit, "", self)
        return re.sub(r"\d+", r"+\g<0>", said)

    def as_much_of(self, stat: str, amount: Number) -> str:
        if stat == HIT_POINTS and isinstance(amount, int):
            return counted(amount, "base hit point")
        return f"base {self.stat(stat)} {amount}"
