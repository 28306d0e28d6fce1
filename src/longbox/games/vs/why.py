"""Why something can't be done: the rule, a sentence, and the cards it is about."""

from __future__ import annotations

from longbox.engine.relations import Reason
from longbox.games.vs.table import Vs


def why_not(game: Vs, seat: int, verb: str, card: int, target: int) -> list[Reason]:
    return []
