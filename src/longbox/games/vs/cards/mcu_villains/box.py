"""MCU Villains: the box."""

from __future__ import annotations

from typing import Final

from longbox.games.vs.cards.making import Box

BOX: Final = Box("MCU Villains", prefix="mcu-villains")
