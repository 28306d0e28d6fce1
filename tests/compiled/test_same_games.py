"""Compiled games are the same to the bit as interpreted ones. Collected only where Longbox is compiled."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import longbox

from . import fingerprints

ROOT = Path(__file__).parents[2]

pytestmark = pytest.mark.limit(900)


@pytest.mark.parametrize("name", longbox.games())
def test_compiled_games_are_the_interpreted_ones(name):
    interpreted = subprocess.run(
        [sys.executable, fingerprints.__file__, name],
        env={**os.environ, "PYTHONPATH": str(ROOT / "src")},
        capture_output=True,
        text=True,
        check=True,
    )
    assert list(fingerprints.fingerprints(name)) == interpreted.stdout.splitlines()


def test_the_version_says_that_it_is_compiled():
    said = subprocess.run([sys.executable, "-m", "longbox", "--version"], capture_output=True, text=True, check=True)
    assert said.stdout == f"Longbox {longbox.__version__}, compiled\n"
