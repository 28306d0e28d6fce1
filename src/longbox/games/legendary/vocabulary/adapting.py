"""What Masterminds do that consist of nothing but Tactics."""

from __future__ import annotations

from typing import Final

from longbox.engine.effects.deeds import Deed
from longbox.engine.events import Event
from longbox.engine.frames import Scope
from longbox.games.legendary.chapters.adapting import ADAPT, top_of_stack
from longbox.games.legendary.table.state import Table


def adapt_now(game: Table, scope: Scope, cards: list[int], amount: int) -> None:
    """Who was won last leaves nothing that could."""
    boss = top_of_stack(game, scope.source)
    if boss >= 0:
        game.happen(Event(ADAPT, seat=scope.you, card=boss, source=scope.source))


adapt: Final = Deed("{adapt}", act=adapt_now, subject="the {Mastermind}").done
