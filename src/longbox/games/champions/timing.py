"""Who answers first. Forced abilities come before optional ones; the first player orders what is simultaneous."""

from __future__ import annotations

from typing import Any

from longbox.engine.events import Event
from longbox.engine.frames import Scope
from longbox.engine.game import Game
from longbox.engine.hidden_information import hidden_hand
from longbox.engine.triggers import Answers, Timing
from longbox.games.champions import retaliation
from longbox.games.champions.enemy import ATTACKS
from longbox.games.champions.powers import ATTACKED
from longbox.games.champions.table import AREA, ChampionsState, in_player_order
from longbox.games.champions.vocabulary.abilities import Cost, PlayerTrigger


class ChampionsTiming(Timing):
    """Responses answer at once; players are asked in player order."""

    def orderer(self, game: Game[Any], event: Event) -> int:
        state: ChampionsState = game.state
        return state.first

    def listeners(self, game: Game[Any], key: str, event: Event) -> Answers:
        found = super().listeners(game, key, event)
        if key in (ATTACKS.after, ATTACKED.after):
            struck_back = retaliation.answer(game, event)
            if struck_back is not None:
                found = (*found, struck_back)
        return found

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
            and isinstance(power, PlayerTrigger)
            and isinstance(power.cost, Cost)
            and not power.forced
            and power.hears(game, scope)
            and game.rules.could_answer(game, seat, power)
            and power.cost.seems_payable(game, scope)
            for scope, card in scopes
            for power in game.face(card).powers
        )

    def seats(self, game: Game[Any], event: Event) -> list[int]:
        return list(in_player_order(game))
