"""The three games as PettingZoo environments, in which agents act one after another (AEC).

from longbox.envs import aec

env = aec.env("vs", decks=["avengers", "x-men"])
env.reset(seed=1)
for agent in env.agent_iter():
    observation, reward, termination, truncation, info = env.last()
    action = None if termination or truncation else env.action_space(agent).sample(observation["action_mask"])
    env.step(action)
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from longbox import Match
from longbox.envs.drawing import drawn
from longbox.envs.observing import ACTIONS, Observation, dealt, legal_actions, observe, rewards, take
from longbox.envs.spaces import Actions, observation_space

ILLEGAL = -1.0
"""The reward of an agent that takes an action which its mask forbids; the game ends there."""


def env(game: str, render_mode: str | None = None, **setup: Any) -> AECEnv[str, Observation, int]:
    """An environment that ends the game of an agent which does what it may not."""
    return wrappers.OrderEnforcingWrapper(
        wrappers.TerminateIllegalWrapper(LongboxEnv(game, render_mode, **setup), illegal_reward=ILLEGAL)
    )


class LongboxEnv(AECEnv[str, Observation, int]):
    """One game with one set-up; `reset(seed=...)` deals it."""

    metadata = {"name": "longbox_v0", "render_modes": ["human", "ansi"], "is_parallelizable": False}  # noqa: RUF012

    def __init__(self, game: str, render_mode: str | None = None, **setup: Any) -> None:
        super().__init__()
        self.game = game
        self.setup = setup
        self.render_mode = render_mode
        self.match = dealt(game, 0, setup)
        self.possible_agents = [f"player_{seat}" for seat in range(self.match.seats)]
        self.observation_spaces = {agent: observation_space(game) for agent in self.possible_agents}
        self.action_spaces = {agent: Actions() for agent in self.possible_agents}
        self._page = 0
        self._random, _ = seeding.np_random()

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Actions:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal anew. One seed gives one game; without a seed, the next of the seed before."""
        if seed is not None:
            self._random, seed = seeding.np_random(seed)
        self.match = dealt(self.game, int(self._random.integers(2**31)), self.setup)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._page = 0
        self._ask()

    def observe(self, agent: str) -> Observation:
        seat = self.possible_agents.index(agent)
        return seen_by(self.match, seat, self._page if agent == self.agent_selection else 0)

    def step(self, action: int | None) -> None:
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        self._page = take(self.match, int(action or 0), self._page)
        self._ask()
        if self.render_mode == "human":
            self.render()

    def _ask(self) -> None:
        """Whoever is asked is the next agent; if nobody is, the game is over for all, and now there are rewards."""
        decision = self.match.decision
        if decision is not None:
            self.agent_selection = self.possible_agents[decision.seat]
            return
        assert self.match.result is not None, "a game in which nobody is asked has a result"
        self.rewards = dict(zip(self.possible_agents, rewards(self.match.result, self.match.seats), strict=True))
        self._accumulate_rewards()
        self.terminations = dict.fromkeys(self.agents, True)
        self.infos = {agent: {"scores": self.match.result.scores} for agent in self.agents}

    def render(self) -> str | None:
        """The terminal's board, as the agent that is asked sees it."""
        picture = drawn(self.match, self.possible_agents.index(self.agent_selection))
        if self.render_mode == "ansi":
            return picture
        print(picture)  # noqa: T201
        return None

    def close(self) -> None:
        pass


def seen_by(match: Match, seat: int, page: int) -> Observation:
    """An observation with its mask, which is empty for whoever is not asked."""
    decision = match.decision
    asked = decision is not None and decision.seat == seat
    return {
        "observation": observe(match, seat, page),
        "action_mask": MASKS[legal_actions(match, page) if asked else 0].copy(),
    }


MASKS: Final = np.tri(ACTIONS + 1, ACTIONS, -1, np.int8)
"""For each number of legal actions its mask: they are always the first ones."""
