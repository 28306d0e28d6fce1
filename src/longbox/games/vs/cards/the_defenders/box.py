"""The Defenders: the box."""

from __future__ import annotations

from typing import Final

from longbox.games.vs.cards.making import Box

BOX: Final = Box("The Defenders")
BASICS: Final = Box("The Defenders", prefix="defenders")
"""What other boxes have as well, by ids of its own."""
