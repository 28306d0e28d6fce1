"""Elusive: only who has made enough Recruit catches this enemy."""

from __future__ import annotations

from longbox.games.legendary.table.abilities import FightOnlyIf
from longbox.games.legendary.vocabulary.conditions import made_recruit


def elusive(number: int) -> FightOnlyIf:
    """What was made counts, also if it is spent by now."""
    return FightOnlyIf(made_recruit(number), f"{{Elusive}} {number}")
