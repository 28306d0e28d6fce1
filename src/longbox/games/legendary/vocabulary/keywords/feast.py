"""Feast: an enemy eats the top card of a deck."""

from __future__ import annotations

from typing import Final

from longbox.games.legendary.vocabulary.deck import ko_top
from longbox.games.legendary.vocabulary.named import Named

FEAST: Final = Named("{Feast}", ko_top(), is_verb=True)
"""Whom it feasted on is IT."""
