"""The games for OpenSpiel: importing this module registers each of them as longbox_<game>.

    import pyspiel
    from longbox.envs import spiel

    game = pyspiel.load_game("longbox_champions", {"players": 2})

The first node is chance, which deals one of DEALS games; what is shuffled later follows from the deal.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np
import pyspiel

import longbox
from longbox import Match
from longbox.envs.drawing import drawn
from longbox.envs.observing import ACTIONS, action_label, dealt, layout_of, legal_actions, observe, rewards, take
from longbox.terminal.forms import player_counts, players_line

DEALS: Final = 1000
LONGEST: Final = 20_000
"""Choices in the longest game: many more than any has had."""
UNDEALT: Final = "not dealt yet"


def game_type(name: str) -> pyspiel.GameType:
    kinds = pyspiel.GameType
    players = player_counts(name)
    return kinds(
        short_name=f"longbox_{name}",
        long_name=f"Longbox: {name}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.IDENTICAL if longbox.about(name).together else kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=players[-1],
        min_num_players=players[0],
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": 2},
    )


def game_info(players: int) -> pyspiel.GameInfo:
    return pyspiel.GameInfo(
        num_distinct_actions=ACTIONS,
        max_chance_outcomes=DEALS,
        num_players=players,
        min_utility=-1.0,
        max_utility=1.0,
        max_game_length=LONGEST,
    )


def setup_for(name: str, players: int) -> dict[str, Any]:
    """The game's first set-up for so many players."""
    line = players_line(name)
    return {line.name: list(line.choices[:players]) if line.many else players}


class LongboxGame(pyspiel.Game):
    """One of the games with so many players."""

    name = ""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        players = (params or {}).get("players", 2)
        super().__init__(game_type(self.name), game_info(players), params or {})
        self.setup = setup_for(self.name, players)

    def new_initial_state(self) -> LongboxState:
        return LongboxState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> LongboxObserver:
        return LongboxObserver(self.name)


class Table:
    """A match and the page of options that is open. OpenSpiel copies a state by copying what it holds."""

    def __init__(self, match: Match, page: int = 0) -> None:
        self.match = match
        self.page = page

    def __deepcopy__(self, memo: Any) -> Table:
        return Table(self.match.clone(), self.page)


class LongboxState(pyspiel.State):
    """Before the deal there is no table; then every node is a decision."""

    def __init__(self, game: LongboxGame) -> None:
        super().__init__(game)
        self._name = game.name
        self._setup = game.setup
        self.table: Table | None = None

    def current_player(self) -> int:
        if self.table is None:
            return int(pyspiel.PlayerId.CHANCE)
        decision = self.table.match.decision
        return int(pyspiel.PlayerId.TERMINAL) if decision is None else decision.seat

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(deal, 1 / DEALS) for deal in range(DEALS)]

    def _legal_actions(self, player: int) -> list[int]:
        assert self.table is not None, "chance acts before the deal"
        return list(range(legal_actions(self.table.match, self.table.page)))

    def _apply_action(self, action: int) -> None:
        if self.table is None:
            self.table = Table(dealt(self._name, action, self._setup))
        else:
            self.table.page = take(self.table.match, action, self.table.page)

    def _action_to_string(self, player: int, action: int) -> str:
        if self.table is None or player == pyspiel.PlayerId.CHANCE:
            return f"Deal {action}"
        return f"{action}: {action_label(self.table.match, action, self.table.page)}"

    def is_terminal(self) -> bool:
        return self.table is not None and self.table.match.decision is None

    def returns(self) -> list[float]:
        result = None if self.table is None else self.table.match.result
        return [0.0] * self.num_players() if result is None else rewards(result, self.num_players())

    def __str__(self) -> str:
        if self.table is None:
            return UNDEALT
        match = self.table.match
        asked = "the game is over" if match.decision is None else f"seat {match.decision.seat}: {match.decision.prompt}"
        return f"{self._name}, turn {match.turn}, {asked} ({match.digest})"


class LongboxObserver:
    """What a player may see, as `longbox.envs.observing` puts it."""

    def __init__(self, name: str) -> None:
        self.tensor = np.zeros(layout_of(name).size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: LongboxState, player: int) -> None:
        self.tensor[:] = 0 if state.table is None else observe(state.table.match, player, state.table.page)

    def string_from(self, state: LongboxState, player: int) -> str:
        return UNDEALT if state.table is None else drawn(state.table.match, player)


def register() -> None:
    for name in longbox.games():
        kind = type(f"Longbox{name.title()}", (LongboxGame,), {"name": name})
        pyspiel.register_game(game_type(name), kind)


register()
