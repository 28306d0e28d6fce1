"""Revenge: stronger for each of its friends whom you have beaten."""

from __future__ import annotations

from longbox.engine.effects.counting import per
from longbox.games.legendary.vocabulary.bonuses import Bonus, bonus
from longbox.games.legendary.vocabulary.nouns import won


def revenge(group: str) -> Bonus:
    """For the Villains of a group, be it its own or another."""
    return bonus(f"{{Revenge}} for {group}", per(won(group)))
