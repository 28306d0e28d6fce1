"""Conqueror: stronger as long as any Villain holds a certain space."""

from __future__ import annotations

from longbox.engine.effects.conditions import there_is
from longbox.games.legendary.table.kinds import SPACES
from longbox.games.legendary.vocabulary.bonuses import Bonus, bonus
from longbox.games.legendary.vocabulary.nouns import in_space


def conqueror(space: int, number: int) -> Bonus:
    """Itself as well as another."""
    return bonus(f"{{{SPACES[space]}}} {{Conqueror}} {number}", number, there_is(in_space(space)))
