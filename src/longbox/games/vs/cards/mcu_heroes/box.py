"""MCU Heroes: the issue."""

from __future__ import annotations

from typing import Final

from longbox.games.vs.cards.making import Box

BOX: Final = Box("MCU Heroes", prefix="mcu-heroes")
OF_THE_VILLAINS: Final = Box("MCU Villains", prefix="mcu-heroes")
"""The issue in which one of the Heroes came out."""
