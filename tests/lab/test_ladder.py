"""The ladder: as many games as a question takes, and no more."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import cache
from pathlib import Path

import pytest
from typer.testing import CliRunner

from longbox import SetupError
from longbox.clients.vs.ladder import STARTER_DECKS
from longbox.lab.climbing import page
from longbox.lab.commands import app
from longbox.lab.ladder import REACH, Rung, climb, next_tasks, rungs, standing
from longbox.lab.play import Record, Task
from longbox.lab.sequential import verdict
from longbox.lab.store import Store

PLENTY = 4000


class Told:
    """A crew that plays nothing: it is told who wins each game, and stops after some if it is told so."""

    def __init__(self, wins: Callable[[Task], bool], strength: int = PLENTY) -> None:
        self._wins = wins
        self.left = strength
        self.played: list[Task] = []

    def play(self, tasks: Iterable[Task]) -> Iterator[Record]:
        for task in tasks:
            if not self.left:
                raise KeyboardInterrupt
            self.left -= 1
            self.played.append(task)
            winners = (0,) if self._wins(task) else (1,)
            yield Record(task.cell.key, task.number, 0, "won", "", winners, False, (), 5, 50, (0.0,), [], [])

    def close(self) -> None:
        pass


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    opened = Store(tmp_path / "ladder.db")
    yield opened
    opened.close()


@cache
def duel() -> Rung:
    (rung,) = rungs("vs", ("random", "greedy"))
    return rung


def climbed(rung: Rung, store: Store, crew: Told, most: int = PLENTY) -> None:
    climb([rung], store, crew, 1, most, lambda record: None)


def games(crew: Told) -> set[tuple[str, int]]:
    return {(task.cell.key, task.number) for task in crew.played}


def test_duels_are_fought_with_equal_decks_and_the_stronger_player_is_counted():
    rung = duel()
    assert [cell.setup["decks"] for cell in rung.cells] == [[deck, deck] for deck in STARTER_DECKS]
    assert {cell.players for cell in rung.cells} == {("greedy", "random")}
    assert rung.bar == 0.90


def test_every_player_has_a_rung_of_its_own_in_the_cooperative_games():
    ladder = [*rungs("champions", ("random", "search:20")), *rungs("legendary", ("random", "search:20"))]
    assert [rung.who for rung in ladder] == ["random", "search:20"] * 2
    assert [rung.bar for rung in ladder] == [None, 0.5, None, None]
    assert [len(rung.cells) for rung in ladder] == [5, 5, 1, 1]


def test_levels_are_measured_by_what_they_try_out_and_not_by_the_clock():
    duels = list(rungs("vs", ("easy", "normal", "hard")))
    assert [rung.who for rung in duels] == ["normal against easy", "hard against normal"]
    assert [rung.bar for rung in duels] == [0.5, 0.5]
    assert {cell.players for cell in duels[1].cells} == {("search:2000", "search:60")}
    (alone,) = rungs("legendary", ("easy",))
    assert (alone.who, [cell.players for cell in alone.cells]) == ("easy", [("greedy", "greedy")])


def test_a_rung_stops_at_the_first_look_that_decides(store: Store):
    crew = Told(lambda task: True)
    climbed(duel(), store, crew)
    found = standing(duel(), store)
    assert found.reached is True
    assert found.games == len(crew.played)
    before = found.games - duel().look * len(duel().cells)
    assert verdict(before, before, 0.90) is None


def test_a_weak_player_is_found_out_sooner_than_a_strong_one(store: Store):
    crew = Told(lambda task: task.number % 2 == 0)
    climbed(duel(), store, crew)
    assert standing(duel(), store).reached is False
    assert len(crew.played) < 40


def test_without_a_bar_it_goes_on_until_the_rate_is_known(store: Store):
    (rung,) = rungs("legendary", ("random",))
    climbed(rung, store, Told(lambda task: task.number % 2 == 0))
    low, high = standing(rung, store).known
    assert high - low <= 2 * REACH
    assert low < 0.5 < high


def test_what_stays_open_ends_with_the_most_games(store: Store):
    climbed(duel(), store, Told(lambda task: task.number % 10 != 5), most=80)
    found = standing(duel(), store)
    assert (found.games, found.reached) == (80, None)


def test_stopped_and_begun_again_it_plays_the_same_games_once(store: Store, tmp_path: Path):
    def wins(task: Task) -> bool:
        return task.number % 7 != 5

    stopped = Told(wins, strength=13)
    with pytest.raises(KeyboardInterrupt):
        climbed(duel(), store, stopped, most=80)
    goes_on = Told(wins)
    climbed(duel(), store, goes_on, most=80)
    straight = Told(wins)
    climbed(duel(), Store(tmp_path / "other.db"), straight, most=80)
    assert games(stopped) | games(goes_on) == games(straight)
    assert len(stopped.played + goes_on.played) == len(straight.played)
    assert next_tasks(duel(), store, 1, 80) == []


def test_only_whole_rounds_count(store: Store):
    with pytest.raises(KeyboardInterrupt):
        climbed(duel(), store, Told(lambda task: True, strength=6))
    assert standing(duel(), store).games == 4


def test_the_page_says_what_was_not_measured(store: Store):
    ladder = list(rungs("vs"))
    climbed(ladder[0], store, Told(lambda task: True))
    written = page([standing(rung, store) for rung in ladder])
    assert "| greedy against random | 56 | 100.0% | 90.9% and 100.0% | over 90% | yes |" in written
    assert "| search against greedy | 0 |  |  | over 65% | not measured yet |" in written


def test_from_the_command_line(tmp_path: Path):
    lab, table = tmp_path / "ladder.db", tmp_path / "strength.md"
    typed = ["ladder", str(lab), "--players", "random", "--game", "champions", "--games", "10", "--write", str(table)]
    ran = CliRunner().invoke(app, typed, catch_exceptions=False)
    assert ran.exit_code == 0
    assert "| random | 10 | 0.0% |" in table.read_text()


def test_left_alone_the_ladder_has_the_kinds_and_then_the_levels(tmp_path: Path):
    table = tmp_path / "strength.md"
    typed = ["ladder", str(tmp_path / "ladder.db"), "--games", "0", "--write", str(table)]
    CliRunner().invoke(app, typed, catch_exceptions=False)
    written = table.read_text()
    rows = [line.split("|")[1].strip() for line in written.splitlines() if line.endswith("| not measured yet |")]
    assert rows[:4] == ["greedy against random", "search against greedy", "normal against easy", "hard against normal"]
    assert rows[4:] == ["random", "greedy", "search", "easy", "normal", "hard"] * 2
    assert "`easy` is `greedy`, `normal` is `search:60`, `hard` is `search:2000`" in written


def test_a_game_without_a_ladder_is_refused(tmp_path: Path):
    with pytest.raises(SetupError, match="no game 'chess'; Longbox has vs, champions, legendary"):
        CliRunner().invoke(app, ["ladder", str(tmp_path / "l.db"), "--game", "chess"], catch_exceptions=False)
