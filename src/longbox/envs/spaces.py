"""What observations and actions look like to Gymnasium and PettingZoo."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces

from longbox.envs.observing import ACTIONS, layout_of


class Actions(spaces.Discrete):
    """The actions of every game.

    Gymnasium draws one that a mask allows as well, but looks the mask over so thoroughly that random play would spend
    a quarter of its time there.
    """

    def __init__(self) -> None:
        super().__init__(ACTIONS)

    def sample(self, mask: Any = None, probability: Any = None) -> np.int64:
        if mask is None or probability is not None:
            return super().sample(mask, probability)
        allowed = np.asarray(mask).nonzero()[0]
        found: np.int64 = allowed[int(self.np_random.random() * len(allowed))] if len(allowed) else self.start
        return found


def observation_space(game: str) -> spaces.Dict:
    limits = np.iinfo(np.int32)
    return spaces.Dict(
        {
            "observation": spaces.Box(limits.min, limits.max, (layout_of(game).size,), np.int32),
            "action_mask": spaces.Box(0, 1, (ACTIONS,), np.int8),
        }
    )
