"""One seat of a game as a Gymnasium environment; computer players have the other seats.

from longbox.envs.gym import SeatEnv

env = SeatEnv("legendary", players=2, others="random")
observation, info = env.reset(seed=1)
"""

from __future__ import annotations

from typing import Any, Final

import gymnasium

from longbox import IllegalChoice
from longbox.envs.aec import seen_by
from longbox.envs.drawing import drawn
from longbox.envs.observing import Observation, dealt, legal_actions, rewards, take
from longbox.envs.spaces import Actions, observation_space
from longbox.players import Player, player

ILLEGAL: Final = -0.01
"""The reward of an action that the mask forbids: nothing happens, and the same is asked again."""


class SeatEnv(gymnasium.Env[Any, Any]):
    """One game with one set-up, from one seat. The reward comes at the end: 1 won, -1 lost, 0 neither."""

    metadata = {"render_modes": ["ansi"]}  # noqa: RUF012

    def __init__(
        self, game: str, seat: int = 0, others: str = "greedy", render_mode: str | None = None, **setup: Any
    ) -> None:
        self.game = game
        self.seat = seat
        self.others = others
        self.setup = setup
        self.render_mode = render_mode
        self.match = dealt(game, 0, setup)
        if not 0 <= seat < self.match.seats:
            raise IllegalChoice(f"there is no seat {seat!r}: pick a number from 0 to {self.match.seats - 1}")
        self.observation_space = observation_space(game)
        self.action_space = Actions()
        self._page = 0
        self._players: list[Player] = []

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        number = int(self.np_random.integers(2**31))
        self.match = dealt(self.game, number, self.setup)
        self._players = [player(self.others, number + seat) for seat in range(self.match.seats)]
        self._page = 0
        self._let_others_play()
        return seen_by(self.match, self.seat, 0), {}

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        if self.match.decision is not None and action >= legal_actions(self.match, self._page):
            return seen_by(self.match, self.seat, self._page), ILLEGAL, False, False, {"illegal": True}
        self._page = take(self.match, int(action), self._page)
        self._let_others_play()
        observation = seen_by(self.match, self.seat, self._page)
        result = self.match.result
        if result is None:
            return observation, 0.0, False, False, {}
        return observation, rewards(result, self.match.seats)[self.seat], True, False, {"scores": result.scores}

    def _let_others_play(self) -> None:
        while (decision := self.match.decision) is not None and decision.seat != self.seat:
            self.match.choose(self._players[decision.seat].choose(self.match.seat(decision.seat)))

    def render(self) -> str | None:
        return drawn(self.match, self.seat) if self.render_mode == "ansi" else None
