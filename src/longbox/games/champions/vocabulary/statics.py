"""Continuous abilities: higher numbers, traits, keywords; and what can't be done."""

from __future__ import annotations

from typing import Final

from longbox.engine.effects.abilities import Liberty, Static
from longbox.engine.effects.amounts import Number
from longbox.engine.effects.nouns import Noun
from longbox.engine.modifiers import SET

TAKING_DAMAGE: Final = Liberty("take damage", "take damage", "from")
REMOVING_THREAT: Final = Liberty("remove threat", "", says="{threat} can't be removed from {subject}")


def gets(amount: Number, stat: str, to: Noun) -> Static:
    return Static(stat, amount, to)


def gains_trait(trait: str, to: Noun) -> Static:
    return Static(trait, 1, to)


def gains_keyword(keyword: str, amount: Number, to: Noun) -> Static:
    return Static(keyword, amount, to)


def loses_keyword(keyword: str, to: Noun) -> Static:
    """What is printed there does not count; what the card gains does."""
    return Static(keyword, 0, to, op=SET)
