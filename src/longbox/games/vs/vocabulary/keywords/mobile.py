"""Mobile: a character changes rows."""

from __future__ import annotations

from typing import Final

from longbox.games.vs.table import stats
from longbox.games.vs.table.powers import Keyword

MOBILE: Final = Keyword("Mobile", stats.MOBILE, "once in {your} Main Phase {you} may move {this} to the other row")
