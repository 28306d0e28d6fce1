"""The core set."""

from __future__ import annotations

from longbox.games.champions.cards.making import Box

CORE = Box("core")
