"""The environments pass the tests that their libraries have for environments."""

import contextlib
import io
import warnings

import numpy as np
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from open_spiel.python.algorithms import mcts
from pettingzoo.test import api_test, performance_benchmark, render_test, seed_test

import longbox
from longbox.envs import aec, spiel
from longbox.envs.gym import ILLEGAL, SeatEnv
from longbox.envs.observing import ACTIONS

SETUPS = {"vs": {}, "champions": {"heroes": ["spider-man", "iron-man"]}, "legendary": {"players": 3}}
every_game = pytest.mark.parametrize("game", longbox.games())


@pytest.fixture(autouse=True)
def quietly():
    """Boards are printed by the hundred, and PettingZoo prefers observations without a mask."""
    with warnings.catch_warnings(), contextlib.redirect_stdout(io.StringIO()):
        warnings.simplefilter("ignore")
        yield


@every_game
def test_pettingzoo_accepts_the_environment(game):
    api_test(aec.env(game, **SETUPS[game]), num_cycles=60)


@every_game
def test_pettingzoo_finds_it_repeatable(game):
    seed_test(lambda: aec.env(game, **SETUPS[game]), num_cycles=60)


@every_game
def test_pettingzoo_draws_it(game):
    render_test(lambda render_mode=None: aec.env(game, render_mode, **SETUPS[game]))


def test_pettingzoo_measures_it(monkeypatch):
    moments = iter(range(0, 10_000, 2))
    monkeypatch.setattr("time.time", lambda: next(moments))
    performance_benchmark(aec.env("champions"))


@every_game
def test_a_whole_game_ends_with_a_reward_for_everybody(game):
    env = aec.env(game, **SETUPS[game])
    env.reset(seed=2)
    rewards = {}
    for agent in env.agent_iter():
        observation, reward, termination, truncation, _ = env.last()
        rewards[agent] = reward
        over = termination or truncation
        env.step(None if over else env.action_space(agent).sample(observation["action_mask"]))
    result = env.unwrapped.match.result
    assert rewards == {
        f"player_{seat}": 1.0 if seat in result.winners else -1.0 for seat in range(env.unwrapped.match.seats)
    }


def test_what_the_mask_forbids_ends_the_game_of_whoever_does_it():
    env = aec.env("vs")
    env.reset(seed=1)
    agent = env.agent_selection
    env.step(ACTIONS - 1)
    assert env.terminations[agent]
    assert env.rewards[agent] == aec.ILLEGAL


@every_game
def test_gymnasium_accepts_the_environment(game):
    check_env(SeatEnv(game, others="random", **SETUPS[game]), skip_render_check=True)


def test_a_forbidden_action_changes_nothing_for_gymnasium():
    env = SeatEnv("champions")
    before, _ = env.reset(seed=1)
    after, reward, over, _, info = env.step(ACTIONS - 1)
    assert (before["observation"] == after["observation"]).all()
    assert (reward, over, info) == (ILLEGAL, False, {"illegal": True})


def test_the_others_play_until_the_seat_is_asked():
    env = SeatEnv("legendary", seat=1, others="random", players=2)
    observation, _ = env.reset(seed=4)
    assert env.match.decision.seat == 1
    assert observation["action_mask"].sum() == len(env.match.decision.options)


def test_a_seat_that_is_not_there_is_refused():
    with pytest.raises(longbox.IllegalChoice, match="there is no seat 3"):
        SeatEnv("vs", seat=3)


@every_game
def test_openspiel_simulates_it(game):
    pyspiel.random_sim_test(pyspiel.load_game(f"longbox_{game}"), num_sims=1, serialize=False, verbose=False)


def test_the_mcts_bot_of_openspiel_plays_a_match():
    game = pyspiel.load_game("longbox_champions", {"players": 1})
    chances = np.random.RandomState(1)
    bot = mcts.MCTSBot(game, 1.5, 2, mcts.RandomRolloutEvaluator(1, chances), random_state=chances)
    state = game.new_initial_state()
    state.apply_action(5)
    while not state.is_terminal():
        state.apply_action(bot.step(state))
    assert state.returns()[0] in (1.0, -1.0)


def test_openspiel_shows_each_player_the_own_cards_only():
    game = pyspiel.load_game("longbox_vs")
    state = game.new_initial_state()
    assert str(state) == spiel.UNDEALT
    state.apply_action(3)
    mine, theirs = (np.asarray(state.observation_tensor(seat)) for seat in (0, 1))
    assert (mine != theirs).any()
    assert state.action_to_string(state.current_player(), 0).startswith("0: ")


def test_actions_are_drawn_evenly_among_those_that_the_mask_allows():
    actions = aec.env("vs").action_space("player_0")
    actions.seed(1)
    mask = np.zeros(ACTIONS, np.int8)
    mask[[2, 5, 7]] = 1
    drawn = [actions.sample(mask) for _ in range(600)]
    assert set(drawn) == {2, 5, 7}
    assert min(map(drawn.count, (2, 5, 7))) > 150
    assert all(action in actions for action in drawn)
    assert actions.sample(np.zeros(ACTIONS, np.int8)) == 0
