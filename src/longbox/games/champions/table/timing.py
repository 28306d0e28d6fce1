"""Who answers first. Forced abilities come before optional ones; the first player orders what is simultaneous."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from longbox.engine.effects.abilities import Trigger
from longbox.engine.events import Event
from longbox.engine.frames import Scope
from longbox.engine.game import Game
from longbox.engine.hidden_information import hidden_hand
from longbox.engine.triggers import Answer, Answers, Timing
from longbox.games.champions.table.abilities import seems_payable
from longbox.games.champions.table.players import in_player_order
from longbox.games.champions.table.state import ChampionsState
from longbox.games.champions.table.zones import AREA


class ChampionsTiming(Timing):
    """Responses answer at once; players are asked in player order. `also`: what answers an event beside the abilities
    of cards, by the key of the moment."""

    def __init__(self, also: Mapping[str, Callable[[Game[Any], Event], Answer | None]]) -> None:
        self.also = also

    def orderer(self, game: Game[Any], event: Event) -> int:
        state: ChampionsState = game.state
        return state.first

    def listeners(self, game: Game[Any], key: str, event: Event) -> Answers:
        found = super().listeners(game, key, event)
        also = self.also.get(key)
        answer = None if also is None else also(game, event)
        return found if answer is None else (*found, answer)

    def asks_anyway(self, game: Game[Any], seat: int, key: str, event: Event) -> bool:
        """A hidden hand might hold an answer, or what an answer in play takes to be paid."""
        state: ChampionsState = game.state
        if state.open_hands:
            return False
        return super().asks_anyway(game, seat, key, event) or self.might_pay(game, seat, key, event)

    def might_pay(self, game: Game[Any], seat: int, key: str, event: Event) -> bool:
        if not hidden_hand(game, seat):
            return False
        scopes = ((Scope(seat, card, event), card) for card in game.state.zones[AREA.at(seat)])
        return any(
            power.watches == key
            and isinstance(power, Trigger)
            and power.cost is not None
            and not power.forced
            and power.hears(game, scope)
            and game.rules.could_answer(game, seat, power)
            and seems_payable(power.cost, game, scope)
            for scope, card in scopes
            for power in game.face(card).powers
        )

    def seats(self, game: Game[Any], event: Event) -> list[int]:
        return list(in_player_order(game))
