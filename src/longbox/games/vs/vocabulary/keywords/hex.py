"""Hex: enemies stay at their level."""

from __future__ import annotations

from typing import Final

from longbox.engine.effects.abilities import Rule
from longbox.games.vs.vocabulary.nouns import any_enemy

HEX: Final = Rule("level up", True, any_enemy, "Hex: no enemy character can level up")
