"""The examples run, and do what they say."""

from __future__ import annotations

import runpy
from pathlib import Path

import numpy as np
import pytest

EXAMPLE = Path(__file__).parents[2] / "examples" / "learn_evaluation.py"


@pytest.fixture(scope="module")
def example() -> dict:
    return runpy.run_path(str(EXAMPLE))


def test_the_fit_finds_what_decides(example):
    """Made-up positions, in which wounds decide and nothing else does."""
    rng = np.random.default_rng(1)
    rows = rng.normal(size=(2000, len(example["FEATURES"])))
    won = (rng.random(2000) < 1 / (1 + np.exp(-2 * rows[:, 0]))).astype(float)
    weights = example["fit"](example["Positions"](rows, won))
    assert weights[0] == pytest.approx(2, abs=0.3)
    assert np.abs(weights[1:]).max() < 0.3


def test_what_one_side_has_the_other_lacks(example):
    match = example["longbox"].deal("vs", seed=3)
    here, there = (example["features"](match.view(seat), seat) for seat in (0, 1))
    assert (here == -there).all()


def test_it_learns_tells_and_draws(example, tmp_path, capsys):
    drawn = tmp_path / "learning.svg"
    example["main"](["--start", "3", "--rounds", "1", "--games", "1", "--trials", "1", "--plot", str(drawn)])
    told = capsys.readouterr().out
    assert "after   0 games of self-play" in told
    assert "after   3 games of self-play" in told
    assert "after   4 games of self-play" in told
    assert drawn.read_text().count("<svg") == 1
