"""Reserve: a card that may wait among the resources."""

from __future__ import annotations

from typing import Final

from longbox.games.vs.table.powers import Reserve

RESERVE: Final = Reserve()
