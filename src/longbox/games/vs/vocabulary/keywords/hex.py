"""Hex: enemies stay at their level."""

from __future__ import annotations

from typing import Final

from longbox.engine.effects.abilities import can_not
from longbox.games.vs.vocabulary.liberties import LEVELING_UP
from longbox.games.vs.vocabulary.nouns import any_enemy

HEX: Final = can_not(any_enemy, LEVELING_UP, label="{Hex}")
