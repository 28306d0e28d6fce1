"""`longbox lab`, as it is typed."""

import csv
import signal
import subprocess
import sys
import time

import pytest
from pyarrow import parquet
from typer.testing import CliRunner

import longbox
from longbox.lab.commands import app
from longbox.lab.store import Store

CHAMPIONS = ("--game", "champions", "--with", "heroes=spider-man", "--players", "random")


def lab(*typed):
    done = CliRunner().invoke(app, [str(one) for one in typed], catch_exceptions=False)
    return done.output


def test_win_rates_are_shown_when_the_games_are_played_and_later(tmp_path):
    file = tmp_path / "lab.db"
    shown = lab("run", file, *CHAMPIONS, "--games", 2)
    assert "spider-man" in shown
    assert "0.0%" in shown
    assert "surely between" in lab("show", file)


def test_the_same_command_plays_nothing_again_and_more_games_go_on(tmp_path):
    file = tmp_path / "lab.db"
    lab("run", file, *CHAMPIONS, "--games", 2)
    before = Store(file).table()
    lab("run", file, *CHAMPIONS, "--games", 2)
    assert Store(file).table() == before
    lab("run", file, *CHAMPIONS, "--games", 3)
    assert Store(file).table()[1][:2] == before[1]
    assert len(Store(file).table()[1]) == 3


def test_games_are_exported(tmp_path):
    file = tmp_path / "lab.db"
    lab("run", file, *CHAMPIONS, "--games", 2)
    assert "2 games written" in lab("export", file, "--csv", tmp_path / "games.csv")
    lab("export", file, "--parquet", tmp_path / "games.parquet")
    with (tmp_path / "games.csv").open() as written:
        rows = list(csv.DictReader(written))
    table = parquet.read_table(tmp_path / "games.parquet").to_pylist()
    assert [row["seed"] for row in rows] == [str(row["seed"]) for row in table]
    with pytest.raises(longbox.SetupError, match="say where to"):
        lab("export", file)


def stopped_after_a_game(stop: signal.Signals, file, *arguments) -> str:
    """Stop a command once a game has ended; what it says to that."""
    command = [sys.executable, "-m", "longbox", "lab", *map(str, arguments)]
    running = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    try:
        while not file.exists() or not Store(file).table()[1]:
            assert running.poll() is None
            time.sleep(0.2)
        running.send_signal(stop)
        said, _ = running.communicate(timeout=60)
    finally:
        running.kill()
        running.wait()
    assert running.returncode == 130
    return said


@pytest.mark.parametrize("stop", [signal.SIGINT, signal.SIGTERM])
def test_a_run_that_is_interrupted_keeps_its_games_and_goes_on(tmp_path, stop):
    file = tmp_path / "lab.db"
    said = stopped_after_a_game(stop, file, "run", file, *CHAMPIONS, "--games", 100_000)
    assert "the same command goes on" in said
    kept = len(Store(file).table()[1])
    lab("run", file, *CHAMPIONS, "--games", kept + 1)
    assert len(Store(file).table()[1]) == kept + 1


def test_a_ladder_is_stopped_as_a_run_is(tmp_path):
    file = tmp_path / "ladder.db"
    players = ("--game", "champions", "--players", "random,greedy")
    said = stopped_after_a_game(signal.SIGTERM, file, "ladder", file, *players)
    assert "the same command goes on" in said
