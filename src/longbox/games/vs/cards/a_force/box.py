"""A-Force: the box."""

from __future__ import annotations

from typing import Final

from longbox.games.vs.cards.making import Box

BOX: Final = Box("A-Force")
BASICS: Final = Box("A-Force", prefix="a-force")
"""What other boxes have as well, by ids of its own."""
