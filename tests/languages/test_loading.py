"""What is said while a module is loaded would stay in the language that happened to be spoken then."""

from __future__ import annotations

import subprocess
import sys

import pytest

import longbox

LOADING = """
import sys
from importlib import import_module

import longbox.flags  # the help of the command line is made as it is loaded, and English
from longbox.engine.language import speaking
from longbox.engine.walking import modules_in
from longbox.languages.listening import Listener

listener = Listener()
with speaking(listener):
    for package in sys.argv[1:]:
        import_module(package)
        modules_in(package)
sys.exit("\\n".join(one for one, _ in listener.heard) or 0)
"""


@pytest.mark.parametrize(
    "packages",
    [[f"longbox.{folder}.{game}" for folder in ("games", "clients")] for game in longbox.games()]
    + [["longbox.server", "longbox.terminal", "longbox.lab", "longbox.story", "longbox.players"]],
    ids=lambda packages: packages[0],
)
def test_nothing_is_said_while_modules_are_loaded(packages):
    loading = subprocess.run([sys.executable, "-c", LOADING, *packages], capture_output=True, text=True, check=False)
    assert loading.returncode == 0, loading.stderr
