"""The environments of Longbox beside others' for card games, in random play, for the table of peers.py."""

import random
from collections.abc import Callable
from functools import partial
from typing import Any

import longbox
from longbox.envs.aec import LongboxEnv
from measure import Measurement, Play, measure


def steps(make: Callable[[], Any]) -> Callable[[float, int], Measurement]:
    """Steps a second through PettingZoo's API, observations included."""

    def run(seconds: float, seed: int) -> Measurement:
        return measure(random_steps(make()), seconds, seed, note="steps of PettingZoo's API")

    return run


def random_steps(env: Any) -> Play:
    def play(rng: random.Random, stop: int | None = None) -> tuple[int, Any]:
        env.reset(seed=rng.getrandbits(31))
        taken = 0
        for agent in env.agent_iter():
            observation, _, termination, truncation, _ = env.last()
            if termination or truncation:
                env.step(None)
                continue
            env.step(env.action_space(agent).sample(observation["action_mask"]))
            taken += 1
        return taken, env

    return play


def texas_holdem() -> Any:
    from pettingzoo.classic import texas_holdem_v4

    return texas_holdem_v4.raw_env()


def rlcard_gin_rummy(seconds: float, seed: int) -> Measurement:
    """PettingZoo 1.27 has no gin rummy any more; this is the environment that was below it."""
    import rlcard

    env = rlcard.make("gin-rummy", config={"seed": seed})

    def play(rng: random.Random, stop: int | None = None) -> tuple[int, Any]:
        state, _ = env.reset()
        taken = 0
        while not env.is_over():
            actions = list(state["legal_actions"])
            state, _ = env.step(actions[int(rng.random() * len(actions))])
            taken += 1
        return taken, env

    return measure(play, seconds, seed, note="steps of its own API")


PEERS = {
    **{f"Longbox {name} (PettingZoo)": steps(partial(LongboxEnv, name)) for name in longbox.games()},
    "PettingZoo, Texas hold'em": steps(texas_holdem),
    "rlcard gin rummy, its env (Python)": rlcard_gin_rummy,
}
