"""Empowered: strength drawn from the classes in the HQ."""

from __future__ import annotations

from longbox.engine.effects.counting import per
from longbox.games.legendary.vocabulary.bonuses import Bonus, bonus, multiple
from longbox.games.legendary.vocabulary.nouns import in_hq


def empowered(*classes: str, times: int = 1) -> Bonus:
    """Each card counts once, however many of these classes it has."""
    by = " and ".join([f"{{{one}}}" for one in classes])
    return bonus(f"{multiple('{Empowered}', times)} by {by}", per(in_hq(*classes), times))
