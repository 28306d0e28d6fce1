"""Who answers first. Forced abilities come before optional ones; the first player orders what is simultaneous."""

from __future__ import annotations

from typing import Any

from longbox.engine.events import Event
from longbox.engine.game import Game
from longbox.engine.triggers import Timing
from longbox.games.champions.table import in_player_order


class ChampionsTiming(Timing):
    """Responses answer at once; players are asked in player order."""

    def orderer(self, game: Game[Any], event: Event) -> int:
        first: int = game.state.first
        return first

    def seats(self, game: Game[Any], event: Event) -> list[int]:
        return in_player_order(game)
