"""Piercing Energy: a third kind of points, which goes through all that protects an enemy.

The points are a currency (`get(piercing=2)`, and some cards print them); a fight that is paid for with them is a `Way`
of its own, in `chapters/prices.py`.
"""

from __future__ import annotations

from typing import Final

from longbox.games.legendary.table.abilities import Reminder

PIERCING_ENERGY: Final = Reminder(
    "{Piercing Energy}",
    "with as much Piercing as its printed {VP} you can fight {a Villain} or {Mastermind}, whatever its {Attack}, its"
    " conditions and whoever shields it",
)
